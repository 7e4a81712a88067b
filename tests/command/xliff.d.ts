declare module 'xliff' {
  /** A file of XLIFF 2: its units by file and id, each with its sides. */
  export function xliff2js(xliff: string): Promise<{
    readonly xliffVersion: string;
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }>;
}
