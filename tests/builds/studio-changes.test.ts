import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from '@liveryjs/cli/studio/studio';
import type { StudioEdit } from '@liveryjs/studio/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { livery } from '#tests/command/test-command.ts';
import { beginStudio } from './begin-studio.ts';
import { createTestWorkspace, type TestWorkspace } from './test-workspace.ts';
import { VIETNAMESE, writeWords } from './write-words.ts';

const SPRING = 'changes/spring.json';
const BLUE = 'brands/blue/brand.json';
const TERMS = 'brands/blue/content/terms.VI.md';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>\n';

let workspace: TestWorkspace;
let studio: Studio;
let before: string;

beforeEach(async () => {
  workspace = createTestWorkspace();
  writeWords(workspace);
  before = workspace.read(BLUE);
  studio = await beginStudio(workspace.root);
});
afterEach(() => workspace.remove());

const calls = () => studio.calls;
const edit = (...edits: StudioEdit[]) => calls()['/api/edit']({ edits, gesture: crypto.randomUUID() });
const keep = (name: string, title?: string) =>
  calls()['/api/keep-in-set']({ name, ...(title !== undefined && { title }) });
const view = () => calls()['/api/change-set']({ name: 'spring' });
const mode = (value: string): StudioEdit => ({ op: 'set', brand: 'blue', at: '/theme/defaultMode', value });
const text = (value: string): StudioEdit => ({
  op: 'set',
  brand: 'blue',
  at: 'hello.text',
  language: 'EN',
  value,
});
const terms: StudioEdit = {
  op: 'write',
  brand: 'blue',
  at: 'content/terms',
  language: 'VI',
  value: '# Chơi\n',
};
const hide: StudioEdit = { op: 'remove', brand: 'blue', at: '/routes/home/main/hello' };
/** Has somebody else write a file. */
const others = async (path: string, content: string) => {
  workspace.write(path, content);
  await calls()['/api/discard']({});
  await studio.refresh([path]);
};
const command = async (...args: string[]) => livery(workspace.root, 'change', ...args);

test('the edits of a draft are kept in a new set, no file of a brand is written, and the command says the same of it', async () => {
  await edit(mode('light'));
  await edit(text('Hel'));
  await edit(text('Hello'));
  await edit(terms);
  await edit(hide);
  await edit({ op: 'picture', brand: 'blue', at: '/assets/logo', value: SVG });
  const review = await calls()['/api/review']({});
  await expect(keep('Spring Offer', 'x')).rejects.toThrow(
    'A change set has a name of small letters, digits and -, got "Spring Offer". Write spring-offer.',
  );
  await expect(keep('../spring', 'x')).rejects.toThrow('A change set has a name of small letters');
  await expect(keep('spring', ' ')).rejects.toThrow('Say in the title what the change is for.');
  await expect(keep('spring')).rejects.toThrow('There is no change set "spring" in changes/.');
  expect(existsSync(join(workspace.root, 'changes'))).toBe(false);

  expect(await keep('spring', ' For spring ')).toMatchObject({ steps: 0, files: [] });
  expect([workspace.read(BLUE), existsSync(join(workspace.root, TERMS))]).toEqual([before, false]);
  const set = await view();
  expect(set).toMatchObject({ title: 'For spring', brands: ['blue'], wrong: [], collisions: [], errors: 0 });
  expect(set.edits.map(({ sentence }) => sentence).sort()).toEqual([...review.sentences].sort());
  const byPath = (files: typeof set.files) => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  expect(byPath(set.files)).toEqual(byPath(review.files));
  const { out } = await command('show', 'spring');
  for (const sentence of review.sentences) expect(out).toContain(sentence);
  expect(set.reach.map(({ brand }) => brand)).toEqual(['blue']);

  // A server that begins anew has no draft, and the set.
  studio = await beginStudio(workspace.root);
  expect(await calls()['/api/draft']({})).toMatchObject({ steps: 0 });
  expect((await calls()['/api/change-sets']({})).sets).toEqual([
    { name: 'spring', title: 'For spring', edits: 5, brands: ['blue'], openNotes: 0 },
  ]);
});

test('edits come into a set that is there, where that is not applied, and a name is given once', async () => {
  await edit(mode('light'));
  await keep('spring', 'For spring');
  await edit(text('Hello'));
  await expect(keep('spring', 'Another')).rejects.toThrow('changes/spring.json is there already.');
  await keep('spring');
  expect((await view()).edits.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('/theme/defaultMode is "light"'),
    expect.stringContaining('hello.text in EN is "Hello"'),
  ]);
  await calls()['/api/apply-set']({ name: 'spring' });
  await edit(hide);
  await expect(keep('spring')).rejects.toThrow(
    'spring is applied. Begin another set, or take it back first: livery change undo spring',
  );
  expect(await calls()['/api/draft']({})).toMatchObject({ steps: 1 });
});

