import { existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '@liveryjs/cli/plugin/parts-of';
import {
  type BrandResult,
  type KeptRepository,
  keepRepository,
  listBrands,
  loadBrand,
  openRepository,
  type Workspace,
} from '@liveryjs/workspace/open';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let files: TestWorkspace;
let kept: KeptRepository;
const cachedResults = new Map<string, BrandResult>();

beforeEach(async () => {
  files = createTestWorkspace();
  cachedResults.clear();
  kept = await keepRepository({ root: files.root });
  await keepUp([]);
});

afterEach(() => files.remove());

/** Reads again what changed, and of the brands only those that it concerns. */
async function keepUp(saved: readonly string[]): Promise<void> {
  takeIn(await kept.refresh(saved));
}

function takeIn({ concerns }: Awaited<ReturnType<KeptRepository['refresh']>>): void {
  const ids = listBrands(kept.workspace());
  for (const id of cachedResults.keys()) if (!ids.includes(id)) cachedResults.delete(id);
  for (const id of ids) {
    const before = cachedResults.get(id);
    if (!before || concerns(before)) cachedResults.set(id, loadBrand(kept.workspace(), id));
  }
}

/** All that there is to say of brands, in plain data. */
function whole(workspace: Workspace, results: readonly BrandResult[]) {
  const brands = results.map((result) => {
    const { theme, messages, contents, origins, ...manifest } = result;
    const { css, ...parts } = partsOf(workspace, result) ?? {};
    return {
      ...manifest,
      name: origins.near('/name'),
      theme: theme?.modes,
      messages: messages?.compiled,
      contents: contents?.contents,
      parts,
      css: css?.((path) => path),
    };
  });
  const { widgets, issues, jurisdictions, names } = workspace;
  return { brands, widgets, issues, jurisdictions: jurisdictions.map(({ code }) => code), names };
}

async function expectAsFresh(after: string): Promise<void> {
  const fresh = await openRepository({ root: files.root });
  const results = listBrands(fresh).map((id) => loadBrand(fresh, id));
  const seen = whole(
    kept.workspace(),
    [...cachedResults.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(seen, after).toEqual(whole(fresh, results));
}

/** Numbers below a limit, the same ones for the same seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const BRANDS = ['house', 'red', 'blue', 'green'];
const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>\n`;
const symbols = (id: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></symbol></svg>\n`;
const ownCheck = (name: string) => `import { defineCheck } from '@liveryjs/compiler/manifest';
export default defineCheck({
  docs: 'No brand has this name.',
  findings: { 'own/name': { title: 'A name', severity: 'warning', message: () => '${name}', hint: () => '' } },
  run: ({ manifest, report }) => manifest.name === '${name}' && report('own/name', { pointer: '/name' }, {}),
});
`;

/** The random edits of the files. Each returns the paths in the folders of brands and of checks. */
function editsOf(pick: <T>(some: readonly T[]) => T) {
  const brand = () => `brands/${pick(BRANDS)}`;
  const write = (path: string, content: string | object) => {
    files.write(path, content);
    return [path];
  };
  const remove = (path: string) => {
    rmSync(join(files.root, path), { recursive: true, force: true });
    return [path];
  };
  const inside = (folder: string) =>
    readdirSync(join(files.root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    );
  const manifest = () => {
    const folder = brand();
    const id = folder.slice('brands/'.length);
    return write(`${folder}/brand.json`, {
      schemaVersion: 1,
      id: pick([id, id, id, 'other']),
      ...(id === 'house'
        ? { abstract: true }
        : { extends: pick(['house', 'house', 'red', 'green', 'nowhere']) }),
      name: pick(['Ruby', 'Opal', 'Onyx']),
      domains: [`${id}.localhost`],
      tenant: { merchantCode: `merchant-${id}` },
      assets: pick([
        { logo: 'assets/logo.svg' },
        { logo: 'assets/logo.svg', icons: 'assets/icons.svg' },
        { logo: 'assets/mark.svg' },
        {},
      ]),
      ...pick([{}, {}, { jurisdiction: 'XM' }, { nme: 'Typo' }, { notFound: null }]),
      ...pick([{}, { languages: { supported: [{ code: 'FR', locale: 'fr' }] } }]),
    });
  };
  const rename = () => {
    const [from, to] = [brand(), brand()];
    if (from === to || !existsSync(join(files.root, from))) return [];
    const before = inside(from);
    const gone = remove(to);
    renameSync(join(files.root, from), join(files.root, to));
    return [...gone, from, to, ...before, ...inside(to)];
  };
  const link = () => {
    const path = `${brand()}/assets/logo.svg`;
    if (!existsSync(join(files.root, path, '..'))) return [];
    remove(path);
    symlinkSync(
      pick(['../../blue/assets/logo.svg', '../../../shared.svg', 'mark.svg']),
      join(files.root, path),
    );
    return [path];
  };
  const untold = (path: string, ...contents: (string | object)[]) => {
    files.write(path, pick(contents));
    return [];
  };
  const colours = (mode: string) => () =>
    write(
      `${brand()}/tokens${mode}.json`,
      pick([
        { color: { $type: 'color', brand: { 500: { $value: pick(['#b3261e', '#1e4fb3', '#107010']) } } } },
        { color: { $type: 'color', extra: { $value: pick(['{color.brand.500}', '{color.nothing}']) } } },
        '{ "color": ',
      ]),
    );
  return [
    manifest,
    manifest,
    () => write(`${brand()}/brand.json`, '{ "schemaVersion": 1,'),
    () => remove(`${brand()}/brand.json`),
    () => remove(brand()),
    rename,
    link,
    colours(''),
    colours('.dark'),
    () => remove(`${brand()}/tokens.json`),
    () =>
      write(
        `${brand()}/messages/${pick(['EN', 'FR', 'XX'])}.json`,
        pick([{ 'hello.text': 'Hello {name}' }, { 'hello.text': 'Bonjour', 'nobody.says': 'No' }, '{']),
      ),
    () => remove(`${brand()}/messages`),
    () => write(`${brand()}/assets/${pick(['logo', 'mark'])}.svg`, picture(pick(['#123456', '#654321']))),
    () => write(`${brand()}/assets/icons.svg`, symbols(pick(['home', 'bell']))),
    () => remove(`${brand()}/assets`),
    () =>
      write(`${brand()}/content/${pick(['terms', 'rules'])}.EN.md`, pick(['# Terms', '[Home](/)', '<b>'])),
    () => remove(`${brand()}/content`),
    () => untold('shared.svg', picture('#abcdef'), picture('#fedcba'), '<svg'),
    () => untold('jurisdictions/XM.json', { name: 'Maria' }, { nme: 'Maria' }, '{'),
    () => {
      remove('jurisdictions');
      return [];
    },
    () => untold('widgets/unused/widget.json', files.read('widgets/unused/widget.json'), '{'),
    () => write('checks/own.mjs', pick([ownCheck('Ruby'), ownCheck('Opal'), 'export default 1;'])),
    () => remove('checks/own.mjs'),
  ];
}

async function editAtRandom(seed: number, steps: number): Promise<void> {
  const next = numbersFrom(seed);
  const pick = <T>(some: readonly T[]): T => some[next(some.length)] as T;
  const edits = editsOf(pick);
  for (let step = 0; step < steps; step++) {
    const together = Array.from({ length: 1 + next(2) }, () => pick(edits));
    const saved = together.flatMap((edit) => edit());
    await keepUp(saved);
    await expectAsFresh(`seed ${seed}, step ${step}: ${saved}`);
  }
}

test('a kept repository says what one says that is opened anew, whatever is saved, and in whichever order', async () => {
  await editAtRandom(1, 6);
});

test.each([2, 3])('the same with seed %i, for a long time', { tags: 'matrix', timeout: 300_000 }, (seed) =>
  editAtRandom(seed, 30),
);

test('what a saved file does not concern keeps its objects', async () => {
  const before = new Map(cachedResults);
  files.edit('brands/red/tokens.json', '#b3261e', '#a01010');
  await keepUp(['brands/red/tokens.json']);
  const changed = [...cachedResults].flatMap(([id, result]) => (result === before.get(id) ? [] : [id]));
  expect(changed).toEqual(['red']);
  await expectAsFresh('a colour');
});

test('a manifest that cannot be read is mended by the manifest that it waited for', async () => {
  const green = {
    schemaVersion: 1,
    id: 'green',
    extends: 'olive',
    name: 'Green',
    domains: ['green.localhost'],
  };
  files.write('brands/green/brand.json', green);
  await keepUp(['brands/green', 'brands/green/brand.json']);
  expect(cachedResults.get('green')?.issues.map(({ code }) => code)).toEqual(['extends-unknown']);
  files.write('brands/olive/brand.json', { schemaVersion: 1, id: 'olive', extends: 'house', abstract: true });
  await keepUp(['brands/olive', 'brands/olive/brand.json']);
  expect(cachedResults.get('green')?.issues.map(({ code }) => code)).not.toContain('extends-unknown');
  await expectAsFresh('a parent that came');
});

test('a text that is not saved counts as if it were, below it the file may change, and taken away it counts no more', async () => {
  const drafts: readonly (readonly [path: string, text: string])[] = [
    ['brands/red/brand.json', files.read('brands/red/brand.json').replace('"name"', '"nmae"')],
    ['brands/red/brand.json', '{ "schemaVersion": 1,'],
    ['brands/house/tokens.json', '{}'],
    ['brands/red/messages/EN.json', '{ "hello.text": "Not saved" }'],
    ['brands/blue/messages/FR.json', '{ "hello.text": "Bonjour" }'],
    [
      'widgets/hello/widget.json',
      files.read('widgets/hello/widget.json').replace('hello.text', 'hello.txet'),
    ],
  ];
  for (const [path, text] of drafts) {
    const stored = existsSync(join(files.root, path)) ? files.read(path) : undefined;
    takeIn(await kept.draft(path, text));
    files.write(path, text);
    await expectAsFresh(`${path} is not saved`);
    if (stored === undefined) rmSync(join(files.root, path));
    else files.write(path, stored);
    // The draft hides what becomes of the file.
    await keepUp([path]);
    takeIn(await kept.draft(path, undefined));
    await expectAsFresh(`the draft of ${path} is taken away`);
  }
  for (const path of [
    'brands/blue/messages/EN.json',
    'brands/red/brand.json',
    'brands/red/assets/logo.svg',
  ]) {
    const stored = files.read(path);
    takeIn(await kept.draft(path, null));
    rmSync(join(files.root, path));
    await expectAsFresh(`${path} is to be gone`);
    files.write(path, stored);
    await keepUp([path]);
    takeIn(await kept.draft(path, undefined));
    await expectAsFresh(`${path} is to stay`);
  }
});
