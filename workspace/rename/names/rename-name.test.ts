import { resolve } from 'node:path';
import { isList, type JsonValue, own, ownText } from '@liveryjs/compiler/manifest';
import { cssName, readTokenFile } from '@liveryjs/compiler/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '#workspace/edits/apply-edits.ts';
import { listBrands, loadBrand, openWorkspace, type Workspace, withChanged } from '#workspace/open/index.ts';
import { bareName, type Named, namedAt } from './named.ts';
import { renameName } from './rename-name.ts';

const root = resolve(import.meta.dirname, '../../..');
const workspace = openWorkspace({ root });

/** All that the brands come to. */
function resolved(from: Workspace): string {
  return JSON.stringify(
    listBrands(from).map((id) => {
      const { merged, messages, theme, issues, assets } = loadBrand(from, id);
      const texts = Object.entries(messages?.messages ?? {}).map(([code, all]) => [
        code,
        Object.entries(all).sort(),
      ]);
      return { id, merged, texts, modes: theme?.modes, assets, findings: issues.map(({ code }) => code) };
    }),
  );
}

const house = workspace.resolver.resolve('house').merged ?? {};
const idsOf = (section: string) => {
  const all = own(house, section);
  return isList(all) ? all.flatMap((item) => ownText(item, 'id') ?? []) : Object.keys((all ?? {}) as object);
};
const ofHouse = (what: Named['what'], names: readonly string[]) =>
  fc.constantFrom(...names).map((name): Named => ({ brand: 'house', what, name }));
const texts = JSON.parse(
  new TextDecoder().decode(workspace.files.read('brands/house/messages/EN.json')),
) as object;
const placements = idsOf('routes').flatMap((route) => {
  const page = (own(house, 'routes') as readonly JsonValue[]).find((item) => ownText(item, 'id') === route);
  const main = own(page, 'main');
  return (isList(main) ? main : []).map((item) => `/routes/${route}/main/${ownText(item, 'id')}`);
});

const everywhere =
  'what is called otherwise in the brands of this repository is so everywhere, and nothing else is another one';
it(everywhere, () => renameSome(1));
it(`${everywhere}, of many names`, { tags: 'matrix' }, () => renameSome(8));

function renameSome(numRuns: number) {
  const before = resolved(workspace);
  const named = fc.oneof(
    ofHouse(
      'message',
      Object.keys(texts).filter((key) => !key.startsWith('$')),
    ),
    ofHouse('placement', placements),
    ofHouse('route', idsOf('routes')),
    ofHouse('modal', idsOf('modals')),
    ofHouse('panel', idsOf('panels')),
    ofHouse('token', [...(readTokenFile(workspace.files, 'brands/house/tokens.json')?.tokens.keys() ?? [])]),
  );
  fc.assert(
    fc.property(named, (each) => {
      const name = bareName(each);
      const to = each.what === 'message' ? 'zz.fresh' : `${name.slice(0, name.lastIndexOf('.') + 1)}zzFresh`;
      const renamed = renameName(workspace, each, to);
      // Code that nobody changes by a command holds some names.
      if ('wrong' in renamed) {
        expect(renamed.wrong).toMatch(/Code names it|Code opens|makes the name up|of the engine/);
        return;
      }
      expect(renamed.places.length).toBeGreaterThan(0);
      const after = withChanged(workspace, renamed.files);
      const now = resolved(after).replaceAll(to, name);
      // The texts are too long to be shown.
      expect(now === before || sorted(now) === sorted(before)).toBe(true);
      const back = renameName(after, { ...each, name: each.name.replace(/[^/]*$/, () => to) }, name);
      expect('files' in back && back.files.map((file) => [file.path, file.after])).toEqual(
        renamed.files.map((file) => [file.path, file.before]),
      );
    }),
    { numRuns },
  );
}

/** Letters in any order: keys of an object may stand in another one. */
function sorted(text: string): string {
  return text.split('"').sort().join('"');
}

/** Two brands that nobody has saved, of which one extends the other. */
const lotus = `{
  "schemaVersion": 1, "id": "lotus", "extends": "house", "name": "Lotus", "domains": ["lotus.localhost"],
  "tenant": { "merchantCode": "LTS8" },
  "access": { "loginRoute": "pond" },
  "theme": { "contrast": [{ "id": "calm", "text": "color.lotus.calm", "on": "color.surface.base" }] },
  "assets": { "pond": "assets/pond.svg" },
  "routes": [
    { "id": "pond", "path": "/pond", "title": "lotus.pond", "main": [{ "id": "news", "widget": "announcements" }] },
    { "id": "home", "main": [
      { "id": "hero", "$before": "hot" },
      { "id": "lotus", "widget": "brand-story", "props": { "title": "lotus.pond" }, "$after": "hot" }] }
  ]
}
`;
const unsaved = [
  { path: 'brands/lotus/brand.json', after: lotus },
  {
    path: 'brands/lotus/messages/EN.json',
    after: '\ufeff{ "$same": ["lotus.pond"],\r\n "lotus.pond": "lotus.pond" }',
  },
  {
    path: 'brands/lotus/tokens.json',
    after:
      '{ "color": { "lotus": { "$type": "color", "calm": { "$value": "#123456" }, "still": { "$value": "{color.lotus.calm}", "$description": "color.lotus.calm" } } } }',
  },
  {
    path: 'brands/lotus/assets/pond.svg',
    after:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="var(--color-lotus-calm, #123456)" stroke="var(--color-lotus-calmer, #000)" d="M0 0h9"/></svg>',
  },
  {
    path: 'brands/lotus-night/brand.json',
    after: `{ "schemaVersion": 1, "id": "lotus-night", "extends": "lotus", "name": "Lotus", "domains": [],
  "routes": [{ "id": "home", "main": [{ "id": "hero", "$before": "lotus" }, { "id": "lotus", "props": { "title": "nav.home" } }] },
    { "id": "pond", "$remove": true }] }`,
  },
  { path: 'brands/lotus-night/tokens.dark.json', after: '{"color":{"lotus":{"calm":{"$value":"#000"}}}}' },
];
const fresh = withChanged(workspace, unsaved);

