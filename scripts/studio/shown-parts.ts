import { createHash } from 'node:crypto';
import type { BrandPartText } from '@liveryjs/studio/bridge';
import { areSame } from '#scripts/dev/changed-modules.ts';
import type { BrandFile, BrandParts } from '#scripts/plugin/brand-parts.ts';
import { codeModuleId } from '#scripts/plugin/ids.ts';
import { dataAddress } from './views/assets.ts';

/** A part, with the value that its text was made of. */
type KeptPart = Required<BrandPartText> & { readonly value: object | string };

/** The parts of a brand as its page is shown them. What did not change keeps its text. */
export type ShownParts = ReadonlyMap<string, KeptPart>;

/**
 * Writes a resolved brand as parts for the portal in the studio's frame: what it needs to show the brand without loading
 * anything again.
 *
 * @param files the brand as its page was started with
 * @param addressOf gives the address of a file in pages
 * @param before the parts as they were
 */
export function shownParts(
  parts: BrandParts,
  files: BrandParts | undefined,
  addressOf: (file: BrandFile) => string,
  before: ShownParts = new Map(),
): ShownParts {
  const { brand, contents, widgets, assets, messages, styleFiles, css } = parts;
  const stylePaths = new Map(styleFiles.map((file) => [file.path, addressOf(file)]));
  const addresses = Object.fromEntries(
    Object.entries(assets).map(([name, file]) => [
      name,
      isDrafted(file, files?.assets[name]) ? dataAddress('image/svg+xml', file.bytes) : addressOf(file),
    ]),
  );
  const portal = portalId(parts);
  const values: Readonly<Record<string, object | string>> = {
    manifest: brand,
    styles: css((path) => stylePaths.get(path) ?? path),
    assets: addresses,
    widgets,
    contents,
    ...Object.fromEntries(Object.entries(messages).map(([code, texts]) => [`messages/${code}`, texts])),
    ...(files !== undefined && portal !== portalId(files) && { portal }),
  };
  return new Map(
    Object.entries(values).map(([name, value]) => {
      const last = before.get(name);
      const isSame = last !== undefined && isTexts(name) && areSame(Object(last.value), Object(value));
      return [name, isSame ? last : partOf(name, value)];
    }),
  );
}

/** The list of parts that a page gets. @param has hashes of the texts that it has already */
export function partsToSend(parts: ShownParts, has: readonly string[]): BrandPartText[] {
  const there = new Set(has);
  return [...parts.values()].map(({ name, hash, text }) =>
    there.has(hash) ? { name, hash } : { name, hash, text },
  );
}

/** Tells of a picture whether the server has another one in its place: it serves files as they are saved. Sprites are told by their parts, which no such address has. */
function isDrafted(file: BrandFile, saved: BrandFile | undefined): boolean {
  if (saved === undefined || !file.path.endsWith('.svg') || Buffer.compare(file.bytes, saved.bytes) === 0)
    return false;
  return !/<symbol[\s>]/.test(new TextDecoder().decode(file.bytes));
}

/** Messages are most of a brand, and are compared sooner than written. */
function isTexts(name: string): boolean {
  return name.startsWith('messages/');
}

function partOf(name: string, value: object | string): KeptPart {
  const text = JSON.stringify(value);
  return { name, hash: createHash('sha256').update(text).digest('base64url'), text, value };
}

/** Id of a module that exports the portal's side of the platform. */
function portalId({ identity, adapter, live }: BrandParts): string {
  return codeModuleId({ widgets: [], core: [], soon: [], first: [], identity, adapter, live });
}
