import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepWithSet } from '@liveryjs/workspace/changes/keep-with-set';
import { loadBrand } from '@liveryjs/workspace/open';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
const run = (...args: string[]) => livery(project.root, ...args);
const change = (...args: string[]) => run('change', ...args);
const edit = (...args: string[]) => run('edit', ...args, '--change', 'spring');
const read = (path: string) => readFileSync(join(project.root, path), 'utf8');
const SIZE = 'routes[home].main[words].props.size';
const DEMO = 'brands/demo/brand.json';
const SHOP = 'brands/shop/brand.json';
/** Has somebody else change a file. */
const others = (path: string, from: string, to: string) =>
  writeFileSync(join(project.root, path), read(path).replace(from, to));
const shop =
  '{\r\n\t"schemaVersion": 1,\r\n\t"id": "shop",\r\n\t"extends": "base",\r\n\t"name": "Shop",\r\n\t"domains": ["shop.localhost"]\r\n}';

/** A set with one edit, which began from a file that has changed since. */
const write = (value: unknown, place = SIZE, was?: unknown) =>
  project.write('changes/spring.json', {
    title: 'Spring offer',
    edits: [{ op: 'set', brand: 'demo', at: place, value, was }],
    from: { [DEMO]: '' },
  });

beforeEach(() => {
  project = createTestProject();
  project.write(SHOP, shop);
});
afterEach(() => project.remove());

it('a set goes from edits to brands and back, byte for byte, and each of both is a line of the log', async () => {
  const demo = read(DEMO);
  expect((await change('new', 'spring', '--title', 'Spring offer')).out).toContain(
    'changes/spring.json is begun.',
  );
  expect((await edit('demo,shop', 'set', SIZE, '7')).out).toContain(
    'changes/spring.json has 2 edits now. No file of a brand was written.',
  );
  await edit('shop', 'set', 'text.more', 'Again', '--language', 'EN');
  await edit('shop', 'add', 'routes[home].main', '{"id":"news","widget":"text"}', '--before', 'words');
  const inside = await edit('shop', 'set', 'routes[home].main[news].props.size', '4');
  expect(inside.out).toContain('shop: /routes/home/main/news/props/size is 4, and was nothing.');
  expect((await edit('demo', 'set', SIZE, '8')).out).toContain('size is 8, and was 7');
  expect([read(DEMO), read(SHOP)]).toEqual([demo, shop]);
  const { edits, from } = JSON.parse(read('changes/spring.json'));
  expect(edits.filter(({ brand }: { brand: string }) => brand === 'demo')).toEqual([
    { op: 'set', brand: 'demo', at: SIZE, value: 8, was: 5 },
  ]);
  expect(Object.keys(from)).toEqual([DEMO, SHOP, 'brands/shop/messages/EN.json']);

  const shown = JSON.parse((await change('show', 'spring', '--format', 'json')).out);
  expect(shown).toMatchObject({ title: 'Spring offer', wrong: [], come: [], gone: [] });
  expect(shown.reach).toMatchObject([
    { brand: 'demo', pages: ['route home'] },
    { brand: 'shop', pages: ['route home'], languages: ['EN'] },
  ]);
  const pretty = await change('show', 'spring');
  expect([pretty.code, pretty.notes]).toEqual([0, '']);
  expect(pretty.out).toContain('The set touches 2 brands:\n  demo\n    pages: route home');
  expect((await change('diff', 'spring')).out).toContain(
    '- 8 |     { "id": "home", "main": [{ "id": "words", "props": { "size": 5 } }] }',
  );

  const applied = await change('apply', 'spring');
  expect([applied.code, applied.notes]).toEqual([0, '']);
  expect(applied.out).toMatch(
    /Applied: Spring offer \(3 files\)\. To take it back: livery change undo spring$/,
  );
  expect(read(DEMO)).toBe(demo.replace('"size": 5', '"size": 8'));
  expect((await change('list')).out).toMatch(/^spring: Spring offer \(5 edits, applied by .+ on .+ UTC\)$/);
  expect((await change('apply', 'spring', '--undo')).out).toMatch(/Taken back: Spring offer \(3 files\)\.$/);
  expect([read(DEMO), read(SHOP), existsSync(join(project.root, 'brands/shop/messages/EN.json'))]).toEqual([
    demo,
    shop,
    false,
  ]);
  const log = read('changes/log.jsonl').trimEnd().split('\n');
  const line = { change: 'spring', title: 'Spring offer', brands: ['demo', 'shop'] };
  expect(log.map((each) => JSON.parse(each))).toMatchObject([
    { did: 'applied', ...line, by: expect.stringMatching(/./), at: expect.stringMatching(/^20.*Z$/) },
    { did: 'taken back', ...line },
  ]);
  expect((await change('remove', 'spring')).out).toBe(
    'changes/spring.json is gone. To take it back: livery edit --undo',
  );
  expect((await change('list', '--json')).out).toBe('[]');
});

