import type { ReleaseTarget } from '@liveryjs/cli/releases/target';
import { brandSheet } from '@liveryjs/cli/sheet/brand-sheet';
import { openWorkspace } from '@liveryjs/workspace/open';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, liveryOn, type TestProject } from './test-command.ts';

let project: TestProject;
const run = (...args: string[]) => livery(project.root, 'brands', ...args);
const year = new Date().getUTCFullYear() + 1;

beforeAll(() => {
  project = createTestProject();
  project.write('brands/shop/brand.json', {
    schemaVersion: 1,
    id: 'shop',
    extends: 'demo',
    name: '=Shop, "the" one',
    domains: ['shop.localhost', 'shop.example'],
    timeZone: 'UTC',
    languages: {
      default: 'VI',
      supported: [
        { code: 'EN', locale: 'en' },
        { code: 'VI', locale: 'vi' },
      ],
    },
    seasons: {
      fair: { from: `${year}-01-02`, until: `${year}-01-09` },
      past: { from: '2020-01-01', until: '2020-02-01' },
    },
    theme: { defaultMode: 'drak' },
  });
  project.write('brands/groups.json', { one: ['shop'] });
});
afterAll(() => project.remove());

it('has a row for each brand, with what its manifest says, the seasons to come and its findings', async () => {
  const rows = JSON.parse((await run('--json')).out) as { brand: string; errors: number }[];
  expect(rows.map(({ brand, errors }) => [brand, errors > 0])).toEqual([
    ['base', false],
    ['demo', false],
    ['shop', true],
  ]);
  expect(rows[2]).toMatchObject({
    abstract: false,
    extends: 'demo',
    languages: ['VI', 'EN'],
    merchant: 'base',
    domains: ['shop.localhost', 'shop.example'],
    seasons: [{ name: 'fair', from: `${year}-01-02T00:00:00.000Z` }],
  });
});

it('takes groups, and fits a terminal', async () => {
  const { out } = await liveryOn({ columns: 40 }, project.root, 'brands', '@one', 'demo');
  const lines = out.split('\n');
  expect(lines.every((line) => line.length <= 40)).toBe(true);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['brand', 'shop', 'demo', '2']);
});

it('is a table for spreadsheets, in which no cell is a formula', async () => {
  const { out } = await run('--csv', 'shop');
  const [head, shop] = out.split('\r\n');
  expect(head).toMatch(/^\ufeffbrand,name,abstract,extends,languages,/);
  expect(shop).toMatch(
    new RegExp(
      `^shop,"'=Shop, ""the"" one",,demo,VI EN,.*,shop.localhost shop.example,fair ${year}-01-02,,,`,
    ),
  );
});

it('refuses two forms at once', async () => {
  expect(await run('--json', '--csv')).toMatchObject({ code: 2 });
});

it('says what visitors have of a brand', async () => {
  const published = { id: '0123456789ab', brand: 'demo', publishedAt: '2026-11-02T10:00:00.000Z', kept: {} };
  const target = {
    current: async (brand: string) => (brand === 'demo' ? published.id : undefined),
    list: async () => [published],
  } as unknown as ReleaseTarget;
  const rows = await brandSheet(openWorkspace({ root: project.root }), ['demo', 'shop'], { target });
  expect(rows.map(({ release }) => release)).toEqual([
    { id: published.id, publishedAt: published.publishedAt },
    undefined,
  ]);
});
