import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContents, createLayeredProject } from './layered-project.ts';
import { livery, type TestProject } from './test-command.ts';

let project: TestProject;
const git = (...args: string[]) => execFileSync('git', ['-C', project.root, ...args], { encoding: 'utf8' });
const commit = (message: string) => {
  git('add', 'brands', 'widgets');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  git(...author, 'commit', '--quiet', '--message', message);
};
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(project.root, file), 'utf8');
  expect(text).toContain(from);
  project.write(file, text.replace(from, to));
};
const diff = (...args: string[]) => livery(project.root, 'diff', ...args);

beforeAll(() => {
  project = createLayeredProject();
  git('init', '--quiet');
  commit('Start');
  git('tag', 'v1');
});
afterAll(() => project.remove());

describe('diff', () => {
  it('of a brand that is as it was says so', async () => {
    expect(await diff('demo')).toEqual({
      code: 0,
      out: 'Nothing differs between demo at HEAD and now.',
      notes: '',
    });
  });

  it('says what differs between two brands', async () => {
    const { code, out, notes } = await diff('demo', 'shop');
    expect([code, notes]).toEqual([0, '']);
    expect(out).toBe(`Manifest
  access.loginFirst is false in demo, and true in shop (brands/shop/brand.json:7:29).
  routes[home].main[words].props.size is 5 in demo (brands/demo/brand.json:12:43), and 3 in shop.
  routes[home].main[links] is only in demo: { 5 keys } (brands/demo/brand.json:14:7).
  routes[terms].regions is ["footer"] in demo (brands/base/brand.json:38:96), and ["header"] in shop (brands/shop/brand.json:10:33).
  id is "demo" in demo (brands/demo/brand.json:3:9), and "shop" in shop (brands/shop/brand.json:3:9).
  extends is "base" in demo (brands/demo/brand.json:4:14), and "demo" in shop (brands/shop/brand.json:4:14).
  name is "Demo" in demo (brands/demo/brand.json:5:11), and "Shop" in shop (brands/shop/brand.json:5:11).
  domains is ["demo.localhost"] in demo (brands/demo/brand.json:6:14), and ["shop.localhost"] in shop (brands/shop/brand.json:6:14).

8 differences between demo and shop.`);
  });

  it('says what a brand has become since a commit, in all of its files', async () => {
    edit('brands/base/brand.json', '"size": 2', '"size": 4');
    edit('brands/demo/brand.json', '{ "id": "slots", "$before": "guests" },', '');
    edit('brands/demo/brand.json', '{ "id": "old", "$remove": true }', '{ "id": "old", "entry": true }');
    edit('brands/demo/messages/EN.json', 'Show more', 'Show all');
    edit('brands/demo/tokens.json', '#aa2200', '#aa2211');
    edit('brands/demo/assets/logo.svg', 'h1v1z', 'h1v2z');
    const { code, out, notes } = await diff('demo', 'v1');
    expect([code, notes]).toEqual([0, '']);
    expect(out).toBe(`Manifest
  routes[home].main stands in the order ["words","links","slots","guests","points","talk","quiet"] at v1, and ["words","links","guests","points","talk","quiet","slots"] now.
  routes[old] is only now: { 8 keys } (brands/demo/brand.json:19:5).

Tokens
  color.brand.500 in dark and light is "#aa2200" at v1, and "#aa2211" now.
  color.action.primary in dark and light is "#aa2200" at v1, and "#aa2211" now.
  color.action.hover in dark is "#d4907f" at v1, and "#d49088" now.
  color.action.hover in light is "#aa2200" at v1, and "#aa2211" now.

Messages
  text.more in EN is "Show more" at v1, and "Show all" now.

Assets
  assets.logo: "brands/demo/assets/logo.svg" holds something else at v1 than now.

8 differences between demo at v1 and now.`);
    expect(
      git('status', '--short')
        .split('\n')
        .filter((line) => line.startsWith(' M')),
    ).toHaveLength(5);
  });

  it('says it as data, too', async () => {
    const { out } = await diff('demo', 'v1', '--json');
    expect(JSON.parse(out)).toContainEqual({
      kind: 'token',
      path: 'color.brand.500',
      modes: ['dark', 'light'],
      left: '#aa2200',
      right: '#aa2211',
    });
  });

  it.each<[args: string[], want: string]>([
    [['dmo'], 'there is no brand "dmo" in FOLDER. Did you mean "demo"?'],
    [['demo', 'shp'], 'there is neither a brand nor a commit "shp". Did you mean "shop"?'],
  ])('refuses %j', async (args, want) => {
    const folder = join(project.root, 'brands');
    expect(await diff(...args)).toEqual({
      code: 2,
      out: '',
      notes: `error: ${want.replace('FOLDER', folder)}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  });

  it('knows that a brand is younger than a commit, and which side cannot be read', async () => {
    project.write('brands/young/brand.json', {
      schemaVersion: 1,
      id: 'young',
      extends: 'demo',
      name: 'Young',
    });
    expect((await diff('young', 'v1')).notes).toMatch(/^error: there was no brand "young" at v1\.\n/);
    project.write('brands/young/brand.json', '{');
    expect(await diff('demo', 'young')).toEqual({
      code: 1,
      out: '',
      notes: 'young cannot be read (1 error). See: livery check young',
    });
  });

  it('says which contents hold something else, and in which language', async () => {
    addContents(project);
    commit('Contents');
    edit('brands/base/content/law.EN.md', 'fair', 'kind');
    project.write('brands/shop/content/law.EN.md', 'Be brave.\n');
    edit('brands/shop/content/law.VI.md', 'công bằng', 'tử tế');
    expect((await diff('shop')).out).toBe(`Contents
  law in EN is "brands/base/content/law.EN.md" at HEAD, and "brands/shop/content/law.EN.md" now, which holds something else.
  law in VI: "brands/shop/content/law.VI.md" holds something else at HEAD than now.

2 differences between shop at HEAD and now.`);
  });

  it('says how a season changes, comes and goes', async () => {
    const seasons = (fair: object, more = {}) =>
      project.write('brands/late/brand.json', {
        schemaVersion: 1,
        id: 'late',
        extends: 'demo',
        name: 'Late',
        domains: ['late.localhost'],
        seasons: { fair, ...more },
      });
    const dates = { from: '2090-12-21', until: '2091-01-07' };
    seasons(dates, { thaw: { from: '2090-03-01', until: '2090-03-09' } });
    commit('Seasons');
    seasons({ ...dates, until: '2091-01-14', timeZone: 'Asia/Tokyo' }, { bloom: dates });
    expect((await diff('late')).out).toBe(`Manifest
  seasons.fair.until is "2091-01-07" at HEAD (brands/late/brand.json:12:16), and "2091-01-14" now (brands/late/brand.json:12:16).
  seasons.fair.timeZone is only now: "Asia/Tokyo" (brands/late/brand.json:13:19).
  seasons.thaw is only at HEAD: {"from":"2090-03-01","until":"2090-03-09"} (brands/late/brand.json:14:13).
  seasons.bloom is only now: {"from":"2090-12-21","until":"2091-01-07"} (brands/late/brand.json:15:14).

4 differences between late at HEAD and now.`);
  });
});
