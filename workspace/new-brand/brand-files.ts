import { relative } from 'node:path/posix';
import {
  type ChainLink,
  type FileSystem,
  isObject,
  type JsonObject,
  type JsonValue,
  parseJson,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { colorOf } from '@liveryjs/compiler/theme';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { brandSchemaPath } from '#workspace/types/editor/schema-path.ts';
import { faviconOf, logoOf } from './brand-art.ts';

/** Ramps that a brand gets its own copy of, to change; what refers to them follows. */
const ramps = ['brand', 'accent'];

/** The ground of the mark where the parent's colour is an alias, or where there is none. */
const PLAIN = '#5b5b73';

/** The logo that is drawn for a brand which has none yet. */
const DRAWN = 'assets/logo.svg';

/** A brand that is not there yet. */
interface NewBrandFiles {
  readonly id: string;
  readonly name: string;
  /** Sections of its manifest; its host name on this machine is its domain where they name none. */
  readonly members?: JsonObject;
  /** A colour of its own, `#rrggbb`. Default: that of its parent. */
  readonly color?: string | undefined;
  /** Path of a logo of its own in its folder. Default: a mark with its name, which is drawn. */
  readonly logo?: string | undefined;
}

/**
 * The files of a new brand that is like another one but for some sections of its manifest: text by name.
 * It gets a mark of its own: nobody publishes under another brand's logo by mistake.
 * @param parent the brand to inherit from
 */
export function brandFiles(
  { files, brandsFolder }: Workspace,
  parent: BrandResult,
  { id, name, members = {}, color: ownColor, logo }: NewBrandFiles,
): Map<string, string> {
  const schema = (kind: 'brand' | 'tokens') => relative(`${brandsFolder}/${id}`, brandSchemaPath(id, kind));
  const color = rampsIn(files, parent.chain);
  const ground = ownColor ?? valueAt(color, '/brand/500/$value');
  const plain = typeof ground === 'string' && ground.startsWith('#') ? ground : PLAIN;
  // In a portal the mark follows the brand's colour; a program that shows the file takes what stands after the comma.
  const paint = ground === undefined ? plain : `var(--color-brand-500, ${plain})`;
  return new Map([
    ['brand.json', json(manifestOf(id, name, parent.id, schema('brand'), members, logo ?? DRAWN))],
    ...(color === undefined ? [] : [['tokens.json', json({ $schema: schema('tokens'), color })] as const]),
    ...(logo === undefined ? [[DRAWN, logoOf(name, paint)] as const] : []),
    ['assets/favicon.svg', faviconOf(name, paint)],
  ]);
}

function manifestOf(
  id: string,
  name: string,
  parent: string,
  schema: string,
  members: JsonObject,
  logo: string,
): JsonObject {
  return {
    $schema: schema,
    schemaVersion: 1,
    id,
    extends: parent,
    name,
    domains: [`${id}.localhost`],
    ...members,
    assets: { logo, favicon: 'assets/favicon.svg' },
  };
}

/** The colour that a new brand begins with, `#rrggbb`: that of its parent; undefined where none is written as such. */
export function firstColor({ files }: Workspace, { chain }: BrandResult): string | undefined {
  const ground = valueAt(rampsIn(files, chain), '/brand/500/$value');
  return typeof ground === 'string' && /^#[0-9a-f]{6}$/i.test(ground) ? ground.toLowerCase() : undefined;
}

/** The middle step of each ramp as the nearest brand of the chain writes it. */
function rampsIn(files: FileSystem, chain: readonly ChainLink[]): JsonObject | undefined {
  const colorRamps: Record<string, JsonValue> = {};
  for (const ramp of ramps) {
    for (const { folder } of chain) {
      const file = `${folder}/tokens.json`;
      const bytes = files.read(file);
      const value = bytes && valueAt(parseJson(bytes, file).value, `/color/${ramp}/500/$value`);
      // Written short, since people change it first of all.
      if (typeof value === 'string' || isObject(value))
        colorRamps[ramp] = { 500: { $value: colorOf(value) ?? value } };
    }
  }
  return Object.keys(colorRamps).length === 0 ? undefined : { $type: 'color', ...colorRamps };
}

/** Two spaces; lists of plain values, currencies and languages on one line each. */
function json(value: JsonObject): string {
  const text = JSON.stringify(value, null, 2)
    .replaceAll(
      /\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g,
      (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`,
    )
    .replaceAll(
      /\{\s+("code": "[^"]*"(?:,\s+"[^"]*": "[^"]*")*)\s+\}/g,
      (_, items: string) => `{ ${items.replaceAll(/\s*\n\s*/g, ' ')} }`,
    );
  return `${text}\n`;
}
