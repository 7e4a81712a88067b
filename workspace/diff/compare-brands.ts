import { isList, isObject, type JsonValue, ownText, pathOf, pointerTo } from '@liveryjs/compiler/manifest';
import { languagesOf } from '#workspace/explain/explain-message.ts';
import { contentFile, placeIn } from '#workspace/explain/layers.ts';
import { digestOf } from '#workspace/hash.ts';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';

/** One side of a comparison: a brand, and the workspace that it was read from. */
export interface Side {
  readonly workspace: Workspace;
  readonly result: BrandResult;
}

/** One thing that differs between two brands. */
export interface Difference {
  /** order: a list has the same items in another order. */
  readonly kind: 'value' | 'order' | 'token' | 'message' | 'asset' | 'content';
  /** Path as issues write it, name of a token, key of a message, name of a content. */
  readonly path: string;
  /** Modes of a token in which both sides have these values. */
  readonly modes?: readonly string[];
  /** Language of a message or a content. */
  readonly language?: string;
  /** The value of the one side: of an asset or a content its file, of an order the ids. Missing where the side has none. */
  readonly left?: JsonValue;
  readonly right?: JsonValue;
  /** file:line:column of what wrote a value of the manifest; missing where the schema's default holds. */
  readonly leftAt?: string;
  readonly rightAt?: string;
}

/** Keys that only say how a manifest is read. */
const NO_DIFFERENCE = ['$schema', 'schemaVersion'];

/** Everything that differs between two brands as they are resolved: values, tokens, messages in use, assets and contents. */
export function compareBrands(left: Side, right: Side): readonly Difference[] {
  return [
    ...values(left, right),
    ...tokens(left.result, right.result),
    ...messages(left.result, right.result),
    ...assets(left, right),
    ...contents(left, right),
  ];
}

function values({ result: left }: Side, { result: right }: Side): Difference[] {
  const differences: Difference[] = [];
  const placeOf = ({ origins }: BrandResult, pointer: string) => {
    const origin = origins.of(pointer);
    return origin && placeIn(origin.file, origin);
  };
  const tell = (pointer: string, value: JsonValue | undefined, other: JsonValue | undefined) => {
    const [leftAt, rightAt] = [placeOf(left, pointer), placeOf(right, pointer)];
    differences.push({
      kind: 'value',
      path: pathOf(value === undefined ? right.merged : left.merged, pointer),
      ...(value === undefined ? {} : { left: value, ...(leftAt && { leftAt }) }),
      ...(other === undefined ? {} : { right: other, ...(rightAt && { rightAt }) }),
    });
  };
  const compare = (pointer: string, value: JsonValue | undefined, other: JsonValue | undefined): void => {
    if (JSON.stringify(value) === JSON.stringify(other)) return;
    const [ours, theirs] = [membersOf(value), membersOf(other)];
    if (ours === undefined || theirs === undefined || isList(value) !== isList(other)) {
      tell(pointer, value, other);
      return;
    }
    const names = [...new Set([...ours.keys(), ...theirs.keys()])];
    for (const name of names)
      if (pointer !== '' || !NO_DIFFERENCE.includes(name))
        compare(pointerTo(pointer, name), ours.get(name), theirs.get(name));
    const inBoth = (all: ReadonlyMap<string, JsonValue>) =>
      [...all.keys()].filter((name) => ours.has(name) && theirs.has(name));
    const [order, otherOrder] = [inBoth(ours), inBoth(theirs)];
    if (isList(value) && order.join('\0') !== otherOrder.join('\0'))
      differences.push({ kind: 'order', path: pathOf(left.merged, pointer), left: order, right: otherOrder });
  };
  compare('', left.merged, right.merged);
  return differences;
}

/** Members of an object by key, or of a list whose items all have ids by id; undefined for all else. */
function membersOf(value: JsonValue | undefined): ReadonlyMap<string, JsonValue> | undefined {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!isList(value)) return undefined;
  const entries = value.flatMap((item): [string, JsonValue][] => {
    const id = ownText(item, 'id');
    return id === undefined ? [] : [[id, item]];
  });
  return entries.length === value.length ? new Map(entries) : undefined;
}

