import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { reach } from '@liveryjs/workspace/reach/reach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Composed, compose } from './composed.ts';
import { addContents, createLayeredProject } from './layered-project.ts';
import { type Edit, randomEdit, randomFrom } from './random-edits.ts';
import { livery, type TestProject } from './test-command.ts';

const EDITS = 10;
/** Five runs of ten edits; `npm run test:long` has twenty. */
const SEEDS = Array.from({ length: process.env.TRIES ? 20 : 5 }, (_, index) => index + 1);
const kinds = new Map<string, number>();

let project: TestProject;
let files: FileSystem;
beforeAll(() => {
  project = createLayeredProject();
  // Files that have been read stay read: only those that an edit changes are looked at again.
  files = nodeFiles(project.root);
});
afterAll(() => project.remove());

/** The files of the brands that an edit may change. */
function brandFiles(): Record<string, string> {
  const names = [
    ...['base', 'demo', 'shop'].map((id) => `${id}/brand.json`),
    ...['base/tokens.json', 'base/tokens.dark.json', 'base/tokens.light.json'],
    ...['demo/tokens.json', 'demo/tokens.light.json', 'demo/messages/EN.json'],
    ...['base/messages/EN.json', 'base/messages/VI.json'],
    ...['base/assets/logo.svg', 'base/assets/icon.svg', 'demo/assets/logo.svg'],
  ].map((name) => `brands/${name}`);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(project.root, name), 'utf8')]));
}

/** The workspace with one file that differs. */
function edited({ file, text }: Pick<Edit, 'file' | 'text'>): Workspace {
  const bytes = new TextEncoder().encode(text);
  return openWorkspace({
    root: project.root,
    files: {
      ...files,
      read: (path) => (path === file ? bytes : files.read(path)),
      size: (path) => (path === file ? bytes.length : files.size(path)),
    },
  });
}

const differing = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort();

/** The brands whose hash changed, each with the pages, modes and languages that are another now. */
function changed(before: Readonly<Record<string, Composed>>, after: Readonly<Record<string, Composed>>) {
  return Object.entries(before).flatMap(([brand, earlier]) => {
    const other = after[brand];
    if (other === undefined || earlier.hash === other.hash) return [];
    return [
      {
        brand,
        pages: differing(earlier.pages, other.pages),
        modes: differing(earlier.modes, other.modes),
        languages: differing(earlier.languages, other.languages),
      },
    ];
  });
}

