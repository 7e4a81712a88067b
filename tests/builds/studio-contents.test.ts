import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer } from '@liveryjs/cli';
import { launchBrowser } from '@liveryjs/cli/setup/launch-browser';
import type { Studio } from '@liveryjs/cli/studio/studio';
import type { StudioEdit } from '@liveryjs/studio/api';
import { undoLast } from '@liveryjs/workspace/edits/save-files';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { patientPage } from '#tests/harness/patient-page.ts';
import { drawDigits } from '#tests/minimal-platform/picture.ts';
import { beginStudio } from './begin-studio.ts';
import { startTestPlatform } from './test-platform.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';
import { ENGLISH, VIETNAMESE, writeWords } from './write-words.ts';

const translated = 'brands/blue/content/terms.VI.md';

let workspace: TestWorkspace;
let studio: Studio;

beforeAll(() => {
  workspace = createTestWorkspace();
  writeWords(workspace);
});
afterAll(() => workspace.remove());

beforeEach(async () => {
  rmSync(join(workspace.root, 'brands/blue/content'), { recursive: true, force: true });
  workspace.write(translated, VIETNAMESE.replace('Của bạn', 'Của anh'));
  studio = await beginStudio(workspace.root);
  await studio.calls['/api/discard']({});
});

const place = { brand: 'blue', at: 'content/terms' } as const;
const write = (value: string, language = 'VI', gesture = 'one') =>
  edit({ op: 'write', ...place, language, value }, gesture);
const edit = (each: StudioEdit, gesture: string) => studio.calls['/api/edit']({ edits: [each], gesture });
const content = (language: string, brand = 'blue') =>
  studio.calls['/api/content']({ brand, name: 'terms', language });
const cells = async (brand = 'blue') => {
  const { contents } = await studio.calls['/api/contents']({ brand, languages: ['EN', 'VI', 'AR'] });
  return contents.map(({ name, pages, cells }) => [name, pages, cells]);
};

test('each content says whose it is in each language, and an own one whether it is needed', async () => {
  const inherited = { language: 'EN', layer: 'house' };
  expect(await cells()).toEqual([
    ['terms', ['home'], [inherited, { language: 'VI', layer: 'blue', isOwn: true }, { language: 'AR' }]],
  ]);
  expect(await content('VI')).toEqual({
    text: VIETNAMESE.replace('Của bạn', 'Của anh'),
    origin: { place: `${translated}:1:1`, layer: 'blue', isOwn: true },
    findings: [],
  });
  expect(await content('AR')).toEqual({ text: '', findings: [] });
  await write(VIETNAMESE);
  expect(await content('VI')).toMatchObject({ text: VIETNAMESE, isSame: true });
  // A text that its source has left behind.
  await write(ENGLISH.replace('Adults', 'Nobody'), 'EN', 'two');
  await edit({ op: 'erase', ...place, language: 'VI' }, 'three');
  expect(await content('VI')).toMatchObject({ origin: { layer: 'house', isOwn: false }, isStale: true });
  expect((await cells())[0]?.[2]).toMatchObject([{ isOwn: true }, { layer: 'house', isDoubtful: true }, {}]);
});

test('a content is checked while it is written, shown at once, and nothing of it is a file before it is saved', async () => {
  const hostile = '# Hi\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n';
  await write(hostile, 'AR');
  const { text, findings } = await content('AR');
  expect(text).toBe(hostile);
  expect(findings.map(({ code, place }) => [code, place])).toEqual(
    expect.arrayContaining([['content-html', 'brands/blue/content/terms.AR.md:3:1']]),
  );
  expect((await cells())[0]?.[2]).toMatchObject([{}, {}, { isBroken: true, isOwn: true }]);
  expect((await studio.calls['/api/review']({})).errors).toBeGreaterThan(0);
  await expect(studio.calls['/api/save']({})).rejects.toThrow('Nothing was saved, because this draft adds');
  expect(existsSync(join(workspace.root, 'brands/blue/content/terms.AR.md'))).toBe(false);

  await write('# مرحبا', 'AR');
  const { parts = [] } = await studio.calls['/api/shown']({ brand: 'blue', has: [] });
  expect(parts.find(({ name }) => name === 'contents')?.text).toContain('مرحبا');
  // The whole visit of the field is one step, which is taken back as one.
  expect(await studio.calls['/api/undo']({})).toMatchObject({ steps: 0, files: [] });
  expect(await content('AR')).toEqual({ text: '', findings: [] });
});

