import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ExportedText } from '@liveryjs/workspace/messages/exported';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { livery, type TestProject } from './test-command.ts';
import { createTranslatedProject } from './translated-project.ts';

let project: TestProject;
beforeEach(() => {
  project = createTranslatedProject();
});
afterEach(() => project.remove());

const pathTo = (file: string) => join(project.root, file);
const messages = (...args: readonly string[]) => livery(project.root, 'messages', ...args);

/** All message files of the project, without those of sources. */
function files(): Record<string, string> {
  const paths = ['base', 'demo'].flatMap((brand) =>
    readdirSync(pathTo(`brands/${brand}/messages`))
      .filter((name) => !name.endsWith('.sources.json'))
      .map((name) => `brands/${brand}/messages/${name}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(pathTo(path), 'utf8')]));
}

type Change = Partial<Omit<ExportedText, 'key'>> & { readonly key: string };

/** Exports, changes texts by their keys as a translator would, and imports. What has no such key is added. */
async function translated(
  code: string,
  changes: readonly Change[],
  ...args: readonly string[]
): Promise<Awaited<ReturnType<typeof livery>>> {
  const file = pathTo('out/back.json');
  // Russian is demo's alone: base has no such file.
  await messages('export', code, ...(code === 'RU' ? ['--brand', 'demo'] : []), '--to', file);
  const back = JSON.parse(readFileSync(file, 'utf8')) as { texts: ExportedText[] };
  for (const change of changes) {
    const existing = back.texts.find(({ key }) => key === change.key);
    if (existing === undefined) back.texts.push({ ...(back.texts[0] as ExportedText), ...change });
    else Object.assign(existing, change);
  }
  project.write('out/back.json', back);
  return await messages('import', file, ...args);
}

it('changes nothing when nothing was translated', async () => {
  const before = files();
  const { out, code } = await translated('VI', []);
  expect(out).toMatch(/^No file changes\.\n\n0 texts written, \d+ as before, 1 without a translation\.$/);
  expect(code).toBe(0);
  expect(files()).toEqual(before);
});

it('writes what was translated, and no other byte', async () => {
  const before = files();
  const { out, code } = await translated('VI', [
    { key: 'text.hint', translation: 'Gợi ý' },
    { key: 'text.pages', translation: '{count, plural, other {# trang}} của {name}' },
    { key: 'text.more', brand: 'demo', source: 'Show more', translation: 'Xem thêm' },
  ]);
  const base = 'brands/base/messages/VI.json';
  const demo = 'brands/demo/messages/VI.json';
  expect({ ...files(), [demo]: '' }).toEqual({
    ...before,
    [demo]: '',
    [base]: before[base]
      ?.replace('"text.hint": "A hint"', '"text.hint": "Gợi ý"')
      // The source has it after the hint.
      .replace(
        '"text.hint": "Gợi ý",',
        '"text.hint": "Gợi ý",\n  "text.pages": "{count, plural, other {# trang}} của {name}",',
      ),
  });
  expect(JSON.parse(files()[demo] ?? '')).toEqual({
    $schema: '../../../.livery/schemas/demo/messages.schema.json',
    'text.more': 'Xem thêm',
  });
  expect(out).toContain(`${demo} (new)`);
  expect(out).toMatch(/\+ \d+ \| {3}"text.hint": "Gợi ý",/);
  expect(out).toMatch(/3 texts written, \d+ as before\.$/);
  expect(code).toBe(0);
  expect((await messages('status', '--json')).out).toContain('"missing": 0');
});

it('refuses each text that is not in order with what, where, why and what to do, and writes the others', async () => {
  const before = files();
  const { out, code } = await translated('RU', [
    { key: 'route.home.title', translation: 'Главная' },
    { key: 'text.more', source: 'Even more', translation: 'Ещё' },
    { key: 'text.pages', translation: '{count, plural, one {# стр.} other {# стр.}} {name}' },
    { key: 'text.hint', translation: 'Подсказка {who}' },
    { key: 'text.hnt', translation: 'Подсказка' },
    { key: 'engine.retry', translation: 'Повторить {' },
  ]);
  expect(code).toBe(1);
  const path = 'brands/demo/messages/RU.json';
  const titled = before[path]?.replace(/("route.home.title": )".*"/, '$1"Главная"');
  expect(files()).toEqual({ ...before, [path]: titled });
  const told = out.slice(out.indexOf('Not taken')).replaceAll(/\S+back\.json:\d+:\d+/g, '<place>');
  expect(told).toMatchInlineSnapshot(`
    "Not taken: 5 texts
      <place> engine.retry: a { is not closed.
      → Write } after the placeholder; a brace as text is written '{'.
      <place> text.hint: the text in RU has {who}, which EN has not.
      → In EN it is "A hint".
      <place> text.more: the source has changed since the export. It was "Even more", and is "Show more" now.
      → Export the texts again (livery messages export RU), and translate the new source.
      <place> text.pages: the plural of {count} lacks "few" or "many", which RU tells apart.
      → Add few {…} many {…}.
      <place> text.hnt: the brand has no text of this key in the language that it is written in.
      → Did you mean "text.hint"?

    1 text written, 50 as before, 5 refused."
  `);
});

it('refuses a text with a letter that was lost, and one whose apostrophe makes a placeholder a text', async () => {
  const before = files();
  const { out, code } = await translated('VI', [
    { key: 'text.hint', translation: 'G\ufffdi \ufffd' },
    { key: 'text.pages', translation: "{count, plural, other {# trang}} của '{name}'" },
  ]);
  expect(code).toBe(1);
  expect(files()).toEqual(before);
  const told = out.slice(out.indexOf('Not taken')).replaceAll(/\S+back\.json:\d+:\d+/g, '<place>');
  expect(told).toMatchInlineSnapshot(`
    "Not taken: 3 texts
      <place> text.hint: the translation "G�i �" has U+FFFD, which stands where a letter was lost.
      → Write the letter that was meant, and save the file as UTF-8: a program read it in another encoding.
      <place> text.pages: an apostrophe stands in front of {name}, so pages show {name} as it is written.
      → Write ’{name} or ''{name} for an apostrophe in front of the value; where the braces themselves are meant, quote each of them: '{'name'}'.
      <place> text.pages: the text in VI lacks {name}.
      → In EN it is "{count, plural, one {# page} other {# pages}} of {name}".

    0 texts written, 1852 as before, 3 refused."
  `);
});

it('with --strict writes nothing where any text is refused, and all where none is', async () => {
  const before = files();
  const changes = [
    { key: 'text.hint', translation: 'Gợi ý' },
    { key: 'engine.retry', translation: 'Thử lại {' },
  ];
  const refused = await translated('VI', changes, '--strict');
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('1 text would be written');
  expect(refused.out).toMatch(/Nothing was written: with --strict all is taken, or nothing\.$/);
  expect(files()).toEqual(before);
  const taken = await translated('VI', changes.slice(0, 1), '--strict');
  expect(taken).toMatchObject({ code: 0, out: expect.stringMatching(/1 text written, \d+ as before/) });
  expect(files()).not.toEqual(before);
});

it('takes for one brand what another one says', async () => {
  const before = files();
  const { code } = await translated(
    'VI',
    [{ key: 'route.home.title', translation: 'Nhà' }],
    '--brand',
    'demo',
  );
  expect(code).toBe(0);
  const { 'brands/demo/messages/VI.json': vietnamese, ...others } = files();
  expect(JSON.parse(vietnamese ?? '')).toMatchObject({ 'route.home.title': 'Nhà' });
  expect(others).toEqual(before);
});

it('takes a text for the same in both languages where it is said to be', async () => {
  expect((await translated('VI', [{ key: 'text.hint', state: 'missing' }])).code).toBe(0);
  const refused = await translated('RU', [{ key: 'text.hint', translation: 'A hint' }]);
  expect(refused.out).toContain('text.hint: the translation is the source itself, "A hint".');
  const taken = await translated('RU', [{ key: 'text.hint', translation: 'A hint', same: true }]);
  expect(taken.code).toBe(0);
  expect(JSON.parse(files()['brands/demo/messages/RU.json'] ?? '')).toMatchObject({
    $same: ['text.hint'],
    'text.hint': 'A hint',
  });
});

it.each(['vi.csv', 'vi.xlf'])('takes %s back: nothing changes but what was translated', async (name) => {
  const before = files();
  const file = pathTo(`out/${name}`);
  await messages('export', 'VI', '--to', file);
  expect(await messages('import', file)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^No file changes/),
  });
  expect(files()).toEqual(before);
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('Trang chủ');
  project.write(`out/${name}`, written.replace('Trang chủ', 'Nhà'));
  expect(await messages('import', file)).toMatchObject({ code: 0 });
  const path = 'brands/base/messages/VI.json';
  expect(files()).toEqual({ ...before, [path]: before[path]?.replace('Trang chủ', 'Nhà') });
});

it('refuses XLIFF of another language than that of the file of messages in it, also for an abstract brand', async () => {
  const before = files();
  await messages('export', 'VI', '--to', pathTo('out/vi.xlf'));
  const written = readFileSync(pathTo('out/vi.xlf'), 'utf8');
  project.write('out/th.xlf', written.replace('trgLang="vi"', 'trgLang="th"').replace('Trang chủ', 'หน้าแรก'));
  const { code, out } = await messages('import', pathTo('out/th.xlf'));
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/texts are for base and in the language "th", where its VI is "vi"\./),
  ]);
  expect(files()).toEqual(before);
});

it('shows what it would do, and writes nothing', async () => {
  const before = files();
  const { out } = await translated('VI', [{ key: 'text.hint', translation: 'Gợi ý' }], '--dry-run');
  expect(out).toContain('"text.hint": "Gợi ý"');
  expect(out).toContain('1 text would be written');
  expect(files()).toEqual(before);
});

it('refuses a language that the brand does not offer, and a brand that is not there', async () => {
  await translated('VI', []);
  const back = readFileSync(pathTo('out/back.json'), 'utf8');
  project.write('out/th.json', back.replace('"VI"', '"TH"').replaceAll('"brand": "base"', '"brand": "demo"'));
  const unspoken = await messages('import', pathTo('out/th.json'));
  expect(unspoken.code).toBe(1);
  expect(unspoken.out).toMatch(/\d+ of the texts are for demo, which does not offer the language TH\./);
  expect(unspoken.out).toContain(
    '→ Put { "code": "TH", "locale": "vi" } into languages.supported of brands/demo/brand.json, then import again.',
  );
  project.write('out/no.json', back.replaceAll('"brand": "base"', '"brand": "bse"'));
  const unknown = await messages('import', pathTo('out/no.json'));
  expect(unknown.out).toContain('"bse", and there is no such brand.');
  expect(unknown.out).toContain('→ Did you mean "base"?');
  expect(existsSync(pathTo('brands/demo/messages/TH.json'))).toBe(false);
});

it.each(['../../../pwned', 'EN/../../pwned', 'vi', ''])(
  'a language that is called "%s" is refused, also for an abstract brand, and nothing is written',
  async (code) => {
    await translated('VI', []);
    const back = JSON.parse(readFileSync(pathTo('out/back.json'), 'utf8'));
    const before = files();
    project.write('out/bad.json', { ...back, language: { ...back.language, code } });
    const { code: exit, out } = await messages('import', pathTo('out/bad.json'));
    expect(exit).toBe(1);
    expect(out).toMatch(/is no code of a language|This is no file of livery messages export/);
    expect(files()).toEqual(before);
    expect(existsSync(join(project.root, '../pwned.json'))).toBe(false);
  },
);

it('says what is wrong with a file that is not there, is no JSON, or is another file', async () => {
  expect(await messages('import', pathTo('out/none.json'))).toMatchObject({
    code: 2,
    notes: expect.stringContaining('there is no file'),
  });
  project.write('out/bad.json', '{ "texts": [');
  const broken = await messages('import', pathTo('out/bad.json'));
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/bad\.json:1:1\d/);
  const other = await messages('import', pathTo('brands/demo/brand.json'));
  expect(other.code).toBe(1);
  expect(other.out).toContain('This is no file of livery messages export');
});

const stateOf = async (key: string, ...args: readonly string[]) => {
  const { texts } = JSON.parse((await messages('export', 'VI', ...args)).out) as { texts: ExportedText[] };
  return texts.find((text) => text.key === key)?.state;
};

it('keeps what a text was translated from, so that it is stale when its source changes', async () => {
  const more = { key: 'text.more', brand: 'demo', source: 'Show more', translation: 'Xem thêm' };
  expect(await stateOf('text.more', '--brand', 'demo')).toBe('stale');
  // Nobody says that the old translation holds.
  await translated('VI', []);
  expect(await stateOf('text.more', '--brand', 'demo')).toBe('stale');
  await translated('VI', [more]);
  const sources = 'brands/demo/messages/VI.sources.json';
  const before = JSON.parse(readFileSync(pathTo(sources), 'utf8')) as Record<string, string>;
  expect(before).toEqual({
    $schema: '../../../.livery/schemas/sources.schema.json',
    'text.more': expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(await stateOf('text.more', '--brand', 'demo')).toBe('translated');

  project.write('brands/demo/messages/EN.json', { 'text.more': 'Show all of it' });
  expect(await stateOf('text.more', '--brand', 'demo')).toBe('stale');
  const xliff = (await messages('export', 'VI', '--missing', '--format', 'xliff')).out;
  expect(xliff).toMatch(/name="text\.more"[\s\S]*?subState="livery:needs-translation"/);
  const { out } = await livery(project.root, 'check', 'demo');
  expect(out).toMatch(/brands\/demo\/messages\/VI\.json:\d+:\d+ .*message-outdated/);

  // A translator has read the new source, and the translation holds.
  const same = { ...more, source: 'Show all of it', state: 'translated' as const };
  expect((await translated('VI', [same])).out).toMatch(/0 texts written, \d+ as before/);
  expect(await stateOf('text.more', '--brand', 'demo')).toBe('translated');
  expect(JSON.parse(readFileSync(pathTo(sources), 'utf8'))).not.toEqual(before);
});

it('takes contents with the texts: exported, refused, written and counted', async () => {
  mkdirSync(pathTo('brands/demo/content'));
  writeFileSync(pathTo('brands/demo/content/terms.EN.md'), '# Terms\n\nOf {brand}: *all* of them.\n');
  const { texts } = JSON.parse((await messages('export', 'VI', '--missing')).out) as {
    texts: ExportedText[];
  };
  expect(texts.find(({ key }) => key === 'content/terms')).toMatchObject({
    brand: 'demo',
    part: 'contents',
    state: 'missing',
    source: '# Terms\n\nOf {brand}: *all* of them.',
    arguments: [{ name: 'brand', kinds: ['plain text'] }],
  });
  const terms = { key: 'content/terms', translation: '# Điều khoản\n\nCủa {brnad}: *tất cả*.' };
  const wrong = await translated('VI', [terms]);
  expect(wrong.out).toContain('the translation lacks {brand} and has {brnad}, which the source has not.');
  expect(existsSync(pathTo('brands/demo/content/terms.VI.md'))).toBe(false);

  const right = terms.translation.replace('brnad', 'brand');
  expect((await translated('VI', [{ ...terms, translation: right }])).code).toBe(0);
  expect(readFileSync(pathTo('brands/demo/content/terms.VI.md'), 'utf8')).toBe(`${right}\n`);
  const [vietnamese] = JSON.parse((await messages('status', '--json')).out).filter(
    ({ language }: { language: string }) => language === 'VI',
  );
  expect(vietnamese.parts.contents).toMatchObject({ translated: 1, total: 1 });

  writeFileSync(pathTo('brands/demo/content/terms.EN.md'), '# Terms\n\nOf {brand}: *some* of them.\n');
  expect(await stateOf('content/terms')).toBe('stale');
});

it.each(['csv', 'xlf'])('takes a content back from %s as it went', async (ending) => {
  mkdirSync(pathTo('brands/demo/content'));
  const text = '- {brand} & <you>\n- "quoted"\n\n| a | b |\n| - | - |\n| 1 | 2 |';
  writeFileSync(pathTo('brands/demo/content/terms.EN.md'), `${text}\n`);
  writeFileSync(pathTo('brands/demo/content/terms.VI.md'), `${text.replace('you', 'bạn')}\n`);
  const file = pathTo(`out/back.${ending}`);
  await messages('export', 'VI', '--to', file);
  expect((await messages('import', file)).out).toMatch(/^No file changes/);
});

it('exports the language of a brand as that brand speaks it', async () => {
  const brand = JSON.parse(readFileSync(pathTo('brands/demo/brand.json'), 'utf8'));
  const speaking = (id: string, locale: string) => ({
    ...brand,
    id,
    domains: [`${id}.localhost`],
    languages: {
      supported: [
        { code: 'EN', locale: 'en' },
        { code: 'ES', locale },
      ],
    },
  });
  project.write('brands/anis/brand.json', speaking('anis', 'es-ES'));
  project.write('brands/saffron/brand.json', speaking('saffron', 'es-MX'));
  const localeOf = async (...args: readonly string[]) =>
    (JSON.parse((await messages('export', 'ES', ...args)).out) as { locale: string }).locale;
  expect(await localeOf('--brand', 'saffron')).toBe('es-MX');
  expect(await localeOf('--brand', 'anis')).toBe('es-ES');
  expect(await localeOf('--brand', 'saffron', '--locale', 'es-PE')).toBe('es-PE');
});

it.each(['demo/messages/RU.json', 'demo/messages/RU.sources.json'])(
  'writes nothing where %s is there and cannot be read',
  async (path) => {
    const file = pathTo(`brands/${path}`);
    rmSync(file, { force: true });
    symlinkSync('nowhere.json', file);
    const key = 'route.home.title';
    const { code, out } = await translated('RU', [{ key, translation: 'Дом' }], '--brand', 'demo');
    expect(code).not.toBe(0);
    expect(out).toContain(`brands/${path}, which cannot be read.`);
    expect(readlinkSync(file)).toBe('nowhere.json');
  },
);
