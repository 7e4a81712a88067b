/** @module-tag matrix */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build, openWorkspace } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientPage } from '#tests/harness/patient-page.ts';
import { serveFolder } from '#tests/stories/serve-folder.ts';
import { bundleOf } from './bundle-of.ts';
import { publintOf, syntaxErrorsOf, typeProblemsOf } from './judge-package.ts';
import { type LocalRegistry, startRegistry } from './local-registry.ts';
import { npm } from './npm.ts';
import { type PackedPackage, packAll } from './pack-all.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-packed-'));
const portals = join(folder, 'my-portals');

let packages: readonly PackedPackage[];
let registry: LocalRegistry;

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: portals,
    encoding: 'utf8',
  });
  // A slow machine gets lines of the progress, too.
  return { status, text: stdout + stderr.replaceAll(/^.* \(\d+ of \d+\)\n/gm, '') };
}
const livery = (...args: readonly string[]) => run('node_modules/@liveryjs/cli/livery.js', ...args);

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(portals, path)), { recursive: true });
  writeFileSync(
    join(portals, path),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
}

beforeAll(async () => {
  packages = await packAll(project, folder);
  registry = await startRegistry(project, packages);
  await npm(folder, ['create', '--yes', '@liveryjs/brands', 'my-portals', 'lotus'], registry.url);
  await npm(portals, ['install'], registry.url);
}, 1_200_000);

afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every script of a package is JavaScript as the newest Node reads it', () => {
  expect(packages.flatMap(syntaxErrorsOf)).toEqual([]);
});

test('publint and attw have nothing to say of any package', async () => {
  const verdicts = packages.map(async (each) => [
    basename(each.folder),
    ...(await publintOf(each)),
    ...(await typeProblemsOf(each)),
  ]);
  expect(await Promise.all(verdicts)).toEqual(packages.map(({ folder: built }) => [basename(built)]));
}, 1_200_000);

test('a new repository of brands is in order, and gets another brand', () => {
  // Written when it was installed.
  expect(existsSync(join(portals, '.livery/schemas/lotus/brand.schema.json'))).toBe(true);
  expect(livery('check')).toEqual({ status: 0, text: 'No issues in 1 brand.\n' });
  expect(livery('new', 'rose', '--from', 'lotus')).toMatchObject({ status: 0 });
  expect(livery('check')).toEqual({ status: 0, text: 'No issues in 2 brands.\n' });
});

test('its bundles are those that this repository builds of the same brand', async () => {
  expect(livery('build', '--all')).toMatchObject({ status: 0 });
  const brands = join(folder, 'brands');
  cpSync(join(portals, 'brands/lotus'), join(brands, 'lotus'), { recursive: true });
  const { ok } = await build(await openWorkspace({ root: project, brandsFolder: brands }), {
    brands: ['lotus'],
    outDir: join(folder, 'here'),
  });
  expect(ok).toBe(true);
  const there = bundleOf(join(portals, 'dist/lotus'));
  const here = bundleOf(join(folder, 'here/lotus'));
  expect(there.pages).toEqual(here.pages);
  expect(there.files).toEqual(here.files);
  expect(Math.abs(there.scripts / here.scripts - 1)).toBeLessThan(0.01);
}, 1_200_000);

test('a widget, a check and a face of one’s own stand in a brand, typed by the published packages', async () => {
  await npm(portals, ['install', '@fontsource/unbounded'], registry.url);
  expect(livery('new', 'widget', 'petals')).toMatchObject({ status: 0 });
  write('widgets/petals/widget.json', {
    name: 'petals',
    title: 'Petals',
    description: 'Petals that fall.',
    component: 'Petals.tsx',
    regions: ['main'],
    messages: ['petals.title'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        count: { type: 'integer', minimum: 1, default: 5, description: 'How many fall at once.' },
      },
    },
  });
  write(
    'widgets/petals/Petals.tsx',
    `import { token, useMessages, type WidgetProps } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { Props } from './petals.props.ts';

const Title = styled.h2\`
  color: \${token('color.text.primary')};
\`;

export default function Petals({ props: { count } }: WidgetProps<Props>) {
  const t = useMessages();
  return <Title>{t('petals.title', { count })}</Title>;
}
`,
  );
  write('brands/rose/messages/EN.json', {
    'petals.title': '{count, plural, one {# petal} other {# petals}}',
  });
  write(
    'checks/no-shouting.mjs',
    `import { defineCheck } from '@liveryjs/compiler/manifest';

export default defineCheck({
  docs: 'No name is in capitals.',
  findings: {
    'flowers/shouting': {
      title: 'A name is in capitals',
      severity: 'error',
      message: ({ name }) => \`name: \${name} is in capitals.\`,
      hint: () => 'Write it as people say it.',
    },
  },
  run({ manifest, report }) {
    const { name = '' } = manifest;
    if (name === name.toUpperCase()) report('flowers/shouting', { pointer: '/name' }, { name });
  },
});
`,
  );
  const file = join(portals, 'brands/rose/brand.json');
  const rose = JSON.parse(readFileSync(file, 'utf8'));
  const changed = {
    ...rose,
    theme: {
      fonts: [
        {
          id: 'display',
          family: 'Unbounded',
          weight: '600',
          files: [{ src: 'package:@fontsource/unbounded/files/unbounded-latin-600-normal.woff2' }],
        },
      ],
    },
    routes: [{ id: 'home', main: [{ id: 'petals', widget: 'petals', props: { count: 7 } }] }],
  };
  write('brands/rose/tokens.json', {
    font: { family: { $type: 'fontFamily', display: { $value: ['Unbounded', 'system-ui', 'sans-serif'] } } },
  });
  write('brands/rose/brand.json', { ...changed, name: 'ROSE' });
  expect(livery('types').text).toContain('widgets/petals/petals.props.ts');
  expect(livery('check').text).toContain('name: ROSE is in capitals.');
  write('brands/rose/brand.json', changed);
  expect(livery('check')).toEqual({ status: 0, text: 'No issues in 2 brands.\n' });
  const types = run(
    join(project, 'node_modules/typescript/bin/tsc'),
    '-p',
    'tsconfig.json',
    '--typeRoots',
    'node_modules/@types',
  );
  expect(types).toEqual({ status: 0, text: '' });
});

