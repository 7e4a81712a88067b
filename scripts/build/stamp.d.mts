export function finishedBuild(args: readonly string[]): string | undefined;
export function keepBuild(args: readonly string[], places: readonly string[], text: string): void;
