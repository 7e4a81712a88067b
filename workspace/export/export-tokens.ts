import type { JsonObject } from '@liveryjs/compiler/manifest';
import { firstMode } from '@liveryjs/compiler/theme';
import type { Theme } from '@liveryjs/schemas/brand';
import type { BrandResult } from '#workspace/open/index.ts';
import { type Remark, strictDocument } from './strict-tokens.ts';

/** A file of an export. */
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}

/** The tokens of a brand for other tools. */
export interface ExportedTokens {
  /** One file a mode, and the file by which tools choose between them. */
  readonly files: readonly ExportedFile[];
  readonly modes: readonly string[];
  /** Number of tokens, the same in each mode. */
  readonly tokens: number;
  /** Tokens that the format cannot hold whole, each once. */
  readonly remarks: readonly Remark[];
}

const RESOLVER_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/**
 * Writes out the tokens of a brand, each mode by itself, in the Design Tokens Format Module 2025.10, and a resolver document
 * (Design Tokens Resolver Module 2025.10) that names these files. Nothing is written to the disk.
 *
 * @returns undefined where the brand has no theme, or one with errors
 */
export function exportTokens(id: string, { shown, theme }: BrandResult): ExportedTokens | undefined {
  const written = shown?.theme as unknown as Theme | undefined;
  if (theme === undefined || written === undefined) return undefined;
  if (theme.issues.some(({ severity }) => severity === 'error')) return undefined;
  const modes = Object.keys(theme.modes);
  const documents = modes.map((mode) => strictDocument(theme, mode));
  const nameOf = (mode: string) => `${id}.${mode}.tokens.json`;
  const files = documents.map(({ document }, index) => ({
    name: nameOf(modes[index] ?? ''),
    text: textOf(document),
  }));
  const name = typeof shown?.name === 'string' ? shown.name : id;
  const resolver = resolverOf(name, modes, firstMode(written)?.id, nameOf);
  const remarks = new Map(
    documents.flatMap(({ remarks: lost }) => lost).map((remark) => [`${remark.name} ${remark.what}`, remark]),
  );
  return {
    files: [...files, { name: `${id}.resolver.json`, text: textOf(resolver) }],
    modes,
    tokens: documents[0]?.count ?? 0,
    remarks: [...remarks.values()],
  };
}

/** A modifier needs two contexts; the only mode of a brand is a set. */
function resolverOf(
  name: string,
  modes: readonly string[],
  first: string | undefined,
  nameOf: (mode: string) => string,
): JsonObject {
  const source = (mode: string) => [{ $ref: nameOf(mode) }];
  const [only = '', ...others] = modes;
  const about = { $schema: RESOLVER_SCHEMA, name, version: '2025.10' };
  if (others.length === 0)
    return {
      ...about,
      sets: { [only]: { sources: source(only) } },
      resolutionOrder: [{ $ref: `#/sets/${only}` }],
    };
  return {
    ...about,
    modifiers: {
      mode: {
        contexts: Object.fromEntries(modes.map((mode) => [mode, source(mode)])),
        default: first ?? only,
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  };
}

/** JSON with lists of numbers on one line. */
function textOf(value: JsonObject): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(/\[[\s\d.,eE+-]+\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
}
