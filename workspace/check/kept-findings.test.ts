import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type KeptRepository, keepRepository, openWorkspace } from '#workspace/open/index.ts';
import { checkBrands } from './check-brands.ts';
import { KeptFindings, type RepositoryCheck } from './kept-findings.ts';

const project = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'livery-kept-'));
const brand = 'brands/kiosk';
const code = 'widgets/site/petals/Petals.tsx';
const kept = new KeptFindings();
let repository: KeptRepository;

function save(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(async () => {
  mkdirSync(join(root, 'brands'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  cpSync(join(project, brand), join(root, brand), { recursive: true });
  const definition = { name: 'petals', title: 'Petals', description: 'Petals that fall.' };
  save(
    'widgets/site/petals/widget.json',
    JSON.stringify({ ...definition, component: 'Petals.tsx', regions: ['main'], props: { type: 'object' } }),
  );
  save(code, "const colour = token('petal.edge');");
  repository = await keepRepository({ root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Findings of what brands stand in, by their codes and files. */
async function told(): Promise<string[]> {
  const { issues } = await checkBrands(repository.workspace(), { brands: [], kept });
  return issues.map(({ code, file }) => `${code} ${file}`);
}

const named = (group: string) =>
  JSON.stringify({ [group]: { $type: 'color', edge: { $value: '#fff' }, core: { $value: '#fff' } } });

it.each<[change: string, path: string, text: string, want: string[]]>([
  ['nothing', 'brands/kiosk/none.txt', '', []],
  [
    'a token like the one in the code',
    'brands/kiosk/tokens.light.json',
    named('petals'),
    [`widget-token ${code}`],
  ],
  ['the token itself', 'brands/kiosk/tokens.light.json', named('petal'), []],
  ['code that asks for a feature', code, "useFeature('rain');", [`feature-unlisted ${code}`]],
  ['code that says nothing', code, 'export {};', []],
  ['a folder without a manifest', 'brands/stall/tokens.json', '{}', ['brand-without-manifest brands/stall']],
  ['its manifest', 'brands/stall/brand.json', '{ "extends": "kiosk" }', []],
  ['a set that is none', 'changes/spring.json', '{', ['json-syntax changes/spring.json']],
])('tells after %s what is so then', async (_change, path, text, want) => {
  save(path, text);
  kept.forget(await repository.refresh([path]));
  expect(await told()).toEqual(want);
  const { issues } = await checkBrands(openWorkspace({ root }), { brands: [] });
  expect(issues.map(({ code, file }) => `${code} ${file}`)).toEqual(want);
});

it('tells what lies over a file, and what is below it again', async () => {
  const before = await told();
  const draft = async (text: string | undefined) => kept.forget(await repository.draft(code, text));
  await draft("useFeature('snow');");
  expect(await told()).toEqual([...before, `feature-unlisted ${code}`]);
  await draft(undefined);
  expect(await told()).toEqual(before);
});

it('looks again only where the answer of a file is another one', async () => {
  const check = vi.fn<RepositoryCheck>(({ files }) => {
    files.list(brand);
    files.size(`${brand}/brand.json`);
    return [];
  });
  const ask = () => kept.ofRepository(repository.workspace(), check);
  ask();
  for (const path of [`${brand}/brand.json`, `${brand}/tokens.json`]) {
    kept.forget(await repository.draft(path, '{ "name": "Draft" }'));
    ask();
  }
  expect(check).toHaveBeenCalledTimes(1);
  kept.forget(await repository.draft(`${brand}/tokens.dusk.json`, '{}'));
  ask();
  expect(check).toHaveBeenCalledTimes(2);
});
