import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildBrands, openWorkspace } from '@liveryjs/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';

let workspace: TestWorkspace;

const build = async () => buildBrands(await openWorkspace({ root: workspace.root }), { cacheDir: 'cache' });
const bundle = () => readBundle(join(workspace.root, 'dist/red'));

beforeAll(async () => {
  workspace = createTestWorkspace();
  await build();
});

afterAll(() => workspace?.remove());

/** Builds while something is wrong with red, and holds red's bundle against what it was. */
const failing = async (change: () => void, back: () => void) => {
  const before = bundle();
  change();
  try {
    const result = await build();
    const [blue, red] = result.brands;
    expect([result.ok, blue?.state, red?.state]).toEqual([false, blue?.state, 'failed']);
    expect(bundle()).toEqual(before);
    expect(readdirSync(join(workspace.root, 'dist')).sort()).toEqual(['blue', 'red']);
    return {
      blue,
      issues: red?.issues.map(({ code, file, line, message }) => ({ code, file, line, message })),
    };
  } finally {
    back();
  }
};

test('a broken brand leaves its last bundle as it was, and the others are built', async () => {
  const { blue, issues } = await failing(
    () => {
      workspace.edit('brands/red/brand.json', '"merchant-red"', '7');
      workspace.edit('brands/blue/tokens.json', '#1e4fb3', '#1e4fb4');
    },
    () => {
      workspace.edit('brands/red/brand.json', '7', '"merchant-red"');
      workspace.edit('brands/blue/tokens.json', '#1e4fb4', '#1e4fb3');
    },
  );
  expect(blue?.state).toBe('built');
  expect(issues).toMatchObject([{ file: 'brands/red/brand.json', line: 10 }]);
});

test('a brand over its budget is not written', async () => {
  const { issues } = await failing(
    () =>
      workspace.edit(
        'brands/red/brand.json',
        '"assets"',
        '"budgets": { "/": { "scriptKiB": 3 } },\n  "assets"',
      ),
    () => workspace.edit('brands/red/brand.json', '"budgets": { "/": { "scriptKiB": 3 } },\n  ', ''),
  );
  expect(issues).toMatchObject([{ code: 'over-budget', file: 'brands/red/brand.json', line: 12 }]);
  expect(issues?.[0]?.message).toMatch(
    /^budgets\["\/"\]\.scriptKiB: the page needs \d+(\.\d)? KiB after brotli, 3 KiB are allowed\. Largest: assets\/vendor-/,
  );
});

test('a brand is not written whose code says a text that nobody has looked for, and one that no file has', async () => {
  const code = workspace.read('widgets/hello/Hello.tsx');
  const definition = workspace.read('widgets/hello/widget.json');
  const says = code.replace("t('hello.text')", "t('hello.txet')");
  const back = () => {
    workspace.write('widgets/hello/Hello.tsx', code);
    workspace.write('widgets/hello/widget.json', definition);
  };
  const unlisted = await failing(() => workspace.write('widgets/hello/Hello.tsx', says), back);
  const linesBefore = says.slice(0, says.indexOf('hello.txet')).split('\n');
  expect(unlisted.issues).toEqual([
    {
      code: 'word-unlisted',
      file: 'widgets/hello/Hello.tsx',
      line: linesBefore.length,
      message:
        'The code of the widget "hello" says "hello.txet", which its widget.json does not list: a bundle would not have the text.',
    },
  ]);
  // A key that no rule of the check can see, since code puts it together.
  const hidden = code.replace("t('hello.text')", "t(['hello', 'txet'].join('.'))");
  const { issues } = await failing(() => workspace.write('widgets/hello/Hello.tsx', hidden), back);
  expect(issues).toMatchObject([{ code: 'build-text', file: 'brands/red/brand.json' }]);
  expect(issues?.[0]?.message).toBe(
    `The brand has texts that cannot be shown. The page at /index.html shows the key in place of "hello.txet" (The language en has no message 'hello.txet').`,
  );
});

test('a brand is not written whose prerendered pages would show when they were built', async () => {
  const code = workspace.read('widgets/hello/Hello.tsx');
  const shows = code
    .replace('import { useState }', "import { luck } from './luck.ts';\nimport { useState }")
    .replace(
      'const [count',
      // A value that is looked at and not shown does no harm, and neither does the kit's own clock.
      `const [since] = useState(() => Date.now());
  const year = useClock((now) => new Date(now).getFullYear());
  const [count`,
    )
    .replace('token, useMessages', 'token, useClock, useMessages')
    .replace(
      'data-size={props.size}',
      'data-size={props.size} data-luck={luck()} onClick={() => setCount(since)}',
    )
    .replace("{t('hello.text')}", "{t('hello.text')} {year} {new Date().getFullYear()}");
  const { issues } = await failing(
    () => {
      workspace.write(
        'widgets/hello/luck.ts',
        '\nexport const luck = (): number => Math.floor(Math.random() * 3);\n',
      );
      workspace.write('widgets/hello/Hello.tsx', shows);
    },
    () => {
      rmSync(join(workspace.root, 'widgets/hello/luck.ts'));
      workspace.write('widgets/hello/Hello.tsx', code);
    },
  );
  const lineOf = (text: string) => shows.slice(0, shows.indexOf(text)).split('\n').length;
  expect(issues).toEqual([
    {
      code: 'build-moment',
      file: 'widgets/hello/luck.ts',
      line: 2,
      message:
        'The prerendered page at /index.html would show what Math.random() was when it was built, and the browser something else.',
    },
    {
      code: 'build-moment',
      file: 'widgets/hello/Hello.tsx',
      line: lineOf('{new Date()'),
      message:
        'The prerendered page at /index.html would show what new Date() was when it was built, and the browser something else.',
    },
  ]);
});

test('a brand with a widget whose code does not parse is not written', { tags: 'matrix' }, async () => {
  const code = workspace.read('widgets/hello/Hello.tsx');
  const { issues } = await failing(
    () => workspace.write('widgets/hello/Hello.tsx', 'export default function ('),
    () => workspace.write('widgets/hello/Hello.tsx', code),
  );
  expect(issues).toEqual([
    {
      code: 'build-code',
      file: 'widgets/hello/Hello.tsx',
      line: 1,
      message: expect.stringMatching(/^The code cannot be built\. [^\n]+\.$/),
    },
  ]);
});
