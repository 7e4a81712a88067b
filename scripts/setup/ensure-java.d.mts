export function ensureJava(): string | undefined;
export function findJava(): string | undefined;