test('a draft over a file that somebody else has changed, or that takes a file away, is kept in no set', async () => {
  workspace.write(TERMS, VIETNAMESE);
  studio = await beginStudio(workspace.root);
  await edit({ op: 'erase', brand: 'blue', at: 'content/terms', language: 'VI' });
  await expect(keep('spring', 'x')).rejects.toThrow(
    `A change set cannot take a file away, and this draft does: ${TERMS}.`,
  );
  await calls()['/api/discard']({});
  await edit(mode('light'));
  workspace.write(BLUE, before.replace('Brand blue', 'Brand azure'));
  await studio.refresh([BLUE]);
  await expect(keep('spring', 'x')).rejects.toThrow(`${BLUE} changed outside the studio.`);
  expect(existsSync(join(workspace.root, SPRING))).toBe(false);
  await calls()['/api/rebase']({});
  await keep('spring', 'x');
  expect((await view()).changed).toEqual([]);
});

test('a set is opened as the draft, which shows it, goes back into it alone, and takes the place of no other', async () => {
  await edit(mode('light'));
  await edit(terms);
  await edit({ op: 'picture', brand: 'blue', at: '/assets/fallbackImage', value: SVG });
  const { files } = await calls()['/api/review']({});
  await keep('spring', 'For spring');
  const open = () => calls()['/api/open-set']({ name: 'spring' });
  await edit(hide);
  await expect(open()).rejects.toThrow('There is a draft already. Keep, save or discard it first.');
  await calls()['/api/discard']({});
  expect(await open()).toMatchObject({ steps: 3, set: { name: 'spring', title: 'For spring' } });
  const review = await calls()['/api/review']({});
  const byPath = (all: typeof files) => [...all].sort((a, b) => (a.path < b.path ? -1 : 1));
  expect(byPath(review.files)).toEqual(byPath(files));
  const { parts = [] } = await calls()['/api/shown']({ brand: 'blue', has: [] });
  expect(parts.find(({ name }) => name === 'contents')?.text).toContain('Chơi');
  await expect(calls()['/api/save']({})).rejects.toThrow('This draft is of the change set spring.');
  await expect(calls()['/api/apply-set']({ name: 'spring' })).rejects.toThrow('Your draft is of spring.');

  // The server may end meanwhile. The last of the edits is taken back, and another one made.
  studio = await beginStudio(workspace.root);
  await calls()['/api/undo']({});
  await edit(text('Hello'));
  expect(await calls()['/api/draft']({})).toMatchObject({ steps: 3, set: { name: 'spring' } });
  await keep('spring');
  expect((await view()).edits.map(({ sentence }) => sentence.replace(/, and.*/, ''))).toEqual([
    'blue: /theme/defaultMode is "light"',
    'blue: assets/fallback-image.svg is new',
    'blue: /assets/fallbackImage is "assets/fallback-image.svg"',
    'blue: hello.text in EN is "Hello"',
  ]);

  await open();
  // A colleague says something of the set: that holds no draft of it back, and stays.
  await calls()['/api/note-set']({ name: 'spring', text: 'Fine.' });
  workspace.write(SPRING, workspace.read(SPRING).replace('For spring', 'For all'));
  await keep('spring');
  expect(workspace.read(SPRING)).toMatch(/For all[\s\S]*Fine\./);
  await open();
  workspace.write(SPRING, workspace.read(SPRING).replace('"Hello"', '"Hi"'));
  await expect(keep('spring')).rejects.toThrow('changes/spring.json has changed since you opened it.');
  expect(workspace.read(SPRING)).toContain('"Hi"');
});

