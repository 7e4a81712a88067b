import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const wrongSize = `{
  "schemaVersion": 1,
  "id": "demo",
  "extends": "base",
  "name": "Demo",
  "domains": ["demo.localhost"],
  "routes": [
    { "id": "home", "main": [{ "id": "words", "props": { "size": "5" } }] }
  ]
}
`;

describe('check', () => {
  it('says when there is nothing to say', async () => {
    expect(await livery(project.root, 'check')).toEqual({
      code: 0,
      out: 'No issues in 2 brands.',
      notes: '',
    });
  });

  it('prints every issue with its place, its lines and its fix', async () => {
    project.write('brands/demo/brand.json', wrongSize);
    expect(await livery(project.root, 'check', 'demo')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "notes": "",
        "out": "brands/demo/brand.json:8:66  error  widget-props
        routes[home].main[words].props.size: expected an integer from 1 to 9, got "5" (a string).
          6 |   "domains": ["demo.localhost"],
          7 |   "routes": [
        > 8 |     { "id": "home", "main": [{ "id": "words", "props": { "size": "5" } }] }
            |                                                                  ^^^
        Write 5 without quotes. See widgets/text/widget.json.

      1 error, 0 warnings in 1 brand.",
      }
    `);
  });

  it('tells an issue of an inherited manifest once, not once a brand', async () => {
    project.write('brands/base/brand.json', '{ "schemaVersion": 1, }');
    for (const id of ['one', 'two'])
      project.write(`brands/${id}/brand.json`, {
        schemaVersion: 1,
        id,
        extends: 'base',
        name: id,
        domains: [`${id}.localhost`],
      });
    expect(await livery(project.root, 'check')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "notes": "",
        "out": "brands/base/brand.json:1:21  error  json-syntax
        A comma stands before the closing }.
        > 1 | { "schemaVersion": 1, }
            |                     ^
        Remove the comma.

      1 error, 0 warnings in 4 brands.",
      }
    `);
  });

  it('writes JSON for programs', async () => {
    project.write('brands/demo/brand.json', wrongSize);
    const { code, out } = await livery(project.root, 'check', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "brands": [
          "base",
          "demo",
        ],
        "errors": 1,
        "issues": [
          {
            "code": "widget-props",
            "column": 66,
            "endColumn": 69,
            "file": "brands/demo/brand.json",
            "hint": "Write 5 without quotes. See widgets/text/widget.json.",
            "line": 8,
            "meant": 5,
            "message": "routes[home].main[words].props.size: expected an integer from 1 to 9, got "5" (a string).",
            "pointer": "/routes/0/main/0/props/size",
            "severity": "error",
          },
        ],
        "warnings": 0,
      }
    `);
  });

  it('writes workflow commands for GitHub', async () => {
    project.write('brands/demo/brand.json', wrongSize);
    expect(await livery(project.root, 'check', '--format', 'github')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "notes": "",
        "out": "::error file=brands/demo/brand.json,line=8,col=66,endColumn=69,title=widget-props::routes[home].main[words].props.size: expected an integer from 1 to 9, got "5" (a string).%0AWrite 5 without quotes. See widgets/text/widget.json.",
      }
    `);
  });

  it('writes nothing for GitHub when there is nothing', async () => {
    expect(await livery(project.root, 'check', '--format', 'github')).toEqual({
      code: 0,
      out: '',
      notes: '',
    });
  });

  it('does not let a file steer the terminal', async () => {
    project.write('brands/demo/brand.json', '{\n  "id": "\u001b[2J", "no\u009bpe": 1\n}\n');
    const { out } = await livery(project.root, 'check', 'demo');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(out).toContain('"\ufffd[2J"');
  });

  it('fails on warnings only when there are more than allowed', async () => {
    project.write('brands/demo/brand.json', {
      schemaVersion: 1,
      id: 'demo',
      extends: 'base',
      name: 'Demo',
      domains: ['demo.localhost'],
      features: { idle: { fixed: true } },
    });
    const codes = [];
    for (const extra of [[], ['--max-warnings', '1'], ['--max-warnings', '0']])
      codes.push((await livery(project.root, 'check', ...extra)).code);
    expect((await livery(project.root, 'check')).out).toMatch(/\n\n0 errors, 1 warning in 2 brands\.$/);
    expect(codes).toEqual([0, 0, 1]);
  });

  it.each<[args: string[], want: string]>([
    [['dmeo'], 'error: there is no brand "dmeo" in ROOT/brands. Did you mean "demo"?'],
    [['brands/demo'], 'error: there is no brand "brands/demo" in ROOT/brands. Write demo.'],
    [['demo/'], 'error: there is no brand "demo/" in ROOT/brands. Write demo.'],
    [['demo,base'], 'error: there is no brand "demo,base" in ROOT/brands. Write demo base.'],
    [
      ['--format', 'xml'],
      "error: option '--format <format>' argument 'xml' is invalid. Allowed choices are pretty, json, sarif, github.",
    ],
    [
      ['--max-warnings', 'few'],
      "error: option '--max-warnings <n>' argument 'few' is invalid. Expected a whole number.",
    ],
    [
      ['--shard', '4/3'],
      "error: option '--shard <k/n>' argument '4/3' is invalid. Expected which part of how many, such as 3/10: from 1/10 to 10/10.",
    ],
    [['--shard', '1/3', '--watch'], 'error: --shard goes neither with --fix nor with --watch.'],
    [['demo', '--all'], 'error: name brands or give --all, not both.'],
    [['--nope'], "error: unknown option '--nope'"],
  ])('refuses the command line %j', async (args, want) => {
    const { code, out, notes } = await livery(project.root, 'check', ...args);
    expect({
      code,
      out,
      notes: notes.replaceAll('\\', '/').replace(project.root.replaceAll('\\', '/'), 'ROOT'),
    }).toEqual({
      code: 2,
      out: '',
      notes: `${want}\nRun livery --help, or livery <verb> --help for examples.`,
    });
  });

  it('says when the folder holds no brands', async () => {
    const { code, notes } = await livery(`${project.root}/brands`, 'check');
    expect(code).toBe(2);
    expect(notes).toContain(
      `error: there is no folder ${project.root}/brands/brands. Did you mean --brands ${project.root}/brands?`,
    );
  });

  it('takes no brand for an error, and says where brands are', async () => {
    const { root } = project;
    project.write('empty/README.md', 'Nothing');
    const outcomeOf = async (folder: string) => {
      const { code, notes } = await livery(root, 'check', '--brands', join(root, folder));
      return [code, notes.split('\n')[0]];
    };
    expect(await outcomeOf('empty')).toEqual([
      2,
      `error: there is no brand in ${root}/empty. A brand is a folder with a brand.json in it. Make one with: livery new <id>`,
    ]);
    expect(await outcomeOf('brands/demo')).toEqual([
      2,
      `error: there is no brand in ${root}/brands/demo. It is a brand itself: name the folder around it, --brands ${root}/brands`,
    ]);
    expect(await outcomeOf('brads')).toEqual([
      2,
      `error: there is no folder ${root}/brads. Start the command where your brands are, or name their folder with --brands.`,
    ]);
  });

  it('checks the brands of the folder in which one stands and which one names', async () => {
    const brands = join(project.root, 'brands');
    expect(await livery(brands, 'check', '--brands', brands, '--json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('"demo"'),
    });
  });

  it('says that there are no widgets, and not so of each that a brand places', async () => {
    rmSync(join(project.root, 'widgets'), { recursive: true });
    const { out } = await livery(project.root, 'check', '--json');
    expect(JSON.parse(out).issues).toMatchObject([
      { code: 'widgets-missing', file: 'brands/base/brand.json' },
    ]);
  });

  it.each([
    ['check', 'demo'],
    ['explain', 'demo', '/name'],
    ['diff', 'demo', 'demo'],
    ['widgets'],
    ['messages', 'status'],
    ['export', 'tokens', 'demo'],
  ])('%s: --json and --format json say the same', async (...verb) => {
    const [first, other] = [
      await livery(project.root, ...verb, '--json'),
      await livery(project.root, ...verb, '--format', 'json'),
    ];
    expect(first).toEqual(other);
    expect(() => JSON.parse(first.out)).not.toThrow();
  });

  it('finds brands and more widgets in other folders', async () => {
    project.write(
      'more/other/brand.json',
      wrongSize.replace('"demo"', '"other"').replace('"base"', '"root"').replace('"5"', '5'),
    );
    project.write('more/root/brand.json', {
      schemaVersion: 1,
      id: 'root',
      abstract: true,
      name: 'Root',
      domains: ['root.localhost'],
    });
    const { out } = await livery(
      project.root,
      'check',
      '--brands',
      join(project.root, 'more'),
      '--format',
      'json',
    );
    expect(JSON.parse(out).brands).toEqual(['other', 'root']);
  });
});