describe('somebody else changes the same files meanwhile', () => {
  it('what is elsewhere is merged, also when the set is taken back', async () => {
    write(7, SIZE, 5);
    await edit('demo', 'set', 'seasons.fair', '{"from":"2026-12-21","until":"2027-01-07"}');
    others(DEMO, '"Demo"', '"Demo two"');
    expect((await change('rebase', 'spring')).out).toBe(
      `spring is on what the files say now (changed since: ${DEMO}).`,
    );
    expect((await change('apply', 'spring')).code).toBe(0);
    others(DEMO, '"Demo two"', '"Demo three"');
    others(DEMO, '"seasons": {', '"seasons": { "new": { "from": "2027-02-01", "until": "2027-02-09" },');
    const { code, notes } = await change('undo', 'spring');
    expect([code, notes]).toEqual([0, '']);
    expect(JSON.parse(read(DEMO))).toMatchObject({
      name: 'Demo three',
      routes: [{ main: [{ props: { size: 5 } }] }],
      seasons: { new: { from: '2027-02-01' } },
    });
    expect(JSON.parse(read(DEMO)).seasons).not.toHaveProperty('fair');
  });

  it('what collides is told with both values, nothing is written, and --take decides', async () => {
    write(7, SIZE, 5);
    others(DEMO, '"size": 5', '"size": 6');
    const before = [read(DEMO), read('changes/spring.json')];
    for (const verb of ['rebase', 'apply']) {
      const { code, notes } = await change(verb, 'spring');
      expect([code, notes.split('\n')[0]]).toEqual([
        1,
        `edit 1: ${DEMO}#/routes/home/main/words/props/size has changed since: mine is 7, theirs is 6.`,
      ]);
    }
    expect([read(DEMO), read('changes/spring.json')]).toEqual(before);
    const told = JSON.parse((await change('rebase', 'spring', '--json')).out);
    expect(told.collisions).toMatchObject([{ edit: 1, mine: 7, theirs: 6 }]);
    expect((await run('check', '--change', 'spring')).notes).toContain('--take mine');
    expect((await change('apply', 'spring', '--take', 'mine')).code).toBe(0);
    others(DEMO, '"size": 7', '"size": 9');
    const undone = await change('undo', 'spring');
    expect([undone.code, undone.notes.split('\n')[0]]).toEqual([
      1,
      `${DEMO} /routes/home/main/words/props/size: mine is 6, theirs is 9.`,
    ]);
    expect((await change('undo', 'spring', '--take', 'theirs')).code).toBe(0);
    expect(read(DEMO)).toContain('"size": 9');
    expect((await change('rebase', 'spring', '--take', 'theirs')).out).toContain('has 0 edits left');
  });
});