it.each<[place: string, to: string, want: readonly string[]]>([
  [
    'lotus.pond',
    'lotus.lake',
    [
      'lotus/messages/EN.json: { "$same": ["lotus.lake"],\r\n "lotus.lake": "lotus.pond" }',
      'lotus/brand.json: "path": "/pond", "title": "lotus.lake"',
      'lotus/brand.json: "props": { "title": "lotus.lake" }',
    ],
  ],
  [
    'color.lotus.calm',
    'color.lotus.quiet',
    [
      'lotus/brand.json: "text": "color.lotus.quiet"',
      'lotus/tokens.json: "quiet": { "$value": "#123456" }, "still": { "$value": "{color.lotus.quiet}", "$description": "color.lotus.calm" }',
      'lotus-night/tokens.dark.json: {"color":{"lotus":{"quiet":{',
      'lotus/assets/pond.svg: fill="var(--color-lotus-quiet, #123456)" stroke="var(--color-lotus-calmer, #000)"',
    ],
  ],
  [
    'routes[home].main[lotus]',
    'tale',
    [
      'lotus/brand.json: { "id": "tale", "widget": "brand-story"',
      'lotus-night/brand.json: { "id": "hero", "$before": "tale" }, { "id": "tale", "props"',
    ],
  ],
  [
    '/routes/pond',
    'lake',
    [
      'lotus/brand.json: "access": { "loginRoute": "lake" }',
      'lotus/brand.json: { "id": "lake", "path": "/pond"',
      'lotus-night/brand.json: { "id": "lake", "$remove": true }',
    ],
  ],
])('%s is called %s in each file that says it, and no other byte changes', (place, to, want) => {
  const named = namedAt(fresh, 'lotus', place);
  if ('wrong' in named) throw new Error(named.wrong);
  const { files, wrong, sentences } = applyEdits(fresh, [
    { op: 'rename', brand: 'lotus', what: named.what, from: named.name, to },
  ]);
  expect(wrong).toEqual([]);
  expect(sentences).toHaveLength(1);
  for (const each of want) {
    const [path = '', ...text] = each.split(': ');
    expect(files.find((file) => file.path === `brands/${path}`)?.after).toContain(text.join(': '));
  }
  const [from, short] = [bareName(named).split('.').at(-1) ?? '', to.split('.').at(-1) ?? ''];
  for (const { before = '', after } of files) {
    expect(after).not.toBe(before);
    expect(
      after
        .replaceAll(`"${short}"`, `"${from}"`)
        .replaceAll(to, bareName(named))
        .replaceAll(cssName(to), cssName(bareName(named))),
    ).toBe(before);
  }
});

it.each<[brand: string, place: string, to: string, want: string]>([
  [
    'lotus-night',
    'lotus.pond',
    'lotus.lake',
    'is of lotus (brands/lotus/messages/EN.json), and lotus-night only inherits it',
  ],
  ['house', 'nav.home', 'nav.rng', 'There is a message "nav.rng" already: brands/house/messages/'],
  ['house', 'nav.home', 'home', 'words with dots between them, such as nav.home, got "home"'],
  ['house', 'engine.confirm', 'engine.ok', 'is a text of the engine'],
  ['house', 'logo', 'sign', 'Code names it, at widgets/'],
  ['house', '/modals/raffle', 'draw', 'Code opens this modal by its name.'],
  ['lotus', 'color.lotus.calm', 'color.calm', 'expected color.lotus.…, got "color.calm"'],
  ['lotus', 'color.lotus.calm', 'color.lotus.still', 'already: brands/lotus/tokens.json'],
  ['house', '/routes/home/main/hot', 'hero', 'There is a placement "hero" already: brands/house/brand.json'],
  [
    'lotus',
    'pond',
    'lake',
    'more than one thing that is called "pond". Name its place: /assets/pond, /routes/pond',
  ],
  ['house', 'home', 'Start here', 'that starts with a letter, got "Start here"'],
])('%s: %s is not called %s', (brand, place, to, want) => {
  const named = namedAt(fresh, brand, place);
  const renamed = 'wrong' in named ? named : renameName(fresh, named, to);
  expect('wrong' in renamed && renamed.wrong).toContain(want);
});

it('what is no name that a brand gives, is none', () => {
  const named = namedAt(workspace, 'house', '/theme/defaultMode');
  expect('wrong' in named && named.wrong).toContain('/theme/defaultMode is no name that a brand gives.');
});
