"""Names that MicroPython has in its own read-only memory, so that they cost no heap where a program uses them.

STATIC are those that .mpy files hold as numbers (all ports have them), COMMON are in the firmware of the rp2 and
of the WebAssembly port at least: what dir() shows there of the built-in types and modules. OTHER are more
that dir() shows on some port; they too belong to MicroPython, not to us.
"""

STATIC = """
ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception GeneratorExit
ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError
OSError OverflowError RuntimeError StopIteration SyntaxError SystemExit TypeError ValueError
ZeroDivisionError abs all any append args bool bytearray bytes callable chr classmethod clear close copy count
dict dir divmod endswith extend find format from_bytes get getattr hasattr hash id index insert int isalpha
isdigit isinstance islower isspace issubclass isupper items iter join keys len list lower lstrip map next open
ord pop popitem pow print range read readinto readline remove replace repr reverse rfind rindex round rsplit
rstrip send sep set setattr setdefault sort sorted split start startswith staticmethod step stop str strip sum
throw to_bytes tuple update upper value values write zip
""".split()

COMMON = """
ARRAY AUTO BFINT16 BFINT32 BFINT8 BFUINT16 BFUINT32 BFUINT8 BF_LEN BF_POS BIG_ENDIAN BytesIO CancelledError
DeflateIO EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST EHOSTUNREACH
EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN EOPNOTSUPP EPERM ETIMEDOUT FLOAT32 FLOAT64
FrameBuffer FrameBuffer1 GS2_HMSB GS4_HMSB GS8 GZIP IOBase LITTLE_ENDIAN Lock Loop MONO_HLSB MONO_HMSB MONO_VLSB
MVLSB NATIVE NotImplemented OrderedDict POLLERR POLLHUP POLLIN POLLOUT PTR RAW RGB565 RingIO SingletonGenerator
StopAsyncIteration StringIO Task TaskQueue ThreadSafeFlag TimeoutError UINT UINT64 ULONG ULONGLONG USHORT
UnicodeError VOID ZLIB _build _exc_context _exc_handler _io_queue _mpy _promote_to_task _task_queue acos acosh
acquire addressof appendleft argv asin asinh atan atan2 atanh bin blit buffer bytearray_at byteorder bytes_at
calcsize call_exception_handler ceil center chdir choice cmath collect compile copysign crc32 create_task
cur_task current_task default_exception_handler deflate degrees delattr deleter deque disable discard dump dumps
e ellipse enumerate erf erfc errno errorcode execfile expm1 fabs fill fill_rect filter floor flush fmod framebuf
frexp fromhex fromkeys frozenset gc get_event_loop get_exception_handler getcwd getrandbits getvalue gmtime
hashlib heap_lock heap_unlock heapify heappop heappush heapq help hline ilistdir implementation input
intersection intersection_update ioctl ipoll is_set isclose isdisjoint isenabled isfinite isinf isnan issubset
issuperset json kbd_intr ldexp lgamma libc_ver load loads localtime log10 log2 maxsize mem_alloc mem_free
mem_info memoryview min mkdir mkfs modf modify namedtuple new_event_loop oct opt_level pack_into peek pend_throw
phase pi platform polar poly popleft print_exception property ps1 ps2 python_compiler qstr_info queue_read
radians randint randrange readlines release rename reversed rmdir rpartition schedule scroll search seed seek
select set_exception_handler setter sha256 sizeof sleep_ms sleep_us splitlines statvfs stderr
symmetric_difference symmetric_difference_update tau tell threshold ticks ticks_add ticks_cpu ticks_diff
ticks_ms ticks_us time_ns trunc uctypes umount unhexlify uniform union unlink unpack_from unregister version
version_info vline wait_for wait_for_ms
""".split()

OTHER = """
Event INT INT16 INT32 INT64 INT8 IOQueue LONG LONGLONG PinBase SHORT Server Signal Stream StreamReader
StreamWriter UINT16 UINT32 UINT8 VfsFat VfsLfs1 VfsLfs2 VfsPosix VfsRom ViperTypeError __aenter__ __aexit__
__bases__ __build_class__ __class__ __contains__ __del__ __delattr__ __delitem__ __dict__ __enter__ __exit__
__file__ __getattr__ __getitem__ __globals__ __import__ __init__ __iter__ __module__ __name__ __new__ __next__
__path__ __qualname__ __repl_print__ __setattr__ __setitem__ __version__ _attrs _dequeue _enqueue _machine
_serve _stop_task _stopper _thread a2b_base64 aclose add array asyncio atexit awrite awritestr b2a_base64
binascii clock collections complex const core cos cosh decode difference difference_update digest drain enable
encode eval event exc_info exec executable exit exp factorial fileno float gamma gather get_extra_info getenv
getter globals hex hexlify idle inf io line listdir locals locked log machine match math max md5 mem16 mem32
mem8 mem_current mem_peak mem_total micropython mktime modules mount name nan object off on open_connection os
pack partition path pixel poll poller push putenv queue_write random re readexactly rect register run
run_forever run_until_complete sha1 sin sinh sleep slice soft_reset sqrt stack_use start_server stat stdin
stdout stream stream_awrite struct sub super sys system tan tanh text time time_pulse_us type unpack unsetenv
urandom vfs wait wait_closed wait_io_event
""".split()
