import { resolve } from 'node:path';
import { type FileSystem, memoryFiles } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { fixBrands } from '@liveryjs/workspace/check/fix/fix-brands';
import { loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { describe, expect, it } from 'vitest';
import { home, manifest, said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => `${folder}/${name}`),
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';

/** A workspace with the schemas of the disk and one brand, aurora, that has further files. */
function open(ownFiles: Record<string, string>, members: object = {}) {
  const brand = manifest({
    extends: undefined,
    routes: [{ ...home, title: 'route.home', main: [] }],
    assets: { logo: 'assets/logo.svg' },
    ...members,
  });
  const files = {
    'brand.json': brand,
    'messages/EN.json': '{ "route.home": "Home", "mode.dark": "Dark" }',
    'tokens.json': '{}',
    'assets/logo.svg': svg,
    ...ownFiles,
  };
  return openWorkspace({
    root,
    files: memoryFiles({
      ...Object.fromEntries(schemas.map((path) => [path, disk.read(path) ?? ''])),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`brands/aurora/${name}`, text])),
    }),
  });
}

function findingsOf(ownFiles: Record<string, string>, members: object = {}): string[] {
  const workspace = open(ownFiles, members);
  const { issues } = loadBrand(workspace, 'aurora');
  const about = issues.filter(({ code }) => code === 'file-unread' || code === 'asset-unused');
  return said({ issues: about, files: workspace.files }).map((line) => line.replace(/ «.*?»/, ''));
}

const folders = 'Remove it: the folders of a brand are messages, content, assets, imports and jurisdictions.';
const parts =
  'Remove it: a brand is brand.json, tokens.json, tokens.<mode>.json, and the files in messages, content and assets.';

