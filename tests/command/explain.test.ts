import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

const explain = (...args: string[]) => livery(project.root, 'explain', 'demo', ...args);

describe('explain', () => {
  it('says who wrote a value and what it took the place of', async () => {
    expect(await explain('/routes/home/main/words/props/size')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "/routes/home/main/words/props/size  5
        How large.
        written at brands/demo/brand.json:8:66
        instead of 2 at brands/base/brand.json:12:70",
      }
    `);
  });

  it('takes paths as issues write them', async () => {
    const pointer = await explain('/routes/home/main/words/props/size');
    expect(await explain('routes[home].main[words].props.size')).toEqual(pointer);
    expect(await explain('/routes/0/main/0/props/size')).toEqual(pointer);
  });

  it('says that a default is the schema’s', async () => {
    expect(await explain('/access/loginFirst')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "/access/loginFirst  false
        True sends everyone without a session to the login route.
        default of the schema: no manifest writes it",
      }
    `);
  });

  it('lists the members of an object', async () => {
    expect(await explain('/languages')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "/languages  {"default":"EN","supported":[{"code":"EN","locale":"en"}]}
        The languages that the brand speaks. Each has a file messages/<CODE>.json.
        written at brands/base/brand.json:8:16

        default    "EN"                           brands/base/brand.json:8:29
        supported  [{"code":"EN","locale":"en"}]  brands/base/brand.json:8:48",
      }
    `);
  });

  it('lists as many levels as wanted', async () => {
    expect(await explain('/routes', '--depth', '4')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "/routes  [ 1 item ]
        The pages, merged by id.
        written at brands/demo/brand.json:7:13
        and at brands/base/brand.json:10:13

        home          { 8 keys }          brands/demo/brand.json:8:5 (also brands/base/brand.json:11:5)
          id          "home"              brands/demo/brand.json:8:13 (over brands/base/brand.json:11:13)
          path        "/"                 brands/base/brand.json:11:29
          title       "route.home.title"  brands/base/brand.json:11:43
          main        [ 1 item ]          brands/demo/brand.json:8:29 (also brands/base/brand.json:12:15)
            words     { 5 keys }          brands/demo/brand.json:8:30 (also brands/base/brand.json:12:16)
              id      "words"             brands/demo/brand.json:8:38 (over brands/base/brand.json:12:24)
              widget  "text"              brands/base/brand.json:12:43
              props   {"size":5}          brands/demo/brand.json:8:56 (also brands/base/brand.json:12:60)
              slots   {}                  default
              load    "eager"             default
          aliases     []                  default
          regions     [ 5 items ]         default
            0         "header"            default
            1         "sideMenu"          default
            2         "rightBar"          default
            3         "footer"            default
            4         "bottomBar"         default
          entry       false               default
          prerender   true                default",
      }
    `);
  });

  it('explains the whole manifest when no pointer is given', async () => {
    const { code, out } = await explain();
    expect(code).toBe(0);
    expect(out).toMatch(/^\(the whole manifest\) {2}\{ \d+ keys \}\n/);
    expect(out).toMatch(/\n {2}name +"Demo" +brands\/demo\/brand\.json:5:11\n/);
  });

  it.each<[pointer: string, want: string]>([
    ['/languges/default', 'error: demo has no /languges. Did you mean "/languages"?'],
    ['/routes/hme', 'error: demo has no /routes/hme. Did you mean "/routes/home"?'],
    ['/name/first', 'error: demo has no /name/first. There is none to choose from.'],
    [
      '/theme/zzz',
      'error: demo has no /theme/zzz. Known: "/theme/modes", "/theme/defaultMode", "/theme/fonts", "/theme/ornaments" or "/theme/contrast".',
    ],
  ])('of the wrong pointer %s names the nearest', async (pointer, want) => {
    expect(await explain(pointer)).toEqual({
      code: 2,
      out: '',
      notes: `${want}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  });

  it('says what is left out of the portal', async () => {
    project.write('brands/off/brand.json', {
      schemaVersion: 1,
      id: 'off',
      extends: 'base',
      name: 'Off',
      domains: ['off.localhost'],
      features: { gone: { fixed: false } },
      routes: [
        { id: 'gone', path: '/gone', title: 'route.home.title', when: { features: ['gone'] }, main: [] },
      ],
    });
    const { out } = await livery(project.root, 'explain', 'off', '/routes/gone/path');
    expect(out).toMatch(/\n {2}left out of the portal: a condition around it can never hold$/);
  });

  it('says what the place asks for that a brand names, and whether the brand keeps it', async () => {
    project.write('jurisdictions/XQ.json', {
      name: 'Quill',
      source: 'Invented.',
      minimumAge: 20,
      features: ['tips'],
    });
    const text = JSON.stringify({
      schemaVersion: 1,
      id: 'ruled',
      extends: 'base',
      name: 'Ruled',
      domains: ['ruled.localhost'],
      jurisdiction: 'XQ',
      features: { tips: { fixed: true } },
    });
    project.write('brands/ruled/brand.json', text);
    expect(await livery(project.root, 'explain', 'ruled', '/jurisdiction')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "notes": "",
        "out": "/jurisdiction  "XQ"
        Code of the place whose rules livery check holds this brand to: jurisdictions/<CODE>.json of the repository, or one that comes with house. Default: none.
        written at brands/ruled/brand.json:1:110
        Quill: jurisdictions/XQ.json
        Invented.

        minimumAge is 20 or more  not kept  jurisdictions/XQ.json:4
        the feature tips is on    kept  jurisdictions/XQ.json:6
        minimumAge of the jurisdiction XQ (jurisdictions/XQ.json:4) is 20, and nothing in this brand tells visitors so.",
      }
    `);
    expect(await explain('/jurisdiction')).toMatchInlineSnapshot(`
      {
        "code": 2,
        "notes": "error: demo names no jurisdiction, so that no rules of a place hold for it. Known: "XQ".
      Run livery --help, or livery <verb> --help for examples.",
        "out": "",
      }
    `);
  });

  it('of a brand that cannot be read says how to see why', async () => {
    project.write('brands/broken/brand.json', '{');
    expect(await livery(project.root, 'explain', 'broken', '/name')).toEqual({
      code: 1,
      out: '',
      notes: 'broken cannot be read (1 error). See: livery check broken',
    });
  });
});
