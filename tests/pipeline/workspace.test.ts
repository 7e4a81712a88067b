import { resolve } from 'node:path';
import { compileSchema, memoryFiles, sourceSchema } from '@liveryjs/compiler/manifest';
import {
  createDomainCheck,
  domainClaims,
  listBrands,
  loadBrand,
  openWorkspace,
} from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { describe, expect, it } from 'vitest';
import { composed, manifest, said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);

const widget = (more: object = {}) =>
  JSON.stringify(
    {
      name: 'text',
      title: 'Text',
      description: 'A text.',
      component: 'Text.tsx',
      regions: ['main'],
      props: { type: 'object' },
      ...more,
    },
    null,
    1,
  );

/** A workspace with the schemas of the disk and everything else from memory. */
function workspace(files: Record<string, string>, widgetFolders = ['widgets']) {
  const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
    disk.list(folder).map((name) => `${folder}/${name}`),
  );
  const memory = memoryFiles({
    ...Object.fromEntries(schemas.map((path) => [path, disk.read(path) ?? ''])),
    'widgets/text/Text.tsx': '',
    'widgets/text/widget.json': widget(),
    ...files,
  });
  return openWorkspace({ root, files: memory, widgetFolders });
}

it.each([
  ['npm', 'node_modules/@liveryjs'],
  ['pnpm', 'node_modules/.pnpm/@liveryjs+widgets@1.0.0_react@19.0.0/node_modules/@liveryjs'],
  ['bun', 'node_modules/.bun/@liveryjs+widgets@1.0.0/node_modules/@liveryjs'],
  ['npm for a folder above', '../node_modules/@liveryjs'],
])('widgets find the installed schemas beside them where %s has put both', (_manager, packages) => {
  const props = { type: 'object', properties: { to: { $ref: '../../../schemas/brand/link.schema.json' } } };
  const { issues, widgets } = workspace(
    { [`${packages}/widgets/site/away/widget.json`]: widget({ name: 'away', component: 'Away.js', props }) },
    [`${packages}/widgets`],
  );
  expect(issues.filter(({ code }) => code === 'widget-schema')).toEqual([]);
  expect(widgets.map(({ name }) => name)).toContain('away');
});

describe('a widget.json', () => {
  it.each<[name: string, files: Record<string, string>, want: string[]]>([
    ['that is right', {}, []],
    [
      'that is no JSON',
      { 'widgets/text/widget.json': '{' },
      [
        'widgets/text/widget.json:1 «{» json-syntax The file ends too early. Look for a bracket or quote that is not closed.',
      ],
    ],
    [
      'that is a list',
      { 'widgets/text/widget.json': '[]' },
      [
        'widgets/text/widget.json:1 «[]» json-not-object Expected an object, got a list. The outermost brackets must be { and }.',
      ],
    ],
    [
      'of another name',
      { 'widgets/text/widget.json': widget({ name: 'txet' }) },
      [
        'widgets/text/widget.json:2 «"txet"» widget-name name: expected "text", the name of the folder, got "txet". Write "name": "text" or rename the folder.',
      ],
    ],
    [
      'without its component',
      { 'widgets/text/widget.json': widget({ component: 'Txet.tsx' }) },
      [
        'widgets/text/widget.json:5 «"Txet.tsx"» widget-component component: widgets/text/Txet.tsx does not exist. Write the file that default-exports the component, or correct its name.',
      ],
    ],
    [
      'with an unknown region',
      { 'widgets/text/widget.json': widget({ regions: ['centre'] }) },
      [
        'widgets/text/widget.json:7 «"centre"» manifest-shape regions[0]: expected "header", "sideMenu", "main", "rightBar", "footer" or "bottomBar", got "centre". Write "header", "sideMenu", "main", "rightBar", "footer" or "bottomBar".',
      ],
    ],
    [
      'with an unknown key',
      { 'widgets/text/widget.json': widget({ prpos: {} }) },
      [
        'widgets/text/widget.json:12 «"prpos"» unknown-key widget.json: unknown key "prpos". Did you mean "props"? It is there already: keep one of the two.',
      ],
    ],
    [
      'with a keyword that is none',
      { 'widgets/text/widget.json': widget({ props: { type: 'object', propertys: {} } }) },
      [
        'widgets/text/widget.json:11 «"propertys"» widget-schema props: strict mode: unknown keyword: "propertys". Did you mean "properties"?',
      ],
    ],
    [
      'with a reference that leads nowhere',
      {
        'widgets/text/widget.json': widget({
          props: { type: 'object', properties: { a: { $ref: 'x.json' } } },
        }),
      },
      [
        'widgets/text/widget.json:13 «"x.json"» widget-schema props: $ref: there is no schema widgets/text/x.json. props is a JSON Schema 2020-12 of type object; its $refs are paths relative to this file.',
      ],
    ],
  ])('%s', (_name, files, want) => {
    const { issues, files: memory } = workspace(files);
    expect(said({ issues, files: memory })).toEqual(want);
  });

  it('with a fault tells no brand that the widget is unknown', () => {
    const opened = workspace({
      'widgets/text/widget.json': widget({ regions: [] }),
      'brands/aurora/brand.json': manifest(),
    });
    expect(opened.issues).toHaveLength(1);
    expect(loadBrand(opened, 'aurora').issues.filter(({ code }) => code === 'unknown-widget')).toEqual([]);
  });
});