test('a set is applied and taken back byte for byte, and the log says by whom', async () => {
  await edit(mode('light'));
  await edit(terms);
  await keep('spring', 'For spring');
  expect(await calls()['/api/apply-set']({ name: 'spring' })).toEqual({
    sentence: 'Applied: For spring (2 files). To take it back: livery change undo spring',
  });
  expect(JSON.parse(workspace.read(BLUE)).theme).toEqual({ defaultMode: 'light' });
  expect(workspace.read(TERMS)).toBe('# Chơi\n');
  const applied = await view();
  expect(applied.applied?.by).toBeTruthy();
  expect(applied.files.map(({ path }) => path)).toEqual([BLUE, TERMS]);
  await expect(calls()['/api/apply-set']({ name: 'spring' })).rejects.toThrow(
    /^spring is applied by .* already\. To take it back: livery change undo spring$/,
  );
  await expect(calls()['/api/open-set']({ name: 'spring' })).rejects.toThrow('nothing is left to change');

  expect(await calls()['/api/take-back-set']({ name: 'spring' })).toEqual({
    sentence: 'Taken back: For spring (2 files).',
  });
  expect([workspace.read(BLUE), existsSync(join(workspace.root, TERMS))]).toEqual([before, false]);
  await expect(calls()['/api/take-back-set']({ name: 'spring' })).rejects.toThrow(
    'spring is not applied, so there is nothing to take back. See: livery change list',
  );
  const { log } = await calls()['/api/change-sets']({});
  expect(log.map(({ did, change, brands }) => [did, change, brands])).toEqual([
    ['taken back', 'spring', ['blue']],
    ['applied', 'spring', ['blue']],
  ]);
  expect((await command('log')).out.trim().split('\n')).toHaveLength(2);
});

test('a set that causes errors or whose place others have changed is applied by nobody before that is decided', async () => {
  await edit(mode('drak'));
  await keep('spring', 'For spring');
  expect((await view()).errors).toBe(1);
  await expect(calls()['/api/apply-set']({ name: 'spring' })).rejects.toThrow(
    'Nothing was written, because 1 error would come of it.',
  );
  expect(workspace.read(BLUE)).toBe(before);

  await calls()['/api/open-set']({ name: 'spring' });
  await edit(mode('light'));
  await keep('spring');
  expect((await view()).errors).toBe(0);
  const theirs = before.replace(
    '"name": "Brand blue"',
    '"name": "Brand blue", "theme": { "defaultMode": "dark" }',
  );
  await others(BLUE, theirs);
  const { collisions, changed } = await view();
  expect(collisions).toEqual([
    `edit 1: ${BLUE}#/theme/defaultMode has changed since: mine is "light", theirs is "dark".`,
  ]);
  expect(changed).toEqual([BLUE]);
  const refusals = ['/api/apply-set', '/api/open-set'] as const;
  for (const path of refusals) await expect(calls()[path]({ name: 'spring' })).rejects.toThrow(collisions[0]);
  expect(workspace.read(BLUE)).toBe(theirs);
  await calls()['/api/rebase-set']({ name: 'spring', take: 'mine' });
  await calls()['/api/apply-set']({ name: 'spring' });
  expect(JSON.parse(workspace.read(BLUE)).theme).toEqual({ defaultMode: 'light' });

  // The same the other way round.
  await others(BLUE, workspace.read(BLUE).replace('"light"', '"dusk"'));
  expect((await view()).collisions).toHaveLength(1);
  await expect(calls()['/api/take-back-set']({ name: 'spring' })).rejects.toThrow('choose whose values hold');
  await calls()['/api/take-back-set']({ name: 'spring', take: 'theirs' });
  expect((await view()).applied).toBeUndefined();
});

test('a set that cannot be read stands in the list with the reason', async () => {
  workspace.write(SPRING, '{ "title": "x", "edits": 7 }\n');
  await studio.refresh([SPRING]);
  const { sets } = await calls()['/api/change-sets']({});
  expect(sets).toMatchObject([{ name: 'spring', wrong: expect.stringContaining(`${SPRING}:1:`) }]);
  await expect(view()).rejects.toThrow(`${SPRING}:1:`);
});

test('without a place for releases nothing is published, and no draft of a set or time that is over is', async () => {
  await edit(mode('light'));
  await keep('spring', 'For spring');
  const publish = (moment?: string) =>
    calls()['/api/publish-set']({ name: 'spring', ...(moment !== undefined && { moment }) });
  await expect(publish()).rejects.toThrow(
    'This studio was started without a place for releases. Start it with livery studio --to <folder of the releases>.',
  );
  expect((await calls()['/api/change-sets']({})).releases).toBeUndefined();

  studio = await beginStudio(workspace.root, 'portals');
  const { releases } = await calls()['/api/change-sets']({});
  expect(releases).toMatchObject({ to: 'portals', works: [] });
  for (const moment of ['2001-02-03T04:05:06Z', 'soon'])
    await expect(publish(moment)).rejects.toThrow('That time is over. Choose a later one, or publish now.');
  await calls()['/api/open-set']({ name: 'spring' });
  await edit(text('Hello'));
  await expect(publish()).rejects.toThrow('Your draft is of spring. Keep, save or discard it first.');
  expect(existsSync(join(workspace.root, 'portals'))).toBe(false);
});
