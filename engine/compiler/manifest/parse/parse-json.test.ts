import { describe, expect, it } from 'vitest';
import { memoryFiles } from '#compiler/manifest/file-system.ts';
import { firstBadByte } from './decode.ts';
import { parseJson } from './parse-json.ts';
import { largestJson, readJsonFile } from './read-json-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const issueLines = (input: string | Uint8Array) =>
  parseJson(typeof input === 'string' ? bytes(input) : input, 'a.json').issues.map(
    ({ line, column, endColumn, code, message, hint }) =>
      `${line}:${column}-${endColumn ?? ''} ${code} ${message} ${hint}`,
  );

const quotes = 'Strings and keys stand in double quotes.';

describe('a file that is no JSON', () => {
  it.each<[name: string, input: string | Uint8Array, want: string[]]>([
    ['is empty', '', ['1:1- file-empty The file is empty. Write a JSON object: at least {}.']],
    [
      'holds white space only',
      ' \n\t',
      ['1:1- file-empty The file is empty. Write a JSON object: at least {}.'],
    ],
    [
      'starts with a byte order mark',
      '\ufeff{}',
      [
        '1:1- byte-order-mark The file starts with a byte order mark, which JSON does not allow. Save the file as "UTF-8", not as "UTF-8 with BOM".',
      ],
    ],
    [
      'is Latin-1',
      new Uint8Array([...bytes('{\n  "name": "Caf'), 0xe9, ...bytes('"\n}')]),
      ['2:15- bad-utf8 Byte 16 (0xE9) is not valid UTF-8. Save the file in the encoding UTF-8.'],
    ],
    [
      'is UTF-16',
      new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
      ['1:1- bad-utf8 Byte 0 (0xFF) is not valid UTF-8. Save the file in the encoding UTF-8.'],
    ],
    [
      'has a comma before }',
      '{\n  "a": 1,\n}',
      ['2:9-10 json-syntax A comma stands before the closing }. Remove the comma.'],
    ],
    [
      'has a comma before ]',
      '[1, 2,]',
      ['1:6-7 json-syntax A comma stands before the closing ]. Remove the comma.'],
    ],
    [
      'has a comment',
      '{\n  // why\n  "a": 1\n}',
      ['2:3-9 json-syntax JSON has no comments. Remove the comment.'],
    ],
    [
      'lacks a comma',
      '{\n  "a": 1\n  "b": 2\n}',
      ['3:3-6 json-syntax A comma is missing. Write a comma between this and what stands before it.'],
    ],
    [
      'lacks a colon',
      '{ "a" 1 }',
      ['1:7-8 json-syntax A colon is missing. Write a colon between key and value.'],
    ],
    [
      'lacks a value',
      '{ "a": }',
      [
        '1:8-9 json-syntax A value is missing. Write a string, a number, true, false, null, a list or an object.',
      ],
    ],
    ['has single quotes', "{ 'a': 1 }", [`1:3-6 json-syntax "'a'" is not JSON. ${quotes}`]],
    [
      'has a bare key',
      '{ a: 1 }',
      [
        '1:3-4 json-syntax "a" is not JSON. Strings and keys stand in double quotes; other values are numbers, true, false and null.',
      ],
    ],
    ['has True', '{ "a": True }', ['1:8-12 json-syntax "True" is not JSON. Write true in small letters.']],
    ['has NaN', '{ "a": NaN }', ['1:8-11 json-syntax "NaN" is not JSON. Write null, or leave the key out.']],
    [
      'has a plus sign',
      '{ "a": +1 }',
      ['1:8-10 json-syntax "+1" is not JSON. A number is written like 12, -3 or 0.5.'],
    ],
    [
      'has a leading zero',
      '{ "a": 012 }',
      ['1:9-11 json-syntax A comma is missing. Write a comma between this and what stands before it.'],
    ],
    [
      'has an open string',
      '{ "a": "b }',
      [
        '1:8-12 json-syntax A string is not closed. Write " at its end; a string cannot go on in the next line.',
      ],
    ],
    [
      'has a tab in a string',
      '{ "a": "b\tc" }',
      [
        '1:8-13 json-syntax A string holds a control character. Write \\n for a line break and \\t for a tab.',
      ],
    ],
    [
      'has a wrong escape',
      '{ "a": "C:\\work" }',
      ['1:8-17 json-syntax This is no escape of JSON. Write \\\\ for a backslash.'],
    ],
    [
      'has a wrong \\u',
      '{ "a": "\\u12" }',
      [
        '1:8-14 json-syntax \\u is not followed by four hexadecimal digits. Write \\u and four digits, such as \\u00e9.',
      ],
    ],
    [
      'ends too early',
      '{ "a": [1, 2',
      ['1:12-13 json-syntax The file ends too early. Look for a bracket or quote that is not closed.'],
    ],
    [
      'goes on after its end',
      '{}\n{}',
      ['2:1-2 json-syntax The file goes on after its end. Remove what follows the last closing bracket.'],
    ],
    [
      'has a number out of range',
      '{ "a": 1e999 }',
      ['1:8-13 json-syntax The number is too large. Write a number below 1e308.'],
    ],
    [
      'has a key twice',
      '{\n  "a": { "b": 1,\n    "b": 2 }\n}',
      ['3:5-8 duplicate-key a: "b" is written twice; first at 2:10. Keep one of the two.'],
    ],
    [
      'has keys of JavaScript',
      '{ "__proto__": {}, "a": { "constructor": 1 }, "prototype": 2 }',
      ['__proto__', 'constructor', 'prototype'].map((key, index) => {
        const place = ['1:3-14', '1:27-40', '1:47-58'][index];
        const path = index === 1 ? 'a' : 'a.json';
        return `${place} forbidden-key ${path}: "${key}" cannot be used as a key. Remove the key or give it another name.`;
      }),
    ],
  ])('that %s', (_name, input, want) => {
    expect(issueLines(input)).toEqual(want);
  });

  it('that is 100,000 levels deep gives one issue', () => {
    const text = `{\n"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(issueLines(text)).toEqual([
      '2:105-106 json-depth Objects and lists are nested more than 100 deep. Nothing in this file needs to stand that deep; look for brackets that are opened by mistake.',
    ]);
  });

  it('that holds a million values gives one issue', () => {
    expect(issueLines(`[${'1,'.repeat(1_000_000)}1]`)).toEqual([
      '1:99999-100000 json-values The file holds more than 50000 values. Nothing needs that many; look for what was generated by mistake.',
    ]);
  });

  it('that is 100,000 levels deep and not closed gives one issue', () => {
    expect(issueLines('{"a":'.repeat(100_000))).toHaveLength(1);
  });

  it.each([
    ['braces', '"a": {\n],\n'],
    ['brackets', '[\n},\n'],
  ])('in which %s are closed by the other sign, thousands of times, gives one issue', (_name, piece) => {
    const text = piece.startsWith('[') ? piece.repeat(5000) : `{${piece.repeat(5000)}`;
    expect(issueLines(text)).toEqual([expect.stringContaining(' json-depth ')]);
  });

  it('that has many slips tells the first of each line, ten at most', () => {
    expect(issueLines(`[${'\n+1 +2,'.repeat(500)}\n0]`).map((issue) => issue.split(' ')[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `${index + 2}:1-3`),
    );
  });
});

describe('the first byte that is no UTF-8', () => {
  it.each<[name: string, bytes: number[], want: number]>([
    ['of nothing', [], 0],
    ['of valid text is its end', [0x41, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80], 10],
    ['a byte that goes on', [0x41, 0x80], 1],
    ['a sequence that is cut', [0x41, 0xe2, 0x82], 1],
    ['a longer form than needed, of two', [0xc0, 0x80], 0],
    ['a longer form than needed, of three', [0xe0, 0x80, 0x80], 0],
    ['a longer form than needed, of four', [0xf0, 0x80, 0x80, 0x80], 0],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80], 0],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a byte that never stands', [0x41, 0xff], 1],
  ])('%s', (_name, input, want) => {
    expect(firstBadByte(new Uint8Array(input))).toBe(want);
  });
});

describe('a file that is JSON', () => {
  it('keeps the first of two values of a key, and nothing of a forbidden one', () => {
    const { value } = parseJson(bytes('{ "a": 1, "a": 2, "__proto__": { "polluted": true } }'), 'a.json');
    expect(value).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
  });

  it('knows where its values and keys stand', () => {
    const { positions } = parseJson(
      bytes('{\r\n  "a": {\r\n    "b/c": [1,\r\n      "é𝄞", {}]\r\n  }\r\n}'),
      'a.json',
    );
    expect(positions.at('/a/b~1c/1')).toEqual({ line: 4, column: 7, endColumn: 12 });
    expect(positions.at('/a/b~1c/2')).toEqual({ line: 4, column: 14, endColumn: 16 });
    expect(positions.at('/a/b~1c')).toEqual({ line: 3, column: 12 });
    expect(positions.keyAt('/a/b~1c')).toEqual({ line: 3, column: 5, endColumn: 10 });
    expect(positions.at('/a/unknown')).toEqual({ line: 2, column: 8 });
  });

  it('may have lines that end as they did on old machines', () => {
    const { positions } = parseJson(bytes('{\r"a":\r1}'), 'a.json');
    expect(positions.at('/a')).toEqual({ line: 3, column: 1, endColumn: 2 });
  });

  it('may hold any number of brackets in its texts', () => {
    const text = `\\"${'['.repeat(500)}\\\\`;
    expect(issueLines(`{ "a": "${text}" }`)).toEqual([]);
  });

  it('is frozen', () => {
    const { value } = parseJson(bytes('{ "a": [{ "b": 1 }] }'), 'a.json');
    expect(Object.isFrozen(value)).toBe(true);
    expect(Object.isFrozen((value as { a: unknown[] }).a[0])).toBe(true);
  });
});

describe('a file of the file system', () => {
  it('that is larger than the limit is not read', () => {
    let read = false;
    const files = {
      ...memoryFiles({}),
      size: () => 50 * 1024 * 1024,
      read: () => {
        read = true;
        return undefined;
      },
    };
    expect(
      readJsonFile(files, 'brands/a/brand.json', '').issues.map(({ message, hint }) => `${message} ${hint}`),
    ).toEqual([
      'The file has 51200 KiB; 2048 KiB is the most. Move pictures and texts into files of their own.',
    ]);
    expect(read).toBe(false);
    expect(largestJson).toBe(2 * 1024 * 1024);
  });

  it('that does not exist is an issue with the hint of who needs it', () => {
    const { issues } = readJsonFile(memoryFiles({}), 'brands/a/brand.json', 'Write it.');
    expect(issues.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      'brands/a/brand.json does not exist. Write it.',
    ]);
  });
});
