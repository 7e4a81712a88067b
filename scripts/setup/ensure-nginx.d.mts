export function ensureNginx(): string | undefined;
export function findNginx(): string | undefined;
