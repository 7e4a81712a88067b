import { alike, createIssue, type Issue, issueList, nearest } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { FileSystem } from '#compiler/manifest/file-system.ts';
import { isList, isObject, type JsonValue, ownText, typeName } from '#compiler/manifest/json.ts';
import { migrate } from '#compiler/manifest/migrate/migrate.ts';
import type { Version } from '#compiler/manifest/migrate/versions.ts';
import { readJsonFile } from '#compiler/manifest/parse/read-json-file.ts';
import { valuePosition } from '#compiler/manifest/parse/source-text.ts';
import { type Traced, tracedObject } from '#compiler/manifest/parse/traced.ts';
import { unreadable } from '#compiler/manifest/parse/unreadable.ts';
import { pointerKeys, pointerTo, step } from '#compiler/manifest/pointer.ts';
import { withSameParts } from '#compiler/manifest/same-parts.ts';
import { received } from '#compiler/manifest/validate/describe.ts';
import { merge } from './merge.ts';
import { CODE_OF_MERGE, mergeIssue } from './merge-issue.ts';

/** A manifest with everything that it inherits, before its shape is checked. */
export interface Extended {
  /** Missing when a manifest of the chain cannot be read. */
  readonly document?: Traced;
  /** The brands of the chain, the root first. */
  readonly chain: readonly { readonly id: string; readonly folder: string }[];
  readonly issues: readonly Issue[];
  /** Files that were read. */
  readonly inputs: readonly string[];
}

export interface ExtendInput {
  readonly files: FileSystem;
  readonly brandsFolder: string;
  /** Other folders of brands, which are only extended. */
  readonly parentFolders: readonly string[];
  /** Keys of the manifest that a brand does not inherit. */
  readonly ownKeys: ReadonlySet<string>;
  readonly versions?: readonly Version[];
}

const longestChain = 20;

/** Reads manifests with what they inherit. Each is read once, until one of its chain is forgotten. */
export interface Extender {
  extend(id: string): Extended;
  /** @param changed says of a path whether there may be another file, or none */
  forget(changed: (path: string) => boolean): void;
  /** One that reads other files, and begins with all that this one has read. */
  over(files: FileSystem): Extender;
}

/** @param read manifests that were read before, by the ids of their brands. Default: none */
export function createExtender(
  input: ExtendInput,
  read: ReadonlyMap<string, Extended> = new Map(),
): Extender {
  const { files, brandsFolder, parentFolders, ownKeys, versions } = input;
  const extendedById = new Map(read);
  /** The former contents of manifests that were forgotten and not read again yet. */
  const saidBefore = new Map<string, JsonValue>();
  const folders = [brandsFolder, ...parentFolders];
  const holds = (folder: string, id: string) => isThere(files, `${folder}/${id}/brand.json`);
  const holdsAny = (id: string) => folders.some((folder) => holds(folder, id));
  /** The folder of a brand. One's own brand comes before another of the same id. */
  const homeOf = (id: string) => `${folders.find((folder) => holds(folder, id)) ?? brandsFolder}/${id}`;

  function extended(id: string, below: readonly string[]): Extended {
    const cached = extendedById.get(id);
    if (cached !== undefined) return cached;
    const result = readBrand(id, below);
    // A result from inside a circle depends on where one entered the circle.
    if (below.length === 0 || result.document !== undefined) extendedById.set(id, result);
    return result;
  }

  function readBrand(id: string, below: readonly string[]): Extended {
    const folder = homeOf(id);
    const file = `${folder}/brand.json`;
    const hint = `A brand is a folder of ${brandsFolder}/ with a brand.json in it.`;
    const parsed = readJsonFile(files, file, hint);
    const link = { id, folder };
    const inputs = [file];
    if (parsed.traced === undefined) return { chain: [link], issues: parsed.issues, inputs };
    if (!isObject(parsed.traced.value)) {
      const place = { file, pointer: '', ...valuePosition(parsed.traced.mark) };
      const issue = createIssue('json-not-object', place, { received: typeName(parsed.traced.value) });
      return { chain: [link], issues: [...parsed.issues, issue], inputs };
    }
    const migrated = migrate(parsed.traced, versions);
    const issues = [...parsed.issues, ...migrated.issues];
    if (migrated.document === undefined) return { chain: [link], issues, inputs };
    const parent = inherit(id, migrated.document, below);
    issues.push(...folderIssue(id, migrated.document), ...parent.issues);
    const chain = [...parent.chain, link];
    if (!parent.sound) return { chain, issues, inputs: [...parent.inputs, ...inputs] };
    const { value } = migrated.document;
    const mergeIssues = issueList();
    const document = merge(withoutOwn(parent.document), migrated.document, '', (finding) =>
      mergeIssues.add(CODE_OF_MERGE[finding.kind], () => mergeIssue(finding, value)),
    );
    issues.push(
      ...mergeIssues
        .all()
        .map((issue) => ({ ...issue, pointer: pointerInMerged(issue.pointer, value, document?.value) })),
    );
    const before = saidBefore.get(id);
    saidBefore.delete(id);
    return {
      ...(document && { document: { ...document, value: withSameParts(document.value, before) } }),
      chain,
      issues,
      inputs: [...parent.inputs, ...inputs],
    };
  }

  /** Reads the manifest that this one extends; sound when there is nothing to extend or all of it could be read. */
  function inherit(id: string, document: Traced, below: readonly string[]): Extended & { sound: boolean } {
    const extend = document.members?.get('extends');
    const parent = extend?.value;
    const none = { chain: [], issues: [], inputs: [] };
    if (extend === undefined || parent === undefined || parent === null) return { ...none, sound: true };
    const place = { file: extend.mark.source.file, pointer: '/extends', ...valuePosition(extend.mark) };
    // Without what is inherited, everything else would seem to be wrong.
    const several = typeof parent === 'string' ? severalIn(parent) : undefined;
    if (typeof parent !== 'string' || several !== undefined) {
      const ids = several ?? [...new Set(textsWithin(parent).flatMap((text) => brandMeant(text) ?? []))];
      const args = { received: received(parent, true), ids, meant: ids.length === 1 ? ids[0] : undefined };
      return { ...none, issues: [createIssue('extends-form', place, args)], sound: false };
    }
    const path = [...below, id];
    if (path.includes(parent)) {
      const ids = [...path.slice(path.indexOf(parent)), parent];
      return { ...none, issues: [createIssue('extends-cycle', place, { ids })], sound: false };
    }
    if (path.length >= longestChain) {
      return {
        ...none,
        issues: [createIssue('extends-depth', place, { limit: longestChain })],
        sound: false,
      };
    }
    const file = `${homeOf(parent)}/brand.json`;
    if (!FOLDER.test(parent) || !isThere(files, file)) {
      const brands = allIds().filter((other) => other !== id);
      const args = { parent, file, nearest: nearest(parent, brands), known: brands };
      return { ...none, issues: [createIssue('extends-unknown', place, args)], sound: false };
    }
    const extendedParent = extended(parent, path);
    return { ...extendedParent, sound: extendedParent.document !== undefined };
  }

  const allIds = () => [...new Set(folders.flatMap((folder) => listBrandIds(files, folder)))].sort();
  const brandMeant = (text: string) => (FOLDER.test(text) && holdsAny(text) ? text : alike(text, allIds()));

  /** The brands that one text names; undefined where it is one name, or another text. */
  function severalIn(text: string): string[] | undefined {
    const names = text.trim().split(/\s*(?:[,;+&|]|\sand\s)\s*|\s+/);
    const isAll = names.length > 1 && names.every((name) => FOLDER.test(name) && holdsAny(name));
    return isAll ? [...new Set(names)] : undefined;
  }

  function withoutOwn(parent: Traced | undefined): Traced | undefined {
    if (parent === undefined) return undefined;
    const members = [...(parent.members ?? [])].filter(([key]) => !ownKeys.has(key));
    return tracedObject(new Map(members), parent);
  }

  return {
    extend: (id) => extended(id, []),
    forget(changed) {
      // A brand of the same id in another folder may come before the one that was read.
      const others = new Map<string, boolean>();
      const isOther = ({ id }: { readonly id: string }) => {
        const hasChanged = others.get(id) ?? folders.some((folder) => changed(`${folder}/${id}/brand.json`));
        others.set(id, hasChanged);
        return hasChanged;
      };
      for (const [id, { document, chain }] of extendedById)
        if (document === undefined || chain.some(isOther)) {
          extendedById.delete(id);
          if (document !== undefined) saidBefore.set(id, document.value);
        }
    },
    over: (others) => createExtender({ ...input, files: others }, extendedById),
  };
}

