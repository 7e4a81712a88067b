export function findChromium(
  env?: Readonly<Record<string, string | undefined>>,
  platform?: string,
  canRun?: (file: string) => boolean,
): string | undefined;