test('texts in two languages and a file that goes are reviewed, saved, and taken back byte for byte', async () => {
  await write('# Chơi\n\nVui', 'EN', 'one');
  await edit({ op: 'erase', ...place, language: 'VI' }, 'two');
  const { sentences, files, errors } = await studio.calls['/api/review']({});
  expect(sentences).toEqual([
    'blue: content/terms.EN.md is new, and has 3 lines.',
    'blue: content/terms.VI.md is taken away, so that visitors read that of house there.',
  ]);
  expect(files.map(({ path, isNew, isGone }) => [path, isNew, isGone])).toEqual([
    ['brands/blue/content/terms.EN.md', true, false],
    [translated, false, true],
  ]);
  expect(errors).toBe(0);
  // A server that ended meanwhile has the same draft.
  studio = await beginStudio(workspace.root);
  expect((await content('VI')).origin?.layer).toBe('house');
  expect(await studio.calls['/api/save']({})).toMatchObject({ steps: 0, files: [] });
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe('# Chơi\n\nVui\n');
  expect(existsSync(join(workspace.root, translated))).toBe(false);
  expect((await content('VI')).origin?.layer).toBe('house');
  undoLast({ root: workspace.root, brandsFolder: 'brands' });
  expect(existsSync(join(workspace.root, 'brands/blue/content/terms.EN.md'))).toBe(false);
  expect(workspace.read(translated)).toBe(VIETNAMESE.replace('Của bạn', 'Của anh'));
});

test('ends of lines, the mark at the beginning and a lacking last line end stay as the file has them', async () => {
  workspace.write(translated, '\ufeff# Một\r\n\r\nHai');
  studio = await beginStudio(workspace.root);
  expect((await content('VI')).text).toBe('# Một\n\nHai');
  await write('# Một\n\nBa');
  await studio.calls['/api/save']({});
  expect(workspace.read(translated)).toBe('\ufeff# Một\r\n\r\nBa');
});

test('what somebody else has written into the file meanwhile is taken in, and where both changed a line one chooses', async () => {
  const mine = VIETNAMESE.replace('Của bạn', 'Của tôi');
  const other = VIETNAMESE.replace('Của bạn', 'Của anh').replace('Người lớn', 'Trên 21');
  await write(mine);
  workspace.write(translated, other);
  await studio.refresh([translated]);
  expect((await studio.calls['/api/draft']({})).changedOutside).toEqual([translated]);
  await expect(studio.calls['/api/save']({})).rejects.toThrow('changed outside the studio');
  expect((await studio.calls['/api/review']({})).collisions).toEqual([]);
  expect(await studio.calls['/api/rebase']({})).toMatchObject({ steps: 1, changedOutside: [] });
  expect((await content('VI')).text).toBe(mine.replace('Người lớn', 'Trên 21'));

  workspace.write(translated, other.replace('Của anh', 'Của chị'));
  await studio.refresh([translated]);
  const { collisions } = await studio.calls['/api/review']({});
  expect(collisions).toEqual([{ place: `${translated}:7`, mine: 'Của tôi.\n', theirs: 'Của chị.\n' }]);
  await expect(studio.calls['/api/rebase']({})).rejects.toThrow('has changed at the same lines');
  expect((await content('VI')).text).toBe(mine.replace('Người lớn', 'Trên 21'));
  await studio.calls['/api/rebase']({ take: 'mine' });
  expect((await content('VI')).text).toContain('Của tôi');
  await studio.calls['/api/save']({});
  expect(workspace.read(translated)).toBe(mine.replace('Người lớn', 'Trên 21'));

  // A file that goes here and is changed there.
  await edit({ op: 'erase', ...place, language: 'VI' }, 'two');
  workspace.write(translated, other);
  await studio.refresh([translated]);
  expect((await studio.calls['/api/review']({})).collisions).toEqual([{ place: translated, theirs: other }]);
  expect(await studio.calls['/api/rebase']({ take: 'theirs' })).toMatchObject({ steps: 0, files: [] });
  expect((await content('VI')).text).toBe(other);
});

