import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer, type RunningDev } from '@liveryjs/cli';
import type { BrandView, DraftState, StudioCalls } from '@liveryjs/studio/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPage } from './ask-studio.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let dev: RunningDev;
let call: Awaited<ReturnType<typeof ownPage>>['call'];
const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'));
const lines: string[] = [];

/** Moves what stands at a path of the workspace out of it, and has a link lead there. */
function leadOut(path: string, name: string): void {
  writeFileSync(join(outside, name), workspace.read(path));
  rmSync(join(workspace.root, path));
  symlinkSync(join(outside, name), join(workspace.root, path));
}

beforeAll(async () => {
  workspace = createTestWorkspace();
  for (const id of ['linked', 'folder', 'whole']) writeBrand(workspace, id, '#107010', id, []);
  leadOut('brands/linked/brand.json', 'brand.json');
  mkdirSync(join(outside, 'messages'));
  rmSync(join(workspace.root, 'brands/folder/messages'), { recursive: true });
  writeFileSync(join(outside, 'messages/EN.json'), '{ "hello.text": "Outside" }');
  symlinkSync(join(outside, 'messages'), join(workspace.root, 'brands/folder/messages'));
  mkdirSync(join(workspace.root, '.livery/studio'), { recursive: true });
  // A draft that came with a repository of somebody else.
  const file = { path: '../owned.txt', isNew: true, start: 0, before: '', after: 'owned' };
  const edits = [{ op: 'set', brand: 'red', at: '/name', value: 'x' }];
  const draft = { count: 1, texts: {}, steps: [{ sentence: 'It is x.', edits, files: [file] }] };
  workspace.write('.livery/studio/draft.json', draft);
  platform = await startTestPlatform();
  dev = await createDevServer({
    root: workspace.root,
    platform: platform.url,
    port: 0,
    log: (line) => lines.push(line),
  });
  ({ call } = await ownPage(dev.port));
});

afterAll(async () => {
  await dev?.close();
  platform?.close();
  workspace?.remove();
  rmSync(outside, { recursive: true });
});

/** The first line of the answer to a socket that wants to open; empty where none came. */
function openSocket(headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(dev.port, '127.0.0.1', () => {
      const all = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': 'vite-hmr',
        ...headers,
      };
      const written = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.write(['GET / HTTP/1.1', ...written, '', ''].join('\r\n'));
    });
    const end = () => {
      socket.destroy();
      done(text.split('\r\n')[0] ?? '');
    };
    socket.on('data', (piece) => {
      text += piece;
      end();
    });
    for (const event of ['close', 'error']) socket.on(event, end);
  });
}

test('no socket opens at the studio, and none elsewhere to a page without the token', async () => {
  const studioHost = `studio.localhost:${dev.port}`;
  const portal = `red-casino.localhost:${dev.port}`;
  expect(await openSocket({ Host: studioHost })).toBe('');
  expect(await openSocket({ Host: studioHost, Origin: `http://${studioHost}` })).toBe('');
  for (const origin of [`http://${studioHost}`, `http://${portal}`, 'https://evil.example', 'null'])
    for (const host of [portal, `evil.example:${dev.port}`, `127.0.0.1:${dev.port}`])
      expect([origin, host, await openSocket({ Host: host, Origin: origin })]).toEqual([
        origin,
        host,
        expect.not.stringContaining('101'),
      ]);
});

test('a draft that names a file outside of the brands is left aside', async () => {
  expect((await call<DraftState>('/api/draft')).body).toMatchObject({ steps: 0, files: [] });
  expect(lines).toContainEqual(
    expect.stringMatching(/^The draft of the studio cannot be read\. It is kept as .*\.unreadable\.$/),
  );
});

test('nothing is written through a link that leads out of the repository', async () => {
  const before = ['brand.json', 'messages/EN.json'].map((name) => readFileSync(join(outside, name), 'utf8'));
  const edits: Readonly<Record<string, object>> = {
    linked: { op: 'set', brand: 'linked', at: '/name', value: 'owned' },
    folder: { op: 'set', brand: 'folder', at: 'hello.text', language: 'EN', value: 'owned' },
  };
  for (const [brand, edit] of Object.entries(edits)) {
    const { status, body } = await call('/api/edit', { edits: [edit] });
    expect([brand, status, body.error]).toEqual([brand, 409, expect.stringContaining(brand)]);
  }
  expect((await call<DraftState>('/api/draft')).body.files).toEqual([]);
  await call('/api/save');
  expect(['brand.json', 'messages/EN.json'].map((name) => readFileSync(join(outside, name), 'utf8'))).toEqual(
    before,
  );
});

test('a value that leads out of the brand is a finding, and no file is shown by it', async () => {
  const logo = async (value: string) => {
    const edit = { op: 'set', brand: 'whole', at: '/assets/logo', value };
    await call('/api/edit', { edits: [edit] });
    const { findings } = (await call<BrandView>('/api/brand', { brand: 'whole' })).body;
    const { brands } = (await call<StudioCalls['/api/brands']['answer']>('/api/brands')).body;
    const shown = JSON.stringify((await call('/api/shown', { brand: 'whole', has: [] })).body);
    await call('/api/discard');
    return { errors: findings.filter(({ severity }) => severity === 'error').length, shown, brands };
  };
  for (const value of [
    '../../../../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc/passwd',
    'javascript:alert(1)',
  ]) {
    const { errors, shown, brands } = await logo(value);
    expect([value, errors]).toEqual([value, expect.toSatisfy((count) => count > 0)]);
    expect(shown).not.toContain('passwd');
    expect(brands.find(({ id }) => id === 'whole')?.logo ?? '').not.toMatch(/passwd|javascript/);
  }
});
