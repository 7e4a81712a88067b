type Program = 'java' | 'nginx' | 'ngx_http_brotli_static_module.so' | 'nvim' | 'openssl' | 'redis-server';
export function ensureProgram(name: Program): string | undefined;
export function findProgram(name: Program): string | undefined;
