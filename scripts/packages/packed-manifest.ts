/** A package.json as this repository has it: its exports are sources. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

/**
 * The package.json that is packed: exports lead to what was built, and what only this repository needs is gone.
 * What `publishConfig.exports` names takes the place of the exports, so that what only tests need is nobody's else.
 */
export function packedManifest(source: SourceManifest, isThere: (path: string) => boolean): object {
  const {
    private: _private,
    imports: _imports,
    devDependencies: _dev,
    publishConfig,
    exports = {},
    ...rest
  } = source;
  const { exports: published = exports, ...publish } = (publishConfig ?? {}) as {
    readonly exports?: Readonly<Record<string, string>>;
  };
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(published).map(([name, path]) => [name, builtPath(path, isThere)]),
    ),
    publishConfig: { access: 'public', ...publish },
  };
}

function builtPath(path: string, isThere: (path: string) => boolean): string | object {
  if (!/(?<!\.d)\.tsx?$/.test(path)) return path;
  const base = path.replace(/\.tsx?$/, '');
  const isTyped = base.includes('*') || isThere(`${base}.d.ts`);
  return isTyped ? { types: `${base}.d.ts`, default: `${base}.js` } : `${base}.js`;
}
