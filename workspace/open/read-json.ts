import type { FileSystem, JsonValue } from '@liveryjs/compiler/manifest';

/** The JSON of a file of the workspace's own, or undefined when there is none that can be read. */
export function readJson(files: FileSystem, path: string): JsonValue | undefined {
  const bytes = files.read(path);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as JsonValue;
  } catch {
    return undefined;
  }
}
