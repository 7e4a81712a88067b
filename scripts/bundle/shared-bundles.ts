import { PATTERNS } from '@liveryjs/workspace/names';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type BuildReport, parseReport } from './report.ts';
import type { SharedCache } from './shared-cache.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** A file of a bundle as it is sent: its path, and its text; bytes in Base64, with the number 64 behind them. */
type Entry = readonly [path: string, text: string, base?: 64];

/** Tells whether a value is a sent bundle: whoever has the key may have sent something else. */
const isBundle = new Ajv2020({ strictTuples: false }).compile<Entry[]>({
  type: 'array',
  items: {
    type: 'array',
    minItems: 2,
    prefixItems: [{ type: 'string', pattern: PATTERNS.path }, { type: 'string' }, { const: 64 }],
    items: false,
  },
});

/** Begins to send a bundle to the machines that share a cache. @param hash of the bundle's input */
export function sendBundle(cache: SharedCache, hash: string, files: Files): void {
  const entries = [...files].map(([path, content]) =>
    typeof content === 'string' ? [path, content] : [path, Buffer.from(content).toString('base64'), 64],
  );
  cache.put(`bundle-${hash}`, Buffer.from(JSON.stringify(entries)));
}

/** A bundle that another machine has made of the same input; undefined when there is none that can be trusted. */
export async function receiveBundle(
  cache: SharedCache,
  hash: string,
  brand: string,
): Promise<{ readonly files: Files; readonly report: BuildReport } | undefined> {
  const entries = entriesIn(await cache.get(`bundle-${hash}`));
  if (entries === undefined) return undefined;
  const files = new Map(
    entries.map(([path, text, base]) => [path, base === 64 ? Buffer.from(text, 'base64') : text]),
  );
  const report = parseReport(String(files.get('build-report.json')));
  return report?.inputHash === hash && report.brand === brand ? { files, report } : undefined;
}

function entriesIn(bytes: Buffer | undefined): readonly Entry[] | undefined {
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return isBundle(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
