import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isList, isObject, type JsonValue, valueAt } from '@liveryjs/compiler/manifest';
import { cssName } from '@liveryjs/compiler/theme';
import { listBrands, loadBrand, openWorkspace, type Workspace, withChanged } from '@liveryjs/workspace/open';
import { bareName, type Named, pointerOfNamed } from '@liveryjs/workspace/rename/names/named';
import { renameName } from '@liveryjs/workspace/rename/names/rename-name';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBrands } from '#tests/bench/make-brands.ts';

const root = resolve(import.meta.dirname, '../..');
const BRANDS = Number(process.env.BRANDS ?? 300);
/** Each of them says something of its own of every name that is changed. */
const OUTSPOKEN = Math.ceil(BRANDS / 3);

let folder: string;
let workspace: Workspace;
let before: ReadonlyMap<string, string>;

/** Names of the house, one of each kind, that no code holds. */
const NAMES: readonly Omit<Named, 'brand'>[] = [
  { what: 'message', name: 'gameGrid.hotTitle' },
  { what: 'placement', name: '/routes/home/main/hot' },
  { what: 'token', name: 'color.brand.500' },
  { what: 'asset', name: 'fallbackImage' },
  { what: 'feature', name: 'pointsMall' },
  { what: 'route', name: 'promotions' },
];

beforeAll(() => {
  mkdirSync(join(root, '.livery'), { recursive: true });
  folder = mkdtempSync(join(root, '.livery/renames-'));
  const ids = makeBrands(root, folder, BRANDS);
  // The kiosk has a home page of its own, without these games.
  const outspoken = ids.filter((id) => !read(folder, id).includes('"extends": "kiosk"'));
  for (const id of outspoken.slice(0, OUTSPOKEN)) speakUp(join(folder, id));
  workspace = openWorkspace({ root, brandsFolder: relative(root, folder) });
  before = resolved(workspace);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (brands: string, id: string) => readFileSync(join(brands, id, 'brand.json'), 'utf8');

/** Has a brand say something of its own of each of the names. */
function speakUp(brandFolder: string): void {
  const file = join(brandFolder, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.assets.fallbackImage = 'assets/favicon.svg';
  manifest.features = { pointsMall: { module: 'OTHER3' } };
  manifest.routes = [
    { id: 'home', main: [{ id: 'hot', props: { title: 'gameGrid.hotTitle' } }] },
    { id: 'promotions', title: 'nav.home' },
  ];
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  mkdirSync(join(brandFolder, 'messages'), { recursive: true });
  writeFileSync(join(brandFolder, 'messages/EN.json'), '{\n  "gameGrid.hotTitle": "Warm"\n}\n');
}

/** A digest of all that each brand comes to, with one name in the place of another. */
function resolved(from: Workspace, to?: string, name = ''): ReadonlyMap<string, string> {
  return new Map(
    listBrands(from).map((id) => {
      const { merged, messages, theme, issues, assets } = loadBrand(from, id);
      const whole = {
        ...{ merged, assets, texts: messages?.messages, modes: theme?.modes },
        findings: issues.map(({ code }) => code),
      };
      const text = JSON.stringify(whole);
      const renamed =
        to === undefined ? text : text.replaceAll(to, name).replaceAll(cssName(to), cssName(name));
      const value = JSON.parse(renamed) as JsonValue;
      return [
        id,
        createHash('sha256')
          .update(JSON.stringify(inOrder(value)))
          .digest('hex'),
      ];
    }),
  );
}

/** A value whose objects have their members in the order of their keys. */
function inOrder(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, inOrder(value[key] ?? null)]),
  );
}

it.each(NAMES)(
  `a $what of the house has another name in ${BRANDS} brands, and nothing else is another one`,
  ({ what, name }) => {
    const named: Named = { brand: 'house', what, name };
    const pointer = pointerOfNamed(named);
    const house = workspace.resolver.resolve('house').merged ?? null;
    if (pointer !== undefined) expect(valueAt(house, pointer)).toBeDefined();
    const bare = bareName(named);
    const to = what === 'message' ? 'zz.fresh' : `${bare.slice(0, bare.lastIndexOf('.') + 1)}zzFresh`;
    const renamed = renameName(workspace, named, to);
    if ('wrong' in renamed) throw new Error(renamed.wrong);
    expect(renamed.files.length).toBeGreaterThan(OUTSPOKEN);
    const after = withChanged(workspace, renamed.files);
    const now = resolved(after, to, bare);
    expect([...before.keys()].filter((id) => now.get(id) !== before.get(id))).toEqual([]);
    const back = renameName(after, { ...named, name: name.replace(/[^/]*$/, () => to) }, bare);
    expect('files' in back && back.files.map((file) => [file.path, file.after])).toEqual(
      renamed.files.map((file) => [file.path, file.before]),
    );
  },
);