describe('reach', () => {
  it.each(SEEDS)(
    `names what the hashes and pages that change say, for ${EDITS} random edits from seed %i`,
    (seed) => {
      const random = randomFrom(seed);
      const texts = brandFiles();
      const workspace = openWorkspace({ root: project.root, files });
      const before = compose(workspace) ?? {};
      expect(Object.keys(before)).toEqual(['demo', 'shop']);
      const askedPlaces = new Set<string>();
      const wrong: unknown[] = [];
      for (let done = 0; done < EDITS; ) {
        const edit = randomEdit(random, texts);
        // Each place is tried once.
        if (edit === undefined || askedPlaces.has(edit.place)) continue;
        askedPlaces.add(edit.place);
        const after = compose(edited(edit));
        // An edit that breaks a brand builds nothing.
        if (after === undefined) continue;
        done += 1;
        kinds.set(edit.kind, (kinds.get(edit.kind) ?? 0) + 1);
        const reachAnswer = reach(workspace, edit.place);
        const real = changed(before, after);
        const reached = 'reached' in reachAnswer ? reachAnswer.reached : [];
        const isToken = edit.kind === 'token';
        const isText = edit.kind === 'text';
        const seen = reached.map(({ brand, pages, modes, languages }) => ({
          brand,
          pages: [...pages].sort(),
          ...(isToken && { modes: [...modes].sort() }),
          ...(isText && { languages: [...languages].sort() }),
        }));
        const want = real.map(({ brand, pages, modes, languages }) => ({
          brand,
          pages,
          ...(isToken && { modes }),
          ...(isText && { languages }),
        }));
        if (JSON.stringify(seen) !== JSON.stringify(want))
          wrong.push({ place: edit.place, kind: edit.kind, seen, want });
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is asked of edits of all kinds', () => {
    const all = ['asset', 'item', 'not removed', 'setting', 'switch', 'text', 'token'];
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(all));
    expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBe(SEEDS.length * EDITS);
  });

  it.each<[place: string, want: string]>([
    [
      'brands/demo/tokens.light.json#/color/surface/base',
      `A change of brands/demo/tokens.light.json#/color/surface/base touches 2 brands:
  demo
    pages: all 8
    modes: light; languages: EN, VI
  shop
    pages: all 8
    modes: light; languages: EN, VI`,
    ],
    [
      'brands/base/brand.json#/routes/home/main/words/props/size',
      `A change of brands/base/brand.json#/routes/home/main/words/props/size touches no bundle.`,
    ],
    [
      'brands/base/brand.json#routes[home].main[words].widget',
      `A change of brands/base/brand.json#routes[home].main[words].widget touches 2 brands:
  demo
    pages: route home
    modes: dark, light; languages: EN, VI
  shop
    pages: route home
    modes: dark, light; languages: EN, VI`,
    ],
    ['brands/base/assets/logo.svg', `A change of brands/base/assets/logo.svg touches no bundle.`],
    [
      'brands/demo/messages/EN.json',
      `A change of brands/demo/messages/EN.json touches 2 brands:
  demo
    pages: all 8
    modes: dark, light; languages: EN
  shop
    pages: all 8
    modes: dark, light; languages: EN`,
    ],
    [
      'widgets/list/widget.json',
      `A change of widgets/list/widget.json touches 1 brand:
  demo
    pages: route home
    modes: dark, light; languages: EN, VI`,
    ],
  ])('tells of %s', async (place, want) => {
    expect(await livery(project.root, 'reach', place)).toEqual({ code: 0, out: want, notes: '' });
  });

  it('tells it as data, too', async () => {
    const { out } = await livery(project.root, 'reach', 'brands/demo/messages/EN.json#/text.more', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { brand: 'demo', modes: ['dark', 'light'], languages: ['EN'] },
      { brand: 'shop' },
    ]);
  });

  it.each<[place: string, want: RegExp]>([
    ['brands/base/brnd.json', /there is no file .* Did you mean "brands\/base\/brand\.json"\?/],
    ['brands/base/brand.json#/routes/hme', /has no \/routes\/hme\. Did you mean "\/routes\/home"\?/],
    ['package.json', /^error: /],
  ])('refuses %s in a sentence', async (place, want) => {
    const { code, out, notes } = await livery(project.root, 'reach', place);
    expect([code, out]).toEqual([2, '']);
    expect(notes).toMatch(want);
  });
});

describe('reach of a content', () => {
  const english = 'brands/base/content/law.EN.md';
  const vietnamese = 'brands/shop/content/law.VI.md';
  const shop = (languages: string) => `touches 1 brand:
  shop
    pages: route terms
    modes: dark, light; languages: ${languages}`;

  it('is the pages that show it, in the languages that read that file', async () => {
    const ownProject = createLayeredProject();
    addContents(ownProject);
    const out = async (place: string) => (await livery(ownProject.root, 'reach', place)).out;
    const hash = () => compose(openWorkspace({ root: ownProject.root }))?.shop?.hash;
    expect(await out(english)).toBe(`A change of ${english} ${shop('EN')}`);
    expect(await out(vietnamese)).toBe(`A change of ${vietnamese} ${shop('VI')}`);
    const before = hash();
    ownProject.write(english, 'Be kind.\n');
    const after = hash();
    expect(after).not.toBe(before);
    ownProject.write('brands/demo/content/law.EN.md', 'Be brave.\n');
    expect(await out(english)).toBe(`A change of ${english} touches no bundle.`);
    ownProject.remove();
  });

  it('of the default language is also those that have no file', async () => {
    const ownProject = createLayeredProject();
    addContents(ownProject);
    rmSync(join(ownProject.root, vietnamese));
    const { out } = await livery(ownProject.root, 'reach', english);
    expect(out).toBe(`A change of ${english} ${shop('EN, VI')}`);
    ownProject.remove();
  });
});
