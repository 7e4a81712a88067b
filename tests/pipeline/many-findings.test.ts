import { resolveContents, resolveMessages } from '@liveryjs/compiler/i18n';
import { type Issue, withinMost } from '@liveryjs/compiler/issues';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { resolveTheme } from '@liveryjs/compiler/theme';
import { expect, it } from 'vitest';
import { home, manifest, resolveBrand } from './fixture.ts';

/** Milliseconds of the processor that all findings of one file may take. */
const MOST = 6000;

const each = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const members = (count: number, make: (index: number) => readonly [string, unknown]) =>
  Object.fromEntries(each(count, make));

const issuesOf = (changed: object) => resolveBrand({ aurora: manifest(changed) }).issues;
const routes = (make: (index: number) => object) => issuesOf({ routes: [home, ...each(5000, make)] });

const languages = { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] };
const chain = [{ folder: 'brands/root' }, { folder: 'brands/leaf' }];
const placeOf = (pointer: string) => ({ file: 'brands/leaf/brand.json', line: 1, column: 1, pointer });
const pathOf = (pointer: string) => pointer;

const tokens = (make: (index: number) => object) =>
  resolveTheme({
    files: memoryFiles({
      'brands/root/tokens.json': '{}',
      'brands/leaf/tokens.json': JSON.stringify(
        { color: members(5000, (i) => [`paint${i}`, make(i)]) },
        null,
        1,
      ),
    }),
    chain,
    theme: {
      modes: [{ id: 'dark', scheme: 'dark' }],
      defaultMode: 'dark',
      fonts: [],
      ornaments: {},
      contrast: [],
    },
    uses: [],
    placeOf,
    pathOf,
  }).issues;

const contents = (line: (index: number) => string) =>
  resolveContents({
    files: memoryFiles({ 'brands/leaf/content/terms.EN.md': each(3000, line).join('\n\n') }),
    chain,
    languages,
    uses: [{ value: 'terms', pointer: '/routes/0', values: [], route: 'home', besidesOthers: false }],
    routes: each(500, (i) => ({ id: `page${i}`, path: `/page${i}`, aliases: [] })),
    assets: each(500, (i) => `picture${i}`),
    placeOf,
    pathOf,
  }).issues;

const messages = (texts: object, keys: readonly string[] = []) =>
  resolveMessages({
    files: memoryFiles({
      'brands/root/messages/EN.json': JSON.stringify(members(3000, (i) => [`some.key${i}`, 'Text'])),
      'brands/leaf/messages/EN.json': JSON.stringify(texts, null, 1),
    }),
    chain,
    languages,
    keys: [...each(3000, (i) => `some.key${i}`), ...keys].map((value) => ({
      value,
      pointer: '/routes/0/title',
    })),
    placeOf,
    pathOf,
  }).issues;

it.each<[code: string, of: string, find: () => readonly Issue[]]>([
  [
    'feature-unused',
    'features',
    () => issuesOf({ features: members(5000, (i) => [`wrong${i}`, { fixed: true }]) }),
  ],
  [
    'manifest-shape',
    'features',
    () => issuesOf({ features: members(5000, (i) => [`wrong${i}`, { fixed: 'no' }]) }),
  ],
  ['unknown-key', 'a manifest', () => issuesOf(members(20_000, (i) => [`unknown${i}`, i]))],
  ['missing-key', 'routes', () => routes((i) => ({ id: `r${i}hom${i}` }))],
  [
    'unknown-widget',
    'placements',
    () => routes((i) => ({ ...home, id: `r${i}`, path: `/r${i}`, main: [{ id: 'x', widget: `gird${i}` }] })),
  ],
  [
    'unknown-reference',
    'settings',
    () => {
      const grid = (i: number) => ({
        id: `g${i}`,
        widget: 'grid',
        props: { source: 'hot', group: `no${i}` },
      });
      return issuesOf({ routes: [{ ...home, main: each(5000, grid) }] });
    },
  ],
  ['token-unknown', 'aliases', () => tokens((i) => ({ $type: 'color', $value: `{color.colour${i}}` }))],
  ['token-type', 'types', () => tokens((i) => ({ $type: `colour${i}`, $value: '#ffffff' }))],
  ['token-unused', 'tokens', () => tokens(() => ({ $type: 'color', $value: '#ffffff' }))],
  ['content-link', 'a content', () => contents((i) => `[a](/pages${i})`)],
  ['content-hash', 'a content', () => contents((i) => `# Part ${i}\n\n[a](#parts-${i})`)],
  ['content-asset', 'a content', () => contents((i) => `![a](asset:pictures${i})`)],
  ['content-placeholder', 'a content', () => contents((i) => `{value${i}}`)],
  ['message-unused', 'texts', () => messages(members(5000, (i) => [`sum.keys${i}`, 'Text']))],
  ['message-syntax', 'texts', () => messages(members(3000, (i) => [`some.key${i}`, '{']))],
  [
    'message-missing',
    'keys',
    () =>
      messages(
        {},
        each(5000, (i) => `sum.keys${i}`),
      ),
  ],
])(
  'thousands of %s in %s are found within six seconds of the processor, of which 200 are listed and the others counted',
  (code, _of, find) => {
    const before = process.cpuUsage();
    const issues = withinMost(find());
    const { user } = process.cpuUsage(before);
    expect(issues.filter((issue) => issue.code === code)).toHaveLength(200);
    const more = issues.filter((issue) => issue.more?.code === code);
    expect(more.map((issue) => (issue.more?.count ?? 0) > 2000)).toEqual([true]);
    expect(user / 1000).toBeLessThan(MOST);
  },
);
