import { type JsonValue, SourceText } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/index.ts';
import { fileKindOf, nameAt } from './name-at.ts';
import { overridesIn } from './overrides.ts';

/** A value of a brand that says again what the brand inherits: nothing changes without it, and it follows its parent no more. */
export interface RepeatedValue {
  /** The place as an edit names it: a path of the manifest, a token, or the key of a message. */
  readonly at: string;
  /** Code of the language, of a message. */
  readonly language?: string;
  /** The mode whose file has it, of a token. */
  readonly mode?: string;
  readonly value: JsonValue;
  /** `file:line` of the brand, relative to the root. */
  readonly place: string;
  /** Id of the brand that says it, too, and the place there. */
  readonly over: string;
  readonly inherited: string;
}

/** Finds the values of a brand that it would have without saying them, in its manifest, its tokens and its messages. */
export function repeatedValues(workspace: Workspace, brand: string): RepeatedValue[] {
  const { files, resolver } = workspace;
  const folder = resolver.inherit(brand).chain.at(-1)?.folder;
  if (folder === undefined) return [];
  const paths = [
    ...files.list(folder).map((name) => `${folder}/${name}`),
    ...files.list(`${folder}/messages`).map((name) => `${folder}/messages/${name}`),
  ].filter((path) => fileKindOf(path) !== undefined);
  return paths.flatMap((path) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(path));
    const source = new SourceText(path, text);
    const [, language] = /\/messages\/([^/]+)\.json$/.exec(path) ?? [];
    const [, mode] = /\/tokens\.([^./]+)\.json$/.exec(path) ?? [];
    return overridesIn(workspace, brand, path, text)
      .filter(({ isSame }) => isSame)
      .flatMap(({ start, end, over, inherited: value, place }): RepeatedValue | [] => {
        const name = nameAt(path, text, start)?.name;
        if (name === undefined) return [];
        return {
          at: name,
          ...(language !== undefined && { language }),
          ...(mode !== undefined && { mode }),
          value,
          place: `${path}:${source.position(start, end).line}`,
          over,
          inherited: place,
        };
      });
  });
}