test('its server shows the brand on the packed sandbox, without an error on the console', async () => {
  const args = ['dev', '--port', '0', '--sandbox-port', '0'];
  const child = spawn(process.execPath, ['node_modules/@liveryjs/cli/livery.js', ...args], { cwd: portals });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const browser = await launchBrowser();
  try {
    const address = () => /lotus +(http:\S+)/.exec(printed)?.[1] ?? '';
    await expect.poll(address, { timeout: 240_000 }).not.toBe('');
    const page = await patientPage(browser);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address());
    await page.getByRole('region', { name: 'Hot games' }).getByRole('article').first().waitFor();
    expect(await page.title()).toContain('Lotus');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    child.kill('SIGINT');
    await ended;
  }
}, 1_200_000);

test('without the sandbox, brands are checked, built and served on a platform that runs', async () => {
  await npm(portals, ['uninstall', '@liveryjs/sandbox'], registry.url);
  expect(existsSync(join(portals, 'node_modules/@liveryjs/sandbox'))).toBe(false);
  expect(livery('check')).toEqual({ status: 0, text: 'No issues in 2 brands.\n' });
  expect(livery('build', 'rose')).toMatchObject({ status: 0 });
  expect(livery('serve', '--port', '0')).toEqual({
    status: 1,
    text: expect.stringContaining('Run npm install @liveryjs/sandbox, or name a platform that runs already'),
  });
  const platform = createServer((_, response) => void response.end('{}'));
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const { port } = platform.address() as AddressInfo;
  const args = ['serve', '--port', '0', '--platform', `http://127.0.0.1:${port}`];
  const child = spawn(process.execPath, ['node_modules/@liveryjs/cli/livery.js', ...args], { cwd: portals });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  try {
    const address = () => /rose +(http:\S+)/.exec(printed)?.[1] ?? '';
    await expect.poll(address, { timeout: 240_000 }).not.toBe('');
    const { port: served } = new URL(address());
    const ask = (path: string) =>
      new Promise<string>((done, fail) => {
        const headers = { host: `rose.localhost:${served}` };
        request({ port: served, host: '127.0.0.1', path, headers }, async (answer) =>
          done(await text(answer)),
        )
          .on('error', fail)
          .end();
      });
    expect(await ask('/')).toContain('<title>');
    expect(await ask('/wps/system/status')).toBe('{}');
  } finally {
    child.kill('SIGINT');
    await ended;
    platform.closeAllConnections();
    platform.close();
  }
}, 1_200_000);

test('its Storybook shows own widgets, and those of the packages, in its brands', async () => {
  await npm(portals, ['install', '--save-dev', '@liveryjs/stories'], registry.url);
  expect(livery('new', 'widget', 'leaves')).toMatchObject({ status: 0 });
  expect(existsSync(join(portals, 'widgets/leaves/Leaves.stories.tsx'))).toBe(true);
  write('brands/lotus/messages/EN.json', { 'leaves.title': 'Leaves that fall' });
  write(
    '.storybook/main.ts',
    "import { storybookConfig } from '@liveryjs/stories';\n\nexport default storybookConfig();\n",
  );
  const args = ['build', '--preview-only', '--test', '--disable-telemetry', '--output-dir', 'book'];
  expect(run('node_modules/storybook/dist/bin/dispatcher.js', ...args)).toMatchObject({ status: 0 });
  const { url, close } = await serveFolder(Promise.resolve(join(portals, 'book')));
  const browser = await launchBrowser();
  try {
    const page = await patientPage(browser);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(`${url}/iframe.html?viewMode=story&globals=brand:lotus&id=own-leaves--full`);
    await page.getByRole('heading', { name: 'Leaves that fall' }).waitFor();
    await page.goto(`${url}/iframe.html?viewMode=story&globals=brand:rose&id=games-game-grid--full`);
    await page.getByRole('article').first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await close();
  }
}, 1_200_000);