/**
 * The pointer into a merged manifest of what a pointer names in the one that was merged: inherited items may stand before it.
 * An item that is not there any more keeps its index.
 */
function pointerInMerged(pointer: string, child: JsonValue, mergedValue: JsonValue | undefined): string {
  let [inChild, inMerged]: (JsonValue | undefined)[] = [child, mergedValue];
  let translated = '';
  for (const key of pointerKeys(pointer)) {
    inChild = step(inChild, key);
    const id = ownText(inChild, 'id');
    const index = isList(inMerged) ? inMerged.findIndex((item) => ownText(item, 'id') === id) : -1;
    const place = id === undefined || index === -1 ? key : String(index);
    translated = pointerTo(translated, place);
    inMerged = step(inMerged, place);
  }
  return translated;
}

/** The manifests in folders of those names: the same texts each time, by which what is known of a file is found sooner. */
const manifestsIn = byIdentity((_names: readonly string[]) => new Map<string, readonly string[]>());

function textsWithin(value: JsonValue): string[] {
  return isList(value) ? value.flatMap(textsWithin) : typeof value === 'string' ? [value] : [];
}

/** Names that are not of what editors and systems leave behind, nor of files beside the brands. */
const FOLDER = /^[A-Za-z][\w-]*$/;

/** Names of the folders that hold a brand.json, sorted; also where it cannot be read, so that no brand is passed over. */
export function listBrandIds(files: FileSystem, brandsFolder: string): string[] {
  const names = files.list(brandsFolder);
  const manifestsByFolder = manifestsIn(names);
  const manifests =
    manifestsByFolder.get(brandsFolder) ?? names.map((id) => `${brandsFolder}/${id}/brand.json`);
  manifestsByFolder.set(brandsFolder, manifests);
  return names.filter((name, index) => {
    const manifest = manifests[index] ?? '';
    return FOLDER.test(name) ? isThere(files, manifest) : files.size(manifest) !== undefined;
  });
}

/** True where a file stands, readable or not. */
function isThere(files: FileSystem, file: string): boolean {
  return files.size(file) !== undefined || unreadable(files, file) !== undefined;
}

function folderIssue(folder: string, document: Traced): Issue[] {
  const id = document.members?.get('id');
  if (id === undefined || id.value === folder) return [];
  const place = { file: id.mark.source.file, pointer: '/id', ...valuePosition(id.mark) };
  return [createIssue('brand-folder', place, { id: JSON.stringify(id.value), folder })];
}
