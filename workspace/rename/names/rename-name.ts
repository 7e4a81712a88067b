import { isMessageFile } from '@liveryjs/compiler/i18n';
import {
  isObject,
  ownText,
  pointerKeys,
  pointerTo,
  readJsonFile,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Parts, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import { splice } from '#workspace/check/fix/splice.ts';
import type { FileChange } from '#workspace/edits/save-files.ts';
import { listBrands, type Workspace } from '#workspace/open/index.ts';
import { bareName, type Named, type NamePlace, nameAt, pointerOfNamed } from './named.ts';
import { placesInBrand, schemaOf, Unreadable } from './places-in-brand.ts';
import { placesInCode } from './places-in-code.ts';

/** All places of a name, or in sentences why it cannot be another one. */
export interface NamePlaces {
  /** The brands that have the name, the one that gives it first. */
  readonly brands: readonly string[];
  readonly places: readonly NamePlace[];
  readonly held: readonly string[];
}

/** Finds every place of a name: in the brand that gives it, in all that extend that one, and in code. */
export function placesOfName(workspace: Workspace, named: Named): NamePlaces {
  const { resolver, brandsFolder } = workspace;
  const { chain } = resolver.inherit(named.brand);
  try {
    const code = placesInCode(workspace, named);
    const byBrand = new Map<string, readonly NamePlace[]>();
    const placesOf = (id: string) => {
      const places = byBrand.get(id) ?? placesInBrand(workspace, id, named);
      byBrand.set(id, places);
      return places;
    };
    const owner = chain.find(({ id }) => placesOf(id).length > 0);
    if (owner === undefined)
      return {
        brands: [],
        places: [],
        held: [`${named.brand} has no ${named.what} ${JSON.stringify(named.name)}.`],
      };
    // A name in code is the same in all brands.
    const isShared = code.places.length > 0;
    const brands = [owner.id, ...listBrands(workspace).filter((id) => id !== owner.id)].filter(
      (id) => isShared || resolver.inherit(id).chain.some((link) => link.folder === owner.folder),
    );
    const places = [...brands.flatMap(placesOf), ...code.places];
    const held = [...code.held];
    if (named.what === 'modal' && workspace.modals?.opens(named.name))
      held.push('Code opens this modal by its name. Have the code know both names first.');
    const [first] = placesOf(owner.id);
    if (!owner.folder.startsWith(`${brandsFolder}/`))
      held.push(`${first?.file ?? owner.folder} names it, which is of a package.`);
    else if (owner.id !== named.brand && first)
      held.push(
        `${bareName(named)} is of ${owner.id} (${first.file}), and ${named.brand} only inherits it. Rename it there: livery edit ${owner.id} rename …`,
      );
    return { brands, places, held };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { brands: [], places: [], held: [error.message] };
  }
}

/**
 * Gives something another name, in every place that names it. No other byte changes, and nothing is written.
 *
 * @param to the new name itself, also of what is named by its place
 */
export function renameName(
  workspace: Workspace,
  named: Named,
  to: string,
):
  | { readonly files: readonly FileChange[]; readonly places: readonly NamePlace[] }
  | { readonly wrong: string } {
  const name = bareName(named);
  if (name === to) return { wrong: `${named.what} ${name} is called so already.` };
  const form = formFault(workspace, named, to);
  if (form !== undefined) return { wrong: form };
  const { places, brands, held } = placesOfName(workspace, named);
  if (held.length > 0)
    return { wrong: `${name} cannot be called otherwise. ${held.slice(0, MOST).join(' ')}${moreThan(held)}` };
  const taken = brands.flatMap((id) => takenIn(workspace, id, named, to) ?? [])[0];
  if (taken !== undefined)
    return { wrong: `There is a ${named.what} ${JSON.stringify(to)} already: ${taken}. Take another name.` };
  const byFile = new Map<string, NamePlace[]>();
  for (const place of places) byFile.set(place.file, [...(byFile.get(place.file) ?? []), place]);
  const files = [...byFile].map(([path, inFile]): FileChange => {
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(workspace.files.read(path));
    const edits = inFile.map((place) => ({ start: place.start, end: place.end, text: nameAt(place, to) }));
    return { path, before, after: splice(before, edits) };
  });
  return { files, places };
}

/** Sentences of code that are shown. */
const MOST = 3;

function moreThan({ length }: readonly string[]): string {
  return length > MOST ? ` And ${length - MOST} more.` : '';
}

const MESSAGE = /^[A-Za-z][\w-]*(\.[\w-]+)+$/;
const TOKEN_PART = /^[a-z0-9][A-Za-z0-9]*$/;

/** Why a text cannot be the name of such a thing, in a sentence; undefined where it can. */
function formFault(workspace: Workspace, named: Named, to: string): string | undefined {
  const got = `, got ${JSON.stringify(to)}.`;
  if (named.what === 'message')
    return MESSAGE.test(to)
      ? undefined
      : `The key of a message is words with dots between them, such as nav.home${got}`;
  if (named.what === 'token') {
    const [before, after] = [named.name.split('.'), to.split('.')];
    const group = before.slice(0, -1);
    const isBeside = after.length === before.length && group.every((part, index) => part === after[index]);
    if (!isBeside)
      return `A token stays in its group: expected ${[...group, '…'].join('.')}${got} Another group may be of another type.`;
    return TOKEN_PART.test(after.at(-1) ?? '')
      ? undefined
      : `Each part of a token's name is letters and digits, and begins with a small letter or a digit${got}`;
  }
  const { pattern, expects } = formOf(workspace, named);
  return new RegExp(pattern).test(to) ? undefined : `Expected ${expects}${got}`;
}

/** The form that the schema asks of a name. */
function formOf(workspace: Workspace, named: Named): { readonly pattern: string; readonly expects: string } {
  const keys = pointerKeys(pointerOfNamed(named) ?? '');
  const { merged = {} } = workspace.resolver.resolve(named.brand);
  let value: Parameters<ReturnType<typeof topSpot>['for']>[0] = merged;
  let parts: Parts = topSpot(schemaOf(workspace)).for(merged);
  for (const key of keys.slice(0, -1)) {
    const isItem = Array.isArray(value);
    value = valueAt(value ?? null, pointerTo('', key));
    parts = (isItem ? parts.items() : parts.member(key)).for(value);
  }
  const names = parts.keyword('propertyNames');
  const id = parts.items().for(undefined).member('id').for(undefined);
  const inSchema = isObject(value)
    ? names
    : { pattern: id.keyword('pattern'), expects: id.keyword('expects') };
  return {
    pattern: ownText(inSchema as never, 'pattern') ?? '^[a-z][A-Za-z0-9-]*$',
    expects: ownText(inSchema as never, 'expects') ?? 'a name of letters and digits such as news',
  };
}

/** The file in which a brand, or one that it extends, has a name already. */
function takenIn(workspace: Workspace, id: string, named: Named, to: string): string | undefined {
  const { files, resolver, widgets, messages } = workspace;
  const { chain } = resolver.inherit(id);
  const inJson = (isOne: (name: string) => boolean, inside: string, pointer: string) =>
    chain
      .flatMap(({ folder }) => files.list(`${folder}${inside}`).map((name) => `${folder}${inside}/${name}`))
      .filter((path) => isOne(path.slice(path.lastIndexOf('/') + 1)))
      .find((path) => valueAt(readJsonFile(files, path, '').value, pointer) !== undefined);
  if (named.what === 'message') {
    const naming = widgets.find(({ messages: keys }) => keys.includes(to))?.file;
    return (
      inJson(isMessageFile, '/messages', pointerTo('', to)) ??
      naming ??
      (messages.includes(to) ? 'the engine says it' : undefined)
    );
  }
  if (named.what === 'token')
    return inJson(
      (name) => /^tokens(\.[^.]+)?\.json$/.test(name),
      '',
      to.split('.').reduce((pointer, key) => pointerTo(pointer, key), ''),
    );
  const pointer = pointerOfNamed(named) ?? '';
  const beside = pointerTo(pointer.slice(0, pointer.lastIndexOf('/')), to);
  const { merged, origins } = resolver.resolve(id);
  if (merged === undefined || valueAt(merged, beside) === undefined) return undefined;
  return origins.of(beside)?.file ?? 'the schema has it';
}
