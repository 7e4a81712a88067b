import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { applyEdits } from './apply-edits.ts';
import { draftEdits } from './draft-edits.ts';

const root = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root });
const file = 'brands/kiosk/content/terms.EN.md';
const write = (text: string, path = file) => ({ op: 'write' as const, file: path, text });
const has = (text: string) =>
  openWorkspace({ root, files: withFiles(workspace.files, [{ path: file, after: text }]) });

it('a new file has the text as it is, and a later edit of the draft builds on it', () => {
  const draft = draftEdits(workspace, [write('# Terms\n'), write('# Terms\n\nPlay fair.')]);
  expect(draft.files).toEqual([{ path: file, before: undefined, after: '# Terms\n\nPlay fair.' }]);
  expect(draft.edits.map(({ sentence, pointer, was }) => [sentence, pointer, was])).toEqual([
    ['kiosk: content/terms.EN.md is new, and has 1 line.', '', undefined],
    ['kiosk: content/terms.EN.md is written anew, and has 3 lines, and had 1.', '', undefined],
  ]);
  const messages = 'brands/kiosk/messages/EN.json';
  const both = draftEdits(workspace, [
    write('{\n\t"x.y": "Y"\n}', messages),
    { op: 'set', brand: 'kiosk', at: 'x.y', language: 'EN', value: 'Z' },
  ]);
  expect(both.files.map(({ after }) => after)).toEqual(['{\n\t"x.y": "Z"\n}']);
});

it('ends of lines and the byte order mark stay as the file has them', () => {
  const after = (before: string, text: string) => applyEdits(has(before), [write(text)]).files[0]?.after;
  expect(after('\ufeffa\r\nb\r\n', 'a\nc\n')).toBe('\ufeffa\r\nc\r\n');
  expect(after('a\r\nb\n', 'a\nc\n')).toBe('a\nc\n');
  expect(after('a\nb\n', 'a\r\nc\r\n')).toBe('a\r\nc\r\n');
  expect(applyEdits(has('\ufeffa\r\n'), [write('a\n')])).toEqual({
    sentences: ['kiosk: content/terms.EN.md says this already.'],
    wrong: [],
    files: [],
  });
});

it.each([
  ['brands/kiosk/../../x.md', /is in the folder of no brand, so nothing is written there/],
  ['/etc/x.md', /is in the folder of no brand/],
  ['brands/kiosk', /is not written: only files that end with/],
  ['brands/koisk/content/terms.EN.md', /is of a brand "koisk", which is not there\. Did you mean "kiosk"\?/],
  ['brands/kiosk/run.mjs', /is not written: only files that end with \.md, \.json or \.svg are/],
  ['brands/kiosk/.git/x.md', /and none in a hidden folder\./],
])('nothing is written into %s', (path, sentence) => {
  const { files, wrong } = applyEdits(workspace, [write('x', path)]);
  expect([files, wrong]).toEqual([[], [expect.stringMatching(sentence)]]);
});

it.each(['a\n b\0c', 'a\n b\ud800c'])('a text that no file can hold is refused with its place', (text) => {
  expect(applyEdits(workspace, [write(text)]).wrong).toEqual([
    `${file}: the text has at 2:3 what no text file can hold, such as a zero byte. Take it out.`,
  ]);
});

it('a file that is not in UTF-8 is named with its place by every edit, since its letters would be lost', () => {
  const path = 'brands/kiosk/messages/EN.json';
  const bytes = Buffer.from('{\n"a": "\xe9"\n}', 'latin1');
  const files = {
    ...workspace.files,
    read: (each: string) => (each === path ? bytes : workspace.files.read(each)),
    size: (each: string) => (each === path ? bytes.length : workspace.files.size(each)),
  };
  const set = { op: 'set', brand: 'kiosk', at: 'nav.home', language: 'EN', value: 'A' } as const;
  const { wrong } = applyEdits(openWorkspace({ root, files }), [set, write('{}', path)]);
  expect(wrong).toEqual([expect.stringMatching(/^brands\/kiosk\/messages\/EN\.json:2:7 .*UTF-8/)]);
});
