import { type FileSystem, isObject } from '@liveryjs/compiler/manifest';

const MANIFEST = /(^|\/)brand\.json$/;

/**
 * The files of brands in which no manifest fixes a feature: what a feature that is off would take out stays in the
 * resolved brand, behind its switch. The rules of a place, which may ask for fixed features, are left out.
 */
export function withOpenFeatures(files: FileSystem): FileSystem {
  const open = (path: string) => {
    const bytes = files.read(path);
    return bytes && MANIFEST.test(path) ? opened(bytes) : bytes;
  };
  return {
    read: open,
    size: (path) => (MANIFEST.test(path) ? open(path)?.length : files.size(path)),
    list: (folder) => files.list(folder),
    holds: (folder, path) => files.holds(folder, path),
  };
}

function opened(bytes: Uint8Array): Uint8Array {
  let manifest: unknown;
  try {
    manifest = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return bytes;
  }
  if (!isObject(manifest)) return bytes;
  const { jurisdiction: _rules, features, ...others } = manifest;
  const entries = Object.entries(isObject(features) ? features : {}).map(([name, feature]) => {
    const isFixed = isObject(feature) && typeof feature.fixed === 'boolean';
    return [name, isFixed ? { module: `FIXED_${name.toUpperCase()}` } : feature] as const;
  });
  return new TextEncoder().encode(
    JSON.stringify({ ...others, ...(features !== undefined && { features: Object.fromEntries(entries) }) }),
  );
}
