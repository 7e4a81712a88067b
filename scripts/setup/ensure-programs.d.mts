type Program = 'java' | 'nginx' | 'redis-server';
export function ensureProgram(name: Program): string | undefined;
export function findProgram(name: Program): string | undefined;