describe('a workspace', () => {
  it('lists its brands', () => {
    const opened = workspace({
      'brands/b/brand.json': '',
      'brands/a/brand.json': '{}',
      'brands/c/notes.txt': '',
      'brands/README.md': '',
    });
    expect(listBrands(opened)).toEqual(['a', 'b']);
  });

  it('opens where a list of names in a schema of its own holds what is none', () => {
    const opened = workspace({
      'schemas/portal/messages.schema.json': JSON.stringify({ enum: ['own.title', { toString: 0 }] }),
    });
    expect(opened.issues).toEqual([]);
    expect(opened.messages).toContain('own.title');
  });

  it('tells of two brands that claim one domain, and lets abstract ones be', () => {
    const opened = workspace({
      'brands/a/brand.json': manifest({ id: 'a', domains: ['x.localhost', 'a.localhost'] }),
      'brands/b/brand.json': manifest({ id: 'b', domains: ['a.localhost'] }),
      'brands/c/brand.json': manifest({ id: 'c', abstract: true, domains: ['a.localhost'] }),
    });
    const domainIssues = createDomainCheck();
    const issues = listBrands(opened).flatMap((id) => domainIssues(domainClaims(loadBrand(opened, id))));
    expect(said({ issues, files: opened.files })).toEqual([
      'b:5 «"a.localhost"» domain-collision domains[0]: "a.localhost" is also claimed by a. A host name can show one brand only.',
      'b:6 «"aurora"» value-shared tenant.merchantCode: "aurora" is also what a says. Write what is this brand\'s own: with the same value it is taken for a.',
    ]);
  });

  it("tells of a brand whose host on this machine is another one's, or taken", () => {
    const brand = (id: string, ...domains: string[]) =>
      manifest({ id, domains, tenant: { merchantCode: id } });
    const opened = workspace({
      'brands/games/brand.json': brand('games', 'games.example'),
      'brands/jade/brand.json': brand('jade', 'jade.localhost'),
      'brands/rose/brand.json': brand('rose', 'rose.example'),
      'brands/wild/brand.json': brand('wild', 'rose.localhost'),
    });
    const domainIssues = createDomainCheck();
    const issues = listBrands(opened).flatMap((id) => domainIssues(domainClaims(loadBrand(opened, id))));
    expect(said({ issues, files: opened.files })).toEqual([
      'games:3 «"games"» host-taken id: games.localhost is the host of the sandbox\'s games on a developer\'s machine, where the portal cannot be seen. Choose another id: livery rename.',
      'wild:5 «"rose.localhost"» domain-collision domains[0]: "rose.localhost" is also claimed by rose. A host name can show one brand only.',
    ]);
  });

  it('tells of an origin that another brand answers on, whichever comes first', () => {
    const games = (...gameOrigins: string[]) => ({ platform: { gameOrigins } });
    const brand = (id: string, members: object) =>
      manifest({
        id,
        domains: [`${id}.example`, `m.${id}.example`],
        tenant: { merchantCode: id },
        ...members,
      });
    const opened = workspace({
      'brands/a/brand.json': brand('a', games('https://b.example')),
      'brands/b/brand.json': brand('b', games('https://*.a.example', 'https://games.example')),
      'brands/c/brand.json': brand('c', { extends: 'a', platform: undefined }),
      'brands/d/brand.json': brand('d', games('https://games.a.example', 'https://m.c.example:8443')),
    });
    const domainIssues = createDomainCheck();
    const issues = listBrands(opened).flatMap((id) => domainIssues(domainClaims(loadBrand(opened, id))));
    expect(said({ issues, files: opened.files }).map((line) => line.split('. Write')[0])).toEqual([
      'a:10 «"https://b.example"» origin-of-brand platform.gameOrigins[0]: "https://b.example" is where the brand b answers',
      'b:10 «"https://*.a.example"» origin-of-brand platform.gameOrigins[0]: "https://*.a.example" is where the brand a answers',
      'd:10 «"https://m.c.example:8443"» origin-of-brand platform.gameOrigins[1]: "https://m.c.example:8443" is where the brand c answers',
    ]);
  });

  it('lets brands inherit a merchant that is said once, and tells two that say the same', () => {
    const tenant = (merchantCode: string) => ({ tenant: { merchantCode } });
    const inherits = { extends: 'a', tenant: undefined };
    const opened = workspace({
      'brands/a/brand.json': manifest({ id: 'a', ...tenant('first') }),
      'brands/b/brand.json': manifest({ id: 'b', domains: ['b.localhost'], ...inherits }),
      'brands/c/brand.json': manifest({ id: 'c', domains: ['c.localhost'], ...tenant('First') }),
      'brands/d/brand.json': manifest({
        id: 'd',
        domains: ['d.localhost'],
        extends: 'a',
        ...tenant('first'),
      }),
    });
    const domainIssues = createDomainCheck();
    const issues = listBrands(opened).flatMap((id) => domainIssues(domainClaims(loadBrand(opened, id))));
    expect(said({ issues, files: opened.files }).map((line) => line.split('. Write')[0])).toEqual([
      'd:6 «"first"» value-shared tenant.merchantCode: "first" is also what a says',
    ]);
  });

  it('gives a brand its theme, messages and assets, and keeps it back while anything is wrong', () => {
    const files = {
      'brands/aurora/brand.json': manifest({ assets: { logo: 'assets/logo.svg' } }),
      'brands/aurora/assets/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    };
    const result = loadBrand(workspace(files), 'aurora');
    expect(result.assets).toEqual({ logo: 'brands/aurora/assets/logo.svg' });
    expect(Object.keys(result.theme?.modes ?? {})).toEqual(['dark']);
    expect(result.messages).not.toBe(undefined);
    expect(result.brand).toBe(undefined);
    expect(result.inputs).toContain('brands/aurora/messages/EN.json');
    expect(result.inputs).toContain('brands/aurora/tokens.json');
  });

  it('knows the pictures of the banners that a brand shows, each by the path of its value', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path d="M0 0"/></svg>';
    const item = (id: string, more: object = {}) => ({
      id,
      picture: { wide: `assets/${id}.svg` },
      title: 'a.b',
      ...more,
    });
    const items = [item('fair'), item('gone'), item('korean', { when: { languages: ['KO'] } })];
    const banners = [{ id: 'fairs', route: '/', source: 'manifest', items }];
    const ofAurora = [{ id: 'fairs', items: [{ id: 'gone', $remove: true }, item('own')] }];
    const files = {
      'brands/house/brand.json': manifest({ id: 'house', banners }),
      'brands/aurora/brand.json': manifest({ extends: 'house', banners: ofAurora }),
      ...Object.fromEntries(['fair', 'gone', 'korean'].map((id) => [`brands/house/assets/${id}.svg`, svg])),
      'brands/aurora/assets/own.svg': svg,
    };
    expect(loadBrand(workspace(files), 'aurora').pictures).toEqual({
      'banners[fairs].items[fair].picture.wide': 'brands/house/assets/fair.svg',
      'banners[fairs].items[own].picture.wide': 'brands/aurora/assets/own.svg',
    });
  });

  it('finds adapters by the names of their files, and tells of two that have the same name', () => {
    const opened = openWorkspace({
      root,
      adapterFolders: ['client/adapters', 'own'],
      files: memoryFiles({
        'client/adapters/code-data-msg.ts': 'export default {};',
        'client/adapters/code-data-msg.test.ts': '',
        'client/adapters/README.md': '',
        'own/turned.ts': '',
        'own/code-data-msg.ts': 'export default {};',
        'own/shared/sum.ts': '',
      }),
    });
    expect(opened.adapters).toEqual({
      'code-data-msg': 'client/adapters/code-data-msg.ts',
      turned: 'own/turned.ts',
    });
    const issues = opened.issues.filter(({ code }) => code === 'adapter-twice');
    expect(said({ issues, files: opened.files })).toEqual([
      'own/code-data-msg.ts:1 «e» adapter-twice "code-data-msg" is also the adapter of client/adapters/code-data-msg.ts. Rename one of the two files.',
    ]);
  });

  it('without schemas says so', () => {
    const { issues } = openWorkspace({ root, files: memoryFiles({}) });
    expect(issues.map(({ message }) => message)).toEqual([
      'There is no folder schemas/brand with the schema of a manifest.',
    ]);
  });
});

it('the brands of this project suit the schema that editors check them with', () => {
  const { check } = compileSchema(sourceSchema(composed));
  for (const id of disk.list('brands')) {
    const bytes = disk.read(`brands/${id}/brand.json`);
    if (bytes === undefined) continue;
    const problems = check(JSON.parse(new TextDecoder().decode(bytes)));
    expect(problems.map(({ instancePath, message }) => `${id}${instancePath} ${message}`)).toEqual([]);
  }
});