it('a set that causes errors is not applied without --force, and is seen without being applied', async () => {
  write('drak', '/theme/defaultMode');
  const { code, out, notes } = await change('apply', 'spring');
  expect([code, notes]).toEqual([
    1,
    'Nothing was written, because 1 error would come of it. With --force it is.',
  ]);
  expect(out).toContain('Did you mean "dark"?');
  const before = read(DEMO);
  expect((await run('check')).code).toBe(0);
  const checked = await run('check', '--change', 'spring');
  expect([checked.code, checked.out.includes('"drak"')]).toEqual([1, true]);
  const explained = JSON.parse(
    (await run('explain', 'demo', '/theme/defaultMode', '--change', 'spring', '--format', 'json')).out,
  );
  expect(explained).toMatchObject({ value: 'drak' });
  expect(read(DEMO)).toBe(before);
  expect((await change('apply', 'spring', '--force')).code).toBe(0);
  expect(read(DEMO)).toContain('"drak"');
});

it('a repository that stays open has the set over its files, follows both, and keeps the last good one', async () => {
  write(7, SIZE, 5);
  const wrong: string[] = [];
  const kept = await keepWithSet({ root: project.root }, 'spring', (why) => wrong.push(why));
  const demo = () => kept.workspace().resolver.inherit('demo').document?.value;
  expect(demo()).toMatchObject({ name: 'Demo', routes: [{ main: [{ props: { size: 7 } }] }] });
  others(DEMO, '"Demo"', '"Demo two"');
  write(8, SIZE, 5);
  const { isSame, concerns } = await kept.refresh([DEMO, 'changes/spring.json']);
  expect([isSame, concerns(loadBrand(kept.workspace(), 'demo'))]).toEqual([false, true]);
  expect(demo()).toMatchObject({ name: 'Demo two', routes: [{ main: [{ props: { size: 8 } }] }] });
  project.write('changes/spring.json', '{ broken');
  await kept.refresh(['changes/spring.json']);
  await kept.refresh(['changes/spring.json']);
  expect(wrong).toEqual([expect.stringMatching(/^changes\/spring.json:1:3 /)]);
  expect(demo()).toMatchObject({ routes: [{ main: [{ props: { size: 8 } }] }] });
  expect(read(DEMO)).toContain('"size": 5');
});

const REFUSED: readonly [name: string, args: string[], want: string][] = [
  [
    'a name of a wrong form',
    ['new', 'Spring Offer', '--title', 'x'],
    'error: a change set has a name of small letters, digits and -, got "Spring Offer". Write spring-offer.',
  ],
  [
    'a set that is there',
    ['new', 'spring', '--title', 'x'],
    'error: changes/spring.json is there already. Choose another name, or see: livery change show spring',
  ],
  [
    'a set that is not there',
    ['show', 'sprin'],
    'error: there is no change set "sprin" in changes/. Did you mean "spring"?',
  ],
  [
    'a set without an edit',
    ['apply', 'spring'],
    'error: spring has no edit yet. Add some: livery edit <brands> set <place> <value> --change spring',
  ],
  [
    'a set that is not applied',
    ['undo', 'spring'],
    'error: spring is not applied, so there is nothing to take back. See: livery change list',
  ],
];

it('names of a wrong form, and sets that are there, or not, or in another state, are refused in a sentence', async () => {
  project.write('changes/spring.json', { title: 'Spring offer', edits: [], from: {} });
  for (const [name, args, want] of REFUSED) {
    const { code, notes } = await change(...args);
    expect([name, code, notes.split('\n')[0]]).toEqual([name, 2, want]);
  }
});

const FAULTY: readonly [name: string, text: string, want: RegExp][] = [
  ['is no JSON', '{\n  "title": "x",\n  "edits": [],,\n}', /^error: changes\/spring.json:3:15 /],
  [
    'has a kind of edit that is none',
    '{ "title": "x", "from": {}, "edits": [\n{ "op": "sett", "brand": "demo", "at": "/name", "value": 1 }] }',
    /^error: changes\/spring.json:2:9 .*"sett".*Did you mean "set"\?/,
  ],
  [
    'sets no value',
    '{ "title": "x", "from": {}, "edits": [\n{ "op": "set", "brand": "demo", "at": "/name" }] }',
    /^error: changes\/spring.json:2:1 .*value/,
  ],
  [
    'names a brand that is gone',
    '{ "title": "x", "from": {}, "edits": [\n{ "op": "reset", "brand": "dmo", "at": "/theme" }] }',
    /edit 1: there is no brand "dmo". Did you mean "demo"\?/,
  ],
  [
    'names a place that is gone',
    '{ "title": "x", "from": {}, "edits": [\n{ "op": "remove", "brand": "demo", "at": "routes[home].main[wrds]" }] }',
    /edit 1: demo: \/routes\/home\/main has no item "wrds". Did you mean "words"\?/,
  ],
];

