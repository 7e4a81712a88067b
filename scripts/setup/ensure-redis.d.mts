export function ensureRedis(): string | undefined;
export function findRedis(): string | undefined;
