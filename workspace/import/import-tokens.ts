import { relative } from 'node:path/posix';
import type { Issue } from '@liveryjs/compiler/issues';
import { type FileSystem, pointerTo } from '@liveryjs/compiler/manifest';
import type { TokenMapping } from '@liveryjs/schemas/brand';
import { Failure } from '#workspace/failure.ts';
import { loadBrand, type Workspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { brandSchemaPath } from '#workspace/types/editor/schema-path.ts';
import { type BrandTokens, brandTokens } from './brand-tokens.ts';
import { type ConvertedSet, convertSet, placeOf } from './convert/convert-set.ts';
import { nameTokens, type PlaceIn } from './name-tokens.ts';
import type { Library } from './read/library.ts';
import { modeSets } from './read/mode-set.ts';
import type { TokenSet } from './read/token-set.ts';
import type { Remark } from './remark.ts';
import { mergeTokens } from './write/merge-tokens.ts';
import { type Placed, placeTokens } from './write/place-tokens.ts';

/** A token file of a brand, before and after. */
export interface ImportedFile {
  /** Relative to the workspace root. */
  readonly path: string;
  /** Missing where there is no such file yet. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface Imported {
  /** The files that change. Nothing is written. */
  readonly files: readonly ImportedFile[];
  /** The number of the library's tokens that the brand has afterwards. */
  readonly taken: number;
  /** Remarks on values that were not taken, or were changed on the way. */
  readonly remarks: readonly Remark[];
}

/**
 * Puts the tokens of a library into a brand's files as a mapping says. What an earlier run wrote is replaced; what
 * anybody else wrote stays. What cannot be taken is said, and the rest is taken.
 *
 * @param placeIn where a value of the mapping stands
 * @param open opens the workspace as it would be
 * @throws Failure where the brand cannot be read, or could not with all these tokens
 */
export function importTokens(
  workspace: Workspace,
  id: string,
  library: Library,
  mapping: TokenMapping,
  placeIn: PlaceIn,
  open: (files: FileSystem) => Workspace,
): Imported {
  const brand = brandTokens(workspace, id, mapping.library);
  const { sets, remarks } = modeSets(library, mapping);
  const named = nameTokens([...sets.values()], mapping, brand, placeIn);
  const { names, kept } = named;
  const refused = new Map<string, Remark>();
  while (true) {
    const converted = new Map([...sets].map(([mode, set]) => [mode, convertSet(set, names)]));
    const conversionRemarks = [
      ...[...converted.values()].flatMap((set) => set.remarks.filter(({ taken }) => !taken)),
      ...withoutValue(sets, names),
      ...ofOtherType(converted, brand),
    ];
    const placed = placeTokens(converted, kept, brand, mapping.library);
    const files = mergedFiles(workspace, id, placed, mapping.library);
    const all =
      conversionRemarks.length > 0
        ? conversionRemarks
        : judged(open(withFiles(workspace.files, files)), id, placed, converted);
    const wrong = all.filter(({ name }) => names.has(name));
    if (wrong.length === 0) {
      const notes = [...converted.values()].flatMap((set) => set.remarks);
      const isRead = ({ file }: Remark) => !mapping.leaveOutFiles.some((end) => file.endsWith(end));
      const allRemarks = [
        ...library.remarks.filter(isRead),
        ...remarks,
        ...named.remarks,
        ...refused.values(),
        ...notes,
      ];
      return {
        files: files.filter(({ before, after }) => before !== after),
        taken: [...names.values()].filter((name) => !kept.has(name)).length,
        remarks: once(allRemarks),
      };
    }
    for (const remark of wrong) {
      names.delete(remark.name);
      if (!refused.has(remark.name)) refused.set(remark.name, remark);
    }
  }
}

/** Tokens that have a value in one mode and none in another. */
function withoutValue(sets: ReadonlyMap<string, TokenSet>, names: ReadonlyMap<string, string>): Remark[] {
  return [...names.keys()].flatMap((name) => {
    const without = [...sets].filter(([, { tokens }]) => !tokens.has(name)).map(([mode]) => mode);
    const token = [...sets.values()].flatMap(({ tokens }) => tokens.get(name) ?? [])[0];
    if (without.length === 0 || token === undefined) return [];
    const what = `It has no value for the mode ${without.join(' and ')}.`;
    return [
      {
        ...placeOf(token),
        taken: false,
        what,
        remedy: 'Say in "modes" of the mapping what fills that mode, or leave it out.',
      },
    ];
  });
}

/** Tokens that would take the place of inherited ones of another type. */
function ofOtherType(sets: ReadonlyMap<string, ConvertedSet>, { inherited }: BrandTokens): Remark[] {
  return [...sets.values()].flatMap(({ tokens }) =>
    [...tokens].flatMap(([ours, { type, from }]) => {
      const above = inherited.get(ours)?.type;
      if (above === undefined || above === type) return [];
      const what = `It is a ${type}, and ${ours}, which it would be, is a ${above}.`;
      return [
        { ...placeOf(from), taken: false, what, remedy: 'Give it another name in "rename" of the mapping.' },
      ];
    }),
  );
}

function mergedFiles(workspace: Workspace, id: string, placed: Placed, library: string): ImportedFile[] {
  return [...placed].flatMap(([path, tokens]) => {
    const bytes = workspace.files.read(path);
    const before =
      bytes === undefined ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const schema = relative(path.slice(0, path.lastIndexOf('/')), brandSchemaPath(id, 'tokens'));
    const after = mergeTokens(before, tokens, library, schema);
    return after === undefined ? [] : [{ path, before, after }];
  });
}

/** Returns the engine's findings about tokens once they are in the brand. */
function judged(
  workspace: Workspace,
  id: string,
  placed: Placed,
  converted: ReadonlyMap<string, ConvertedSet>,
): Remark[] {
  const fromOf = (name: string) =>
    [...converted.values()].flatMap(({ tokens }) => tokens.get(name)?.from ?? [])[0];
  const named = new Map(
    [...placed].flatMap(([path, tokens]) =>
      [...tokens.keys()].map((name) => [`${path}#${name.split('.').reduce(pointerTo, '')}`, name] as const),
    ),
  );
  const { issues } = loadBrand(workspace, id);
  const unread = issues.find(({ file, code }) => placed.has(file) && /^(file|json)-/.test(code));
  if (unread !== undefined)
    throw new Failure(
      `${unread.file} could not be read any more, so nothing was written: ${unread.message} Name in "take" of the mapping what the brand needs.`,
    );
  const errors = issues.filter(({ code, severity }) => severity === 'error' && code.startsWith('token-'));
  return errors.flatMap((issue) => {
    const name = tokenAt(issue, named);
    const from = name === undefined ? undefined : fromOf(name);
    if (from === undefined) return [];
    const sentence = issue.message.replace(/^[^ ]+: /, '');
    const what = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    return [{ ...placeOf(from), taken: false, what, remedy: issue.hint }];
  });
}

function tokenAt({ file, pointer }: Issue, named: ReadonlyMap<string, string>): string | undefined {
  for (let ancestor = pointer; ancestor !== ''; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    const name = named.get(`${file}#${ancestor}`);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Each remark once, though it is found in each mode. */
function once(remarks: readonly Remark[]): Remark[] {
  return [
    ...new Map(remarks.map((remark) => [`${remark.file}:${remark.name}:${remark.what}`, remark])).values(),
  ];
}
