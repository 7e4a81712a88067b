import { byIdentity, sameList } from '#compiler/manifest/by-identity.ts';
import type { FileSystem } from '#compiler/manifest/file-system.ts';
import type { AssetUse } from '#compiler/manifest/resolve/result.ts';
import { readXml, XmlFault } from './read-xml.ts';

/** A sprite that can be read: its text without what stands before its outermost element, and where its symbols are. */
interface Sprite {
  readonly text: string;
  readonly symbols: readonly { readonly id: string; readonly start: number; readonly end: number }[];
}

const SVG = 'http://www.w3.org/2000/svg';

const NONE: Sprite = { text: '', symbols: [] };
const spritesByBytes = new WeakMap<Uint8Array, Sprite>();

/** Pointer of the asset whose files lie over each other, symbol by symbol. */
export const ICONS = '/assets/icons';

/** The files of a brand's icons: those of the root of the chain first, the brand's own last. */
export function iconFiles(assets: readonly AssetUse[]): string[] {
  return assets.flatMap(({ pointer, path }) => (pointer === ICONS && path !== undefined ? [path] : []));
}

/** Ids of the symbols of SVG sprites, each once, in their order; none where a file is missing or cannot be read. */
export function symbolsIn(files: FileSystem, sprites: readonly string[]): readonly string[] {
  return idsIn(sameList(sprites.map((file) => spriteOf(files, file))));
}

const idsIn = byIdentity((sprites: readonly Sprite[]): readonly string[] => [
  ...new Set(sprites.flatMap(({ symbols }) => symbols.map(({ id }) => id))),
]);

/**
 * One sprite of several: of symbols with the same id the one of the later file is in it. Each file keeps an element of its
 * own, with the namespaces and the paints that its symbols use.
 *
 * @param sprites paths of SVG files, each lying over those before it
 */
export function mergeSprites(files: FileSystem, sprites: readonly string[]): string {
  const above = new Set<string>();
  const parts: string[] = [];
  for (const file of [...sprites].reverse()) {
    const { text, symbols } = spriteOf(files, file);
    const hidden = symbols.filter(({ id }) => above.has(id));
    for (const { id } of symbols) above.add(id);
    parts.push(hidden.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text));
  }
  // Browsers take the first of paints with the same id: it is that of the file above.
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('\n')}\n</svg>\n`;
}

function spriteOf(files: FileSystem, file: string): Sprite {
  const bytes = files.read(file);
  if (bytes === undefined) return NONE;
  const sprite = spritesByBytes.get(bytes) ?? read(new TextDecoder().decode(bytes));
  spritesByBytes.set(bytes, sprite);
  return sprite;
}

function read(written: string): Sprite {
  // Bundles are the same for either kind of line breaks.
  const text = written.replaceAll(/\r\n?/g, '\n');
  const symbols: { id: string; start: number; end: number }[] = [];
  let root = { start: 0, end: 0 };
  let depth = 0;
  let inside: { readonly id: string; readonly start: number; readonly depth: number } | undefined;
  try {
    readXml(text, {
      open({ local, namespace, attributes: { id }, start }) {
        if (depth === 0) root = { start, end: start };
        depth += 1;
        if (inside === undefined && local === 'symbol' && namespace === SVG && id !== undefined)
          inside = { id, start, depth };
      },
      close(end) {
        if (inside?.depth === depth) {
          symbols.push({ id: inside.id, start: inside.start - root.start, end: end - root.start });
          inside = undefined;
        }
        depth -= 1;
        if (depth === 0) root = { ...root, end };
      },
    });
  } catch (error) {
    // The check of assets reports the faults of the file.
    if (error instanceof XmlFault) return NONE;
    throw error;
  }
  return { text: text.slice(root.start, root.end), symbols };
}