describe('a file that nothing reads', () => {
  it.each<[name: string, files: Record<string, string>, want: string[]]>([
    ['none', {}, []],
    [
      'what people and other programs read',
      {
        'README.md': '',
        '.DS_Store': '',
        LICENSE: '',
        'CHANGELOG.md': '',
        'assets/OFL.txt': '',
        'assets/.gitkeep': '',
        'messages/README.md': '',
        'imports/acme.json': '{}',
      },
      [],
    ],
    [
      'a copy of the manifest',
      { 'brand.json.bak': '' },
      [`aurora/brand.json.bak:1 file-unread brand.json.bak: nothing reads this file. ${parts}`],
    ],
    [
      'a copy of tokens',
      { 'tokens copy.json': '' },
      [`aurora/tokens copy.json:1 file-unread tokens copy.json: nothing reads this file. ${parts}`],
    ],
    [
      'what an editor leaves',
      { 'brand.json~': '' },
      [`aurora/brand.json~:1 file-unread brand.json~: nothing reads this file. ${parts}`],
    ],
    [
      'a folder in the plural',
      { 'contents/a.EN.md': '' },
      ['aurora/contents:1 file-unread contents: nothing reads this folder. Did you mean "content"?'],
    ],
    [
      'a folder in the singular',
      { 'message/EN.json': '' },
      ['aurora/message:1 file-unread message: nothing reads this folder. Did you mean "messages"?'],
    ],
    [
      'a folder in capitals',
      { 'Assets/a.svg': svg },
      ['aurora/Assets:1 file-unread Assets: nothing reads this folder. Did you mean "assets"?'],
    ],
    [
      'an unknown folder',
      { 'drafts/a.txt': '' },
      [`aurora/drafts:1 file-unread drafts: nothing reads this folder. ${folders}`],
    ],
    [
      'a text',
      { 'notes.txt': '' },
      [`aurora/notes.txt:1 file-unread notes.txt: nothing reads this file. ${parts}`],
    ],
    [
      'tokens beside tokens',
      { 'token.json': '{}' },
      [`aurora/token.json:1 file-unread token.json: nothing reads this file. ${parts}`],
    ],
    [
      'a table beside messages',
      { 'messages/EN.csv': '' },
      [
        'aurora/messages/EN.csv:1 file-unread messages/EN.csv: nothing reads this file. Files here are called <CODE>.json. Rename it, or remove it.',
      ],
    ],
    [
      'a text of another kind beside contents',
      { 'content/terms.EN.txt': '' },
      [
        'aurora/content/terms.EN.txt:1 file-unread content/terms.EN.txt: nothing reads this file. Files here are called <name>.<CODE>.md. Rename it, or remove it.',
      ],
    ],
    [
      'a picture that nothing shows',
      { 'assets/old.svg': svg, 'assets/winter/a.png': '' },
      [
        'aurora/assets/old.svg:1 asset-unused assets/old.svg: nothing in brand.json names this file. Name it, { "assets": { "…": "assets/old.svg" } }, or remove it.',
        'aurora/assets/winter/a.png:1 asset-unused assets/winter/a.png: nothing in brand.json names this file. Name it, { "assets": { "…": "assets/winter/a.png" } }, or remove it.',
      ],
    ],
    ['a picture of a package', { 'package.json': '{}', 'assets/old.svg': svg }, []],
  ])('%s', (_name, files, want) => {
    expect(findingsOf(files)).toEqual(want);
  });

  it('tokens under a name that is nearly right are told by that name', () => {
    const workspace = open({ 'token.json': '{}' });
    const files: FileSystem = {
      ...workspace.files,
      size: (path) => (path.endsWith('/tokens.json') ? undefined : workspace.files.size(path)),
      list: (folder) => workspace.files.list(folder).filter((name) => name !== 'tokens.json'),
    };
    const { issues } = loadBrand(openWorkspace({ root, files }), 'aurora');
    expect(issues.find(({ code }) => code === 'file-unread')?.hint).toBe('Did you mean "tokens.json"?');
  });

  it('a picture in another folder is read where the manifest names it', () => {
    expect(findingsOf({ 'art/logo.svg': svg }, { assets: { logo: 'art/logo.svg' } })).toEqual([
      'aurora/assets/logo.svg:1 asset-unused assets/logo.svg: nothing in brand.json names this file. Name it, { "assets": { "…": "assets/logo.svg" } }, or remove it.',
    ]);
  });

  it('pictures are not told while the manifest names one that is missing', () => {
    expect(findingsOf({ 'assets/lgo.svg': svg }, { assets: { logo: 'assets/lago.svg' } })).toEqual([]);
  });
});

it('a folder beside the brands that has no manifest is told, with the name that was meant', async () => {
  const others = {
    'lotsu/Brand.json': '{}',
    'petal/tokens.json': '{}',
    'art/a.svg': svg,
    '.cache/tokens.json': '{}',
  };
  const { files } = open({});
  const more = memoryFiles(
    Object.fromEntries(Object.entries(others).map(([path, text]) => [`brands/${path}`, text])),
  );
  const both: FileSystem = {
    ...files,
    read: (path) => files.read(path) ?? more.read(path),
    size: (path) => files.size(path) ?? more.size(path),
    list: (folder) => [...new Set([...files.list(folder), ...more.list(folder)])],
  };
  const { issues } = await checkBrands(openWorkspace({ root, files: both }), { brands: [] });
  expect(
    issues
      .filter(({ code }) => code === 'brand-without-manifest')
      .map(({ file, hint }) => `${file}: ${hint}`),
  ).toEqual([
    'brands/lotsu: Rename Brand.json in it to brand.json.',
    'brands/petal: Write brand.json in it, or move it elsewhere.',
  ]);
});

it('check --fix writes the viewBox that the size of a picture makes sure', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg"\n width="120" height="40"><path d="M0 0"/></svg>\n';
  const workspace = open({ 'assets/logo.svg': drawing });
  const fixed = await fixBrands(workspace, { open: (files) => openWorkspace({ root, files }) });
  expect(fixed.find(({ path }) => path.endsWith('.svg'))).toEqual({
    path: 'brands/aurora/assets/logo.svg',
    before: drawing,
    after: drawing.replace('<svg', '<svg viewBox="0 0 120 40"'),
  });
});