test('contents and languages that a brand does not have are written nowhere', async () => {
  const wrong: readonly [Partial<StudioEdit>, string][] = [
    [{ at: 'content/../../house/content/terms' }, 'blue has no content'],
    [{ at: 'content/news' }, 'blue has no content "content/news". It has terms.'],
    [{ at: '../house/content/terms' }, 'blue has no content'],
    [{ language: 'XX' }, 'blue does not speak "XX". It speaks EN, VI, AR.'],
    [{ brand: 'nobody' }, 'There is no brand "nobody" here.'],
  ];
  for (const [change, sentence] of wrong)
    for (const op of ['write', 'erase'] as const) {
      const value = op === 'write' ? { value: 'x' } : {};
      const all = { op, ...place, language: 'VI', ...value, ...change } as StudioEdit;
      await expect(edit(all, 'one')).rejects.toThrow(sentence);
    }
  expect((await studio.calls['/api/draft']({})).files).toEqual([]);

  const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'));
  symlinkSync(outside, join(workspace.root, 'brands/red/content'));
  const linked = { op: 'write', brand: 'red', at: 'content/terms', language: 'VI', value: 'x' } as const;
  await expect(edit(linked, 'two')).rejects.toThrow('brands/red/content');
  expect(readdirSync(outside)).toEqual([]);
  rmSync(join(workspace.root, 'brands/red/content'));
  rmSync(outside, { recursive: true });
});