it('a file that is no JSON, does not fit its schema or names what is gone is told with its line and the remedy', async () => {
  for (const [name, text, want] of FAULTY) {
    project.write('changes/spring.json', text);
    const { code, notes } = await change('diff', 'spring');
    expect([name, code]).toEqual([name, 2]);
    expect(notes).toMatch(want);
  }
});

it('a content is written by a set; what others write into other lines stays, also when the set is taken back', async () => {
  const path = 'brands/shop/content/terms.EN.md';
  project.write(path, '# Terms\r\n\r\nPlay fair.\r\n\r\nAsk us.\r\n');
  await change('new', 'spring', '--title', 'Spring offer');
  await edit('shop', 'write', 'content/terms.EN.md', '# Terms\n\nPlay nicely.\n\nAsk us.\n');
  await edit('shop', 'write', 'content/news.EN.md', '# News\n');
  others(path, 'Ask us', 'Call us');
  const applied = await change('apply', 'spring');
  expect([applied.code, applied.notes]).toEqual([0, '']);
  expect(read(path)).toBe('# Terms\r\n\r\nPlay nicely.\r\n\r\nCall us.\r\n');
  expect(JSON.parse(read('changes/log.jsonl')).brands).toEqual(['shop']);
  others(path, '# Terms', '# Rules');
  expect((await change('undo', 'spring')).code).toBe(0);
  expect(read(path)).toBe('# Rules\r\n\r\nPlay fair.\r\n\r\nCall us.\r\n');
  expect(existsSync(join(project.root, 'brands/shop/content/news.EN.md'))).toBe(false);
  others(path, 'Play fair', 'Play on');
  const collided = await change('apply', 'spring');
  expect(collided.notes).toContain(
    `edit 1: ${path}:3 has changed since: mine is "Play nicely.\\r\\n", theirs is "Play on.\\r\\n".`,
  );
  await change('apply', 'spring', '--take', 'mine');
  expect(read(path)).toBe('# Rules\r\n\r\nPlay nicely.\r\n\r\nCall us.\r\n');
});

