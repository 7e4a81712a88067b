import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
  const when = { season: 'xmas' };
  project.write('brands/demo/brand.json', {
    ...{ schemaVersion: 1, id: 'demo', extends: 'base', name: 'Demo', domains: ['demo.localhost'] },
    timeZone: 'Europe/Oslo',
    seasons: {
      xmas: { from: '2026-12-21', until: '2027-01-07', every: 'year' },
      spring: { from: '2027-03-28', until: '2027-03-29T18:00' },
    },
    theme: { modes: [{ id: 'frost', scheme: 'dark', when }] },
    routes: [
      {
        id: 'home',
        main: [
          { id: 'tree', widget: 'text', when },
          { id: 'egg', widget: 'text', when: { season: 'spring', audience: ['member'] } },
          { id: 'old', widget: 'text', when: { until: '2027-02-01' } },
        ],
      },
    ],
  });
});
afterAll(() => project.remove());

const run = (...args: string[]) => livery(project.root, ...args);

test('a calendar shows the twelve months of a brand, and what changes when', async () => {
  const { out, code } = await run('seasons', 'demo', '--at', '2026-12-24');
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "demo  by the clocks of Europe/Oslo, December 2026 to November 2027
                               Dec   Jan   Feb   Mar   Apr   May   Jun   Jul   Aug   Sep   Oct   Nov
      xmas                     21─   ─06     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·
      spring                     ·     ·     · 28─29     ·     ·     ·     ·     ·     ·     ·     ·
      routes[home].main[old]   ───   ─31     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·

      2027-01-07 00:00
        ends    theme.modes[frost]  xmas
        ends    routes[home].main[tree]  xmas
      2027-02-01 00:00
        ends    routes[home].main[old]
      2027-03-28 00:00
        begins  routes[home].main[egg]  spring
      2027-03-29 18:00
        ends    routes[home].main[egg]  spring"
  `);
});

test('the same is there as data, with instants', async () => {
  const [year] = JSON.parse((await run('seasons', '--at', '2027-06-01', '--json')).out);
  expect(year).toMatchObject({ brand: 'demo', timeZone: 'Europe/Oslo' });
  expect(year.months[0]).toBe('2027-05-31T22:00:00.000Z');
  expect(year.seasons[0]).toMatchObject({
    name: 'xmas',
    spans: [{ from: '2027-12-20T23:00:00.000Z', until: '2028-01-06T23:00:00.000Z' }],
    has: ['theme.modes[frost]', 'routes[home].main[tree]'],
  });
  expect(year.changes.map(({ local }: { local: string }) => local)).toEqual([
    '2027-12-21 00:00',
    '2028-01-07 00:00',
  ]);
});

test('the timeline says the changes alone', async () => {
  const { out } = await run('explain', 'demo', '--timeline', '--at', '2027-03-01');
  expect(out).toMatchInlineSnapshot(`
    "  2027-03-28 00:00
        begins  routes[home].main[egg]  spring
      2027-03-29 18:00
        ends    routes[home].main[egg]  spring
      2027-12-21 00:00
        begins  theme.modes[frost]  xmas
        begins  routes[home].main[tree]  xmas
      2028-01-07 00:00
        ends    theme.modes[frost]  xmas
        ends    routes[home].main[tree]  xmas"
  `);
  expect((await run('explain', 'demo', '/', '--timeline')).notes).toContain(
    'error: --timeline is of a whole brand: leave out the name.',
  );
});

it.each([
  [
    '2026-12-20T23:59',
    'tree  text  demo at brands/demo/brand.json:36:9  hidden: not at this time, but in the season xmas',
  ],
  ['2026-12-21', 'tree  text  demo at brands/demo/brand.json:36:9\n'],
  ['2030-01-06T22:59Z', 'tree  text  demo at brands/demo/brand.json:36:9\n'],
  ['2027-02-01', 'hidden: not at this time, but until 2027-02-01'],
  ['2027-03-28T12:00', 'hidden: for member only, not for visitor'],
])('explains a page as of %s', async (time, want) => {
  expect(`${(await run('explain', 'demo', '/', '--at', time)).out}\n`).toContain(want);
});

it.each([
  ['2026-12-01', []],
  ['2027-02-02', ['time-over']],
  ['2027-03-29T18:00+02:00', ['time-over', 'season-over']],
  ['2027-03-29T17:59+02:00', ['time-over']],
])('checks brands as of %s', async (time, want) => {
  const { out } = await run('check', 'demo', '--at', time, '--format', 'json');
  const codes = JSON.parse(out).issues.map(({ code }: { code: string }) => code);
  expect(codes.filter((code: string) => code.endsWith('-over')).sort()).toEqual([...want].sort());
});

test('a date that is none is refused, with the form', async () => {
  const { code, notes } = await run('check', 'demo', '--at', '24.12.2026');
  expect([code, notes]).toEqual([2, expect.stringContaining('Expected a date such as 2026-12-24')]);
});
