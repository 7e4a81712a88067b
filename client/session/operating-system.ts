/** Names as the platform knows them are not specified: these are this project's own. The first that fits counts. */
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The operating system that a browser says it runs on. */
export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