test('the contents of a brand that is only extended are checked as those who extend it show them', async () => {
  await edit(
    { op: 'write', brand: 'house', at: 'content/terms', language: 'EN', value: 'Says {nothing}.' },
    'one',
  );
  const { findings } = await content('EN', 'house');
  expect(findings.map(({ code }) => code)).toContain('content-placeholder');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>\n';

test('a content is written in two languages beside each other, seen at once, and saved as one would write it', {
  tags: 'matrix',
}, async () => {
  const platform = await startTestPlatform();
  const dev = await createDevServer({
    root: workspace.root,
    platform: platform.url,
    port: 0,
    log: () => undefined,
  });
  const browser = await launchBrowser();
  const page = await patientPage(browser, { viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  // The browser tells of each answer that refuses; the walk has one refused.
  const isRefusal = (text: string) => text.includes('409 (Conflict)');
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
  });
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await page.goto(`http://studio.localhost:${dev.port}/#/brand/blue`);
  const portal = page.frameLocator('iframe');
  await portal.locator('#count').click();

  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('option', { name: 'Terms' }).waitFor();
  await page.getByRole('button', { name: 'VI: own' }).click();
  await page.getByRole('button', { name: 'AR: missing' }).click();
  const english = page.getByRole('textbox', { name: 'English' });
  const arabic = page.getByRole('textbox', { name: 'Arabic' });
  expect(await english.inputValue()).toBe(ENGLISH);
  await page.getByRole('region', { name: 'Terms in Vietnamese' }).getByText('Own value').waitFor();
  await arabic.fill('# مرحبا\n\n<img src=x onerror=alert(1)>');
  const ofArabic = page.getByRole('region', { name: 'Terms in Arabic' });
  await ofArabic.getByText('is HTML, which contents do not show').waitFor();
  expect(await axe(page)).toEqual([]);
  await arabic.fill('# مرحبا\n\nعيش');
  await ofArabic.getByText('is HTML').waitFor({ state: 'detached' });
  expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await english.fill(`${ENGLISH}\n# Fun\n\nMuch.`);
  await page.getByRole('button', { name: 'See it on Home' }).click();
  // The frame has it, and was never loaded again.
  await portal.locator('#words').getByRole('heading', { name: 'Fun' }).waitFor();
  expect(await portal.locator('#count').textContent()).toBe('count 1');
  expect(existsSync(join(workspace.root, 'brands/blue/content/terms.EN.md'))).toBe(false);

  await page.getByRole('button', { name: 'Review 2' }).click();
  await page.getByText('blue: content/terms.EN.md is new, and has 11 lines.').waitFor();
  await page.getByRole('button', { name: 'Save 2 files' }).click();
  await page.getByText('Saved 2 files.').waitFor();
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe(`${ENGLISH}\n# Fun\n\nMuch.\n`);
  expect(workspace.read('brands/blue/content/terms.AR.md')).toBe('# مرحبا\n\nعيش\n');
  expect(workspace.read('brands/house/content/terms.EN.md')).toBe(ENGLISH);

  // A hostile logo is refused where it was dropped, and another one shows at once.
  await page.getByRole('button', { name: 'Assets' }).click();
  const choose = async (name: string, content: string | Buffer) => {
    const waiting = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Replace Logo' }).click();
    const mimeType = name.endsWith('.png') ? 'image/png' : 'image/svg+xml';
    await (await waiting).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  };
  await choose('bad.svg', SVG.replace('<path', '<script>alert(1)</script><path'));
  await page.getByRole('listitem').filter({ hasText: 'Logo' }).getByRole('alert').waitFor();
  await choose('new.svg', SVG);
  await page.getByText('40 × 10').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review 1' }).click();
  await page.getByRole('button', { name: 'Save 1 file' }).click();
  await page.getByText('Saved 1 file.').waitFor();
  expect(workspace.read('brands/blue/assets/logo.svg')).toBe(SVG);
  // A picture that is wider than any page is made smaller, and the portal shows it; the logo is the drawing again then.
  await choose('wide.png', drawDigits('1234567890'.repeat(9)));
  await page.getByText('It is kept as WebP with 2560 × ').waitFor();
  await page.getByText(/^2560 × \d+, .+ file of blue$/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('40 × 10').waitFor();

  // Somebody else writes the same line: both are shown, and neither is lost.
  await page.getByRole('button', { name: 'Contents' }).click();
  await english.fill('# Mine\n');
  workspace.write('brands/blue/content/terms.EN.md', '# Theirs\n');
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByText('Both of you have changed these lines').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await page.getByRole('button', { name: 'Save 1 file' }).click();
  await page.getByText('Saved 1 file.').waitFor();
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe('# Mine\n');

  // The next edits wait in a change set, which is opened, applied and taken back.
  await english.fill('# Spring\n');
  await page.getByRole('button', { name: 'Review 1' }).click();
  await page.getByRole('button', { name: 'Keep as a change set…' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Words for spring');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep the edits' }).click();
  await page.getByText('The edits are in changes/words-for-spring.json.').waitFor();
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe('# Mine\n');
  await page.getByRole('link', { name: 'Change sets' }).click();
  await page.getByText('No findings').waitFor();
  expect(await axe(page)).toEqual([]);
  // On a phone a title has the whole line.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByRole('link', { name: 'Words for spring' }).boundingBox())?.height).toBeLessThan(40);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Words for spring' }).click();
  await page.getByText('blue: content/terms.EN.md is written anew').waitFor();
  // A colleague asks about the words, has an answer, and agrees.
  await page.getByRole('button', { name: /About/ }).click();
  await page.getByRole('option', { name: 'blue: brands/blue/content/terms.EN.md' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Only one word?');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await notes.getByText('blue: brands/blue/content/terms.EN.md').waitFor();
  await notes.getByRole('button', { name: 'Answer' }).click();
  await notes.getByRole('textbox', { name: /^Answer to/ }).fill('Yes.');
  await notes.getByRole('button', { name: 'Answer' }).click();
  await notes.getByText('Yes.').waitFor();
  await notes.getByRole('button', { name: 'Settle' }).click();
  await notes.getByText(/^Settled by/).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved: Words for spring (1 edit).').waitFor();
  await page.getByRole('button', { name: 'Withdraw the approval' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open as your draft' }).click();
  await portal.locator('#words').getByRole('heading', { name: 'Spring' }).waitFor();
  await page.getByRole('button', { name: 'Review 1' }).click();
  await page.getByRole('button', { name: 'Keep in words-for-spring' }).click();
  await page.getByText('The edits are in changes/words-for-spring.json.').waitFor();
  await page.getByRole('link', { name: 'Change sets' }).click();
  await page.getByRole('link', { name: 'Words for spring' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Applied: Words for spring (1 file).').waitFor();
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe('# Spring\n');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('Taken back: Words for spring (1 file).').waitFor();
  expect(workspace.read('brands/blue/content/terms.EN.md')).toBe('# Mine\n');
  expect(complaints).toEqual([]);
  await browser.close();
  await dev.close();
  platform.close();
});