describe('people review a set', () => {
  it('an approval is of the edits that the set has, is a line of the log, and can be withdrawn', async () => {
    write(7, SIZE, 5);
    expect((await change('approve', 'spring')).out).toBe(
      'Approved: Spring offer (1 edit). Other edits would need another approval.',
    );
    expect((await change('list')).out).toMatch(
      /^spring: Spring offer \(1 edit, approved by .+ on .+ UTC, not applied\)$/,
    );
    expect((await change('approve', 'spring')).notes).toMatch(
      /spring is approved by .+, not applied already\./,
    );
    await change('note', 'spring', 'Fine.');
    expect(JSON.parse((await change('list', '--json')).out)).toMatchObject([
      { approved: { isOfTheseEdits: true }, openNotes: 1 },
    ]);
    await edit('demo', 'set', SIZE, '8');
    expect((await change('list')).out).toMatch(/not applied, changed since .+ approved it, 1 open note\)$/);
    expect((await change('approve', 'spring')).code).toBe(0);
    expect((await change('approve', 'spring', '--withdraw')).out).toMatch(
      /^The approval of Spring offer by .+ is withdrawn\.$/,
    );
    expect((await change('approve', 'spring', '--withdraw')).notes).toContain('nobody has approved spring');
    await change('approve', 'spring');
    await change('apply', 'spring');
    expect((await change('approve', 'spring')).notes).toContain('nothing is left to approve.');
    await change('undo', 'spring');
    expect((await change('list')).out).toMatch(/approved by .+, not applied, 1 open note\)$/);
    expect((await change('log', 'spring')).out.match(/(?<=: )[a-z ]+(?= \()/g)).toEqual([
      ...['approved', 'approved', 'approval withdrawn', 'approved', 'applied', 'taken back'],
    ]);
  });

  it('a pipeline refuses what nobody has approved as it is, before anything is built or written', async () => {
    write(7, SIZE, 5);
    const release = join(project.root, 'releases');
    const both = async () => [
      (await change('apply', 'spring', '--approved')).notes,
      (await run('publish', '--change', 'spring', '--approved', '--to', release)).notes,
    ];
    const nobody = expect.stringContaining(
      'nobody has approved spring. Look at it, and approve it: livery change approve spring',
    );
    expect(await both()).toEqual([nobody, nobody]);
    await change('approve', 'spring');
    await edit('demo', 'set', SIZE, '8');
    const since = expect.stringMatching(/since .+ approved spring, its edits have changed\. Look at it/);
    expect(await both()).toEqual([since, since]);
    expect([existsSync(release), read(DEMO)]).toEqual([false, expect.stringContaining('"size": 5')]);
    expect((await run('publish', 'demo', '--approved', '--to', release)).notes).toContain(
      '--approved is for change sets: name one with --change.',
    );
    await change('approve', 'spring');
    expect((await change('apply', 'spring', '--approved', '--take', 'mine')).notes).toContain(
      'with --take, other edits are applied than those that were approved.',
    );
    expect((await change('apply', 'spring', '--approved')).code).toBe(0);
  });

  it('a set that could not be applied is not approved, and nothing is written', async () => {
    write('wide', SIZE, 5);
    const before = read('changes/spring.json');
    expect((await change('approve', 'spring')).notes).toContain(
      '1 error would come of spring, so it is not approved.',
    );
    write(7, SIZE, 4);
    const collides = read('changes/spring.json');
    expect((await change('approve', 'spring')).notes).toContain(
      'Nothing is approved before somebody decides whose values hold',
    );
    expect([read('changes/spring.json'), before === collides]).toEqual([collides, false]);
    await change('new', 'empty', '--title', 'Empty');
    expect((await change('approve', 'empty')).notes).toContain('empty has no edit yet.');
  });

  it('a note names its edit by number, is answered and settled by its own, and wrong numbers are told', async () => {
    write(7, SIZE, 5);
    expect((await change('note', 'spring', 'Why 7?', '--edit', '1')).out).toContain(
      'The note is in changes/spring.json.',
    );
    await change('note', 'spring', 'It is prime.', '--reply', '1');
    await change('note', 'spring', 'Then yes.', '--settle', '1');
    const { out } = await change('show', 'spring');
    expect(out).toMatch(
      /Notes\n {2}1\. .+ UTC, about demo: routes\[home\]\.main\[words\]\.props\.size \(settled by .+\)\n {5}Why 7\?\n.+ UTC\n {7}It is prime\.\n.+ UTC\n {7}Then yes\./,
    );
    await change('note', 'spring', '--reopen', '1');
    expect(JSON.parse((await change('show', 'spring', '--json')).out).notes).toMatchObject([
      { text: 'Why 7?', about: { brand: 'demo', at: SIZE }, replies: [{ text: 'It is prime.' }, {}] },
    ]);
    for (const [args, why] of [
      [[], 'say something in the note.'],
      [['x', '--edit', '2'], 'spring has no edit 2: it has 1 edit.'],
      [['x', '--edit', 'a'], 'spring has no edit a: it has 1 edit.'],
      [['x', '--reply', '0'], 'spring has no note 0: it has 1 note.'],
      [['--reply', '1'], 'say something in the note.'],
      [['x', '--edit', '1', '--settle', '1'], 'give one of --edit, --reply, --settle and --reopen.'],
    ] as const)
      expect([args, (await change('note', 'spring', ...args)).notes]).toEqual([
        args,
        expect.stringContaining(why),
      ]);
  });
});
