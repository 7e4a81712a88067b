import { type BuildReport, parseReport } from './report.ts';
import type { SharedCache } from './shared-cache.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

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
  const bytes = await cache.get(`bundle-${hash}`);
  if (bytes === undefined) return undefined;
  const entries = JSON.parse(bytes.toString()) as [string, string, 64?][];
  const files = new Map(
    entries.map(([path, text, base]) => [path, base === 64 ? Buffer.from(text, 'base64') : text]),
  );
  const report = parseReport(String(files.get('build-report.json')));
  return report?.inputHash === hash && report.brand === brand ? { files, report } : undefined;
}
