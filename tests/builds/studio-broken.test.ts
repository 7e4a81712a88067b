import { createDevServer, type RunningDev } from '@liveryjs/cli';
import type { BrandView, StudioCalls } from '@liveryjs/studio/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, ownPage } from './ask-studio.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace, writeBrand } from './test-workspace.ts';

/** Brands that are broken when the studio starts, by how: the file that is wrong, and a finding of it. */
const BROKEN = {
  torn: ['brand.json', (text: string) => text.replace('"id":', '"id"'), 'json-syntax'],
  orphan: ['brand.json', (text: string) => text.replace('"house"', '"nobody"'), 'extends-unknown'],
  dull: ['tokens.json', () => '{ "color": ', 'json-syntax'],
  pale: ['tokens.json', (text: string) => text.replace('#107010', 'greenish'), 'token-value'],
  mute: ['messages/EN.json', () => 'Hello', 'json-syntax'],
} as const;
type Id = keyof typeof BROKEN;
const IDS = Object.keys(BROKEN) as Id[];

let workspace: TestWorkspace;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let dev: RunningDev;
let call: Awaited<ReturnType<typeof ownPage>>['call'];
const whole = new Map<Id, string>();

beforeAll(async () => {
  workspace = createTestWorkspace();
  for (const id of IDS) {
    writeBrand(workspace, id, '#107010', `${id} hill`, []);
    const [file, broken] = BROKEN[id];
    const path = `brands/${id}/${file}`;
    whole.set(id, workspace.read(path));
    workspace.write(path, broken(workspace.read(path)));
  }
  // Nobody extends it, and nobody shows it.
  workspace.write('brands/lone/brand.json', '{ "schemaVersion": 1, "id": "lone", "abstract": true, "name" }');
  platform = await startTestPlatform();
  dev = await createDevServer({
    root: workspace.root,
    platform: platform.url,
    port: 0,
    log: () => undefined,
  });
  ({ call } = await ownPage(dev.port));
});

afterAll(async () => {
  await dev?.close();
  platform?.close();
  workspace?.remove();
});

const view = async (brand: string) => (await call<BrandView>('/api/brand', { brand })).body;
/** The page of a brand's portal, as a frame of the studio or a tab asks for it. */
const portal = (brand: string, destination: 'iframe' | 'document') =>
  ask(dev.port, '/', {
    host: `${brand}-casino.localhost:${dev.port}`,
    accept: 'text/html',
    'sec-fetch-dest': destination,
  });
const moduleOf = async (brand: string, part: string) =>
  (
    await ask(dev.port, `/@id/__x00__virtual:brand/${brand}/${part}`, {
      host: `${brand}-casino.localhost:${dev.port}`,
    })
  ).text;

test('brands that are broken from the start are listed with their findings, and no call fails', async () => {
  const { brands } = (await call<StudioCalls['/api/brands']['answer']>('/api/brands')).body;
  for (const id of IDS) {
    const [file, , code] = BROKEN[id];
    expect(brands.find((brand) => brand.id === id)).toMatchObject({ errors: 1 });
    expect(await view(id)).toMatchObject({
      isBroken: true,
      findings: [
        {
          severity: 'error',
          code,
          place: expect.stringMatching(new RegExp(`^brands/${id}/${file}:\\d+:\\d+$`)),
          hint: expect.stringMatching(/\w/),
        },
      ],
    });
    for (const [path, body] of Object.entries({
      '/api/page': { page: 'home' },
      '/api/form': { at: '', language: 'EN' },
      '/api/blanks': { at: '/routes', language: 'EN' },
      '/api/colors': {},
      '/api/repeated': {},
      '/api/messages': { languages: ['EN'] },
      '/api/text': { key: 'hello.text', language: 'EN' },
      '/api/shown': { has: [] },
    }))
      expect([path, (await call(path, { brand: id, ...body })).status]).toEqual([path, 200]);
  }
  expect(await view('red')).toMatchObject({ isBroken: false, findings: [] });
});

test('a draft that mends a brand has its portal shown in the frame of the studio alone', async () => {
  const mend = { op: 'set', brand: 'pale', at: 'color.brand.500', value: '#105010' };
  expect((await portal('pale', 'iframe')).status).toBe(500);
  expect((await call('/api/edit', { edits: [mend] })).status).toBe(200);
  expect(await view('pale')).toMatchObject({ isBroken: false, findings: [] });
  const framed = await portal('pale', 'iframe');
  expect([framed.status, framed.text]).toEqual([200, expect.stringContaining('virtual:brand/pale/entry')]);
  expect(await moduleOf('pale', 'entry')).toContain('pale');
  expect(await moduleOf('pale', 'tokens.css')).toContain('#105010');
  expect((await portal('pale', 'document')).status).toBe(500);

  // It shows once more as its files are, when somebody mends them in another way.
  expect((await call('/api/discard')).status).toBe(200);
  workspace.write('brands/pale/tokens.json', (whole.get('pale') ?? '').replace('#107010', '#206020'));
  await expect.poll(async () => (await portal('pale', 'document')).status).toBe(200);
  expect(await moduleOf('pale', 'tokens.css')).toContain('#206020');
});

test('a text that no draft can mend is refused with its place, and the portal comes when an editor mends the file', async () => {
  const edit = async (brand: string, place: string, value: string) => {
    const language = place === 'hello.text' ? { language: 'EN' } : {};
    const edits = [{ op: 'set', brand, at: place, value, ...language }];
    return (await call('/api/edit', { edits })).body.error;
  };
  expect(await edit('dull', 'color.brand.500', '#101010')).toContain(
    'brands/dull/tokens.json:1:12 is no JSON',
  );
  expect(await edit('mute', 'hello.text', 'Hi')).toContain('brands/mute/messages/EN.json:1:1 is no JSON');
  for (const brand of ['torn', 'orphan'])
    expect(await edit(brand, '/name', 'x')).toBe(`${brand} cannot be read. See: livery check ${brand}`);
  for (const id of ['torn', 'orphan', 'dull', 'mute'] as const) {
    workspace.write(`brands/${id}/${BROKEN[id][0]}`, whole.get(id) ?? '');
    const mended = { isBroken: false, findings: [], pages: [{ id: 'home' }] };
    await expect.poll(() => view(id)).toMatchObject(mended);
    const shown = (await call<StudioCalls['/api/shown']['answer']>('/api/shown', { brand: id, has: [] }))
      .body;
    expect(shown.parts?.map(({ name }) => name)).toContain('manifest');
    expect((await portal(id, 'iframe')).status).toBe(200);
  }
});

test('a brand that is only extended shows what is wrong with it, until its file is mended', async () => {
  expect(await view('lone')).toMatchObject({ findings: [{ code: 'json-syntax' }] });
  workspace.write('brands/lone/brand.json', { schemaVersion: 1, id: 'lone', abstract: true, name: 'Lone' });
  await expect.poll(async () => (await view('lone')).name).toBe('Lone');
  // Nobody extends it: the page hears of its changes all the same.
  const { revision } = (await call<{ revision: number }>('/api/changes', { since: 0 })).body;
  const changed = call<{ revision: number }>('/api/changes', { since: revision });
  workspace.edit('brands/lone/brand.json', '"Lone"', '"Alone"');
  expect((await changed).body.revision).toBeGreaterThan(revision);
  expect(await view('lone')).toMatchObject({ name: 'Alone', isBroken: false });
});
