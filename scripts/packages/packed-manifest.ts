/** A package.json as this repository has it: its exports are sources. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | null>>;
  /** Modules that do something when they are imported; false where there is none. A bundle may leave out any other. */
  readonly sideEffects: false | readonly string[];
  readonly [key: string]: unknown;
}

const SOURCE = /(?<!\.d)\.tsx?$/;

/**
 * The package.json that is packed: exports and side effects are those of what was built, and what only this repository
 * needs is gone.
 *
 * @param isThere whether a file of the package, relative to its folder, was built
 */
export function packedManifest(source: SourceManifest, isThere: (path: string) => boolean): object {
  const {
    private: _private,
    imports: _imports,
    devDependencies: _dev,
    exports = {},
    sideEffects,
    ...rest
  } = source;
  return {
    ...rest,
    sideEffects:
      sideEffects === false
        ? false
        : sideEffects.map((path) => (isThere(path) ? path : path.replace(SOURCE, '.js'))),
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, path]) => [name, builtPath(path, isThere)]),
    ),
    publishConfig: { access: 'public' },
  };
}

function builtPath(path: string | null, isThere: (path: string) => boolean): string | object | null {
  if (path === null || !SOURCE.test(path)) return path;
  const base = path.replace(SOURCE, '');
  const isTyped = base.includes('*') || isThere(`${base}.d.ts`);
  return isTyped ? { types: `${base}.d.ts`, default: `${base}.js` } : `${base}.js`;
}
