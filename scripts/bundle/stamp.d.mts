export function finishedBuild(args: readonly string[]): string | undefined;
export function keepBuild(
  args: readonly string[],
  read: readonly string[],
  bundles: readonly string[],
  text: string,
): void;
