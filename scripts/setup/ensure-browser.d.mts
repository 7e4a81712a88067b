interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly find: () => string | undefined;
  readonly versionOf: (path: string) => string | undefined;
  readonly canInstall: () => boolean;
  readonly install: (name: string) => void;
  readonly say: (sentence: string) => void;
}

export const OLDEST_CHROMIUM: number;
export function ensureBrowser(machine?: Machine): string | undefined;
