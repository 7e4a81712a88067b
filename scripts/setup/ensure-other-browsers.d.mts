interface Browser {
  readonly name: string;
  readonly program: string | undefined;
  readonly packages: readonly string[];
}

interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly browsers: () => readonly Browser[];
  readonly unpack: () => void;
  readonly versionOf: (program: string) => string;
  readonly canInstall: () => boolean;
  readonly install: (...names: string[]) => void;
  readonly say: (sentence: string) => void;
}

export function ensureOtherBrowsers(machine?: Machine): string | undefined;
