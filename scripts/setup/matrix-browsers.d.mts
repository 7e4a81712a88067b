export interface MatrixBrowser {
  readonly name: string;
  /** Undefined where there is none. */
  readonly program: string | undefined;
  /** Debian's packages that bring the browser. */
  readonly packages: readonly string[];
}

export function matrixBrowsers(): Readonly<
  Record<'newestChromium' | 'windowedChromium' | 'olderChromium' | 'firefox' | 'webkit', MatrixBrowser>
>;
export function miniBrowser(): string | undefined;
export function versionOf(program: string): string;