function tokens({ theme: left }: BrandResult, { theme: right }: BrandResult): Difference[] {
  if (left === undefined || right === undefined) return [];
  // Which modes there are is a value of the manifest.
  const modes = Object.keys(left.modes).filter((mode) => right.modes[mode] !== undefined);
  const tokenDifferences = new Map<string, Difference>();
  for (const name of new Set([...left.names, ...right.names]))
    for (const mode of modes) {
      const [value, other] = [left.modes[mode]?.[name], right.modes[mode]?.[name]];
      if (value === other) continue;
      const sides = {
        ...(value !== undefined && { left: value }),
        ...(other !== undefined && { right: other }),
      };
      const key = JSON.stringify([name, value, other]);
      const before = tokenDifferences.get(key)?.modes ?? [];
      tokenDifferences.set(key, { kind: 'token', path: name, modes: [...before, mode], ...sides });
    }
  return [...tokenDifferences.values()];
}

function messages(left: BrandResult, right: BrandResult): Difference[] {
  const inBoth = languagesInBoth(left, right);
  const used = ({ uses }: BrandResult) => uses.messages.map(({ value }) => value);
  const [ours, theirs] = [left.messages?.messages, right.messages?.messages];
  const keys = [...new Set([...used(left), ...used(right)])].sort();
  return inBoth.flatMap((language) =>
    keys.flatMap((path): Difference[] => {
      const [text, other] = [ours?.[language]?.[path], theirs?.[language]?.[path]];
      if (text === other) return [];
      const sides = {
        ...(text !== undefined && { left: text }),
        ...(other !== undefined && { right: other }),
      };
      return [{ kind: 'message', path, language, ...sides }];
    }),
  );
}

function languagesInBoth(left: BrandResult, right: BrandResult): string[] {
  const codes = languagesOf(left).map(({ code }) => code);
  return languagesOf(right).flatMap(({ code }) => (codes.includes(code) ? [code] : []));
}

/** Contents that both show, and that hold something else. Which ones a brand shows is a value of its manifest. */
function contents(left: Side, right: Side): Difference[] {
  const shown = ({ result }: Side) => new Set(result.uses.contents.map(({ value }) => value));
  const theirs = shown(right);
  const names = [...shown(left)].filter((name) => theirs.has(name)).sort();
  return languagesInBoth(left.result, right.result).flatMap((language) =>
    names.flatMap((path): Difference[] => {
      const [content, other] = [left, right].map(({ workspace, result }) => {
        const file = contentFile(workspace, result.chain, path, language);
        const bytes = file === undefined ? undefined : workspace.files.read(file);
        return { file, digest: bytes && digestOf(bytes) };
      });
      if (content?.digest === other?.digest) return [];
      const sides = {
        ...(content?.file && { left: content.file }),
        ...(other?.file && { right: other.file }),
      };
      return [{ kind: 'content', path, language, ...sides }];
    }),
  );
}

/** Files that a manifest names at the same place, and that hold something else. Icons may be several that lie over each other. */
function assets(left: Side, right: Side): Difference[] {
  const others = filesByPath(right);
  return [...filesByPath(left)].flatMap(([path, asset]): Difference[] => {
    const other = others.get(path);
    if (other === undefined || other.digests.join() === asset.digests.join()) return [];
    return [{ kind: 'asset', path, left: asset.files.join(', '), right: other.files.join(', ') }];
  });
}

function filesByPath({ workspace, result }: Side) {
  const assetsByPath = new Map<string, { readonly files: string[]; readonly digests: string[] }>();
  for (const { pointer, path: file } of result.uses.assets) {
    const bytes = file === undefined ? undefined : workspace.files.read(file);
    if (file === undefined || bytes === undefined) continue;
    const path = pathOf(result.merged, pointer);
    const { files, digests } = assetsByPath.get(path) ?? { files: [], digests: [] };
    assetsByPath.set(path, { files: [...files, file], digests: [...digests, digestOf(bytes)] });
  }
  return assetsByPath;
}
