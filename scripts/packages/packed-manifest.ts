/** A package.json as this repository has it: its exports are sources. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

/**
 * The package.json that is packed: exports lead to what was built, and what only this repository needs is gone.
 *
 * @param isThere whether a file of the package, relative to its folder, was built
 */
export function packedManifest(source: SourceManifest, isThere: (path: string) => boolean): object {
  const { private: _private, imports: _imports, devDependencies: _dev, exports = {}, ...rest } = source;
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, path]) => [name, builtPath(path, isThere)]),
    ),
    publishConfig: { access: 'public' },
  };
}

function builtPath(path: string, isThere: (path: string) => boolean): string | object {
  if (!/(?<!\.d)\.tsx?$/.test(path)) return path;
  const base = path.replace(/\.tsx?$/, '');
  const isTyped = base.includes('*') || isThere(`${base}.d.ts`);
  return isTyped ? { types: `${base}.d.ts`, default: `${base}.js` } : `${base}.js`;
}
