import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import { firstBadByte } from './decode.ts';
import { garbledIssues } from './garbled-letters.ts';
import { parseJson } from './parse-json.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const forbidden = ['__proto__', 'constructor', 'prototype'];
const key = fc.string().filter((name) => !forbidden.includes(name));
// A letter that was lost, or read by another encoding, is a finding.
const whole = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !text.includes('\ufffd') && garbledIssues(text, '').length === 0);
const json = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    whole,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }).map((object) => ({ ...object })),
  ),
})).value;

describe('parsing', { timeout: 60_000 }, () => {
  it('gives back any JSON value, however it is laid out', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2, '\t'), (value, space) => {
        const {
          value: parsed,
          traced,
          issues,
        } = parseJson(encode(JSON.stringify(value, null, space)), 'a.json');
        expect(issues).toEqual([]);
        expect(parsed).toEqual(value);
        expect(traced?.value).toEqual(value);
      }),
    );
  });

  it('knows where each value stands', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const lines = text.split('\n');
        const { value: parsed, positions } = parseJson(encode(text), 'a.json');
        for (const pointer of pointersIn(value, '')) {
          const { line, column, endColumn } = positions.at(pointer);
          const start = lines[line - 1]?.slice(column - 1) ?? '';
          const here = JSON.stringify(valueAt(parsed, pointer), null, space) ?? '';
          if (endColumn !== undefined) expect(start.slice(0, endColumn - column)).toBe(here);
          else expect(start.startsWith(here[0] ?? '')).toBe(true);
        }
      }),
    );
  });

  it('takes what JSON.parse takes and refuses what it refuses', () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'{}[],:"\\ \n01.eE+-tfnu/*a'.split('')), maxLength: 30 }),
      fc.string(),
      fc.tuple(json, fc.nat(), fc.string({ maxLength: 2 })).map(([value, cutIndex, more]) => {
        const text = JSON.stringify(value);
        return text.slice(0, cutIndex % (text.length + 1)) + more + text.slice(cutIndex % (text.length + 1));
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { value, traced, issues } = parseJson(encode(text), 'a.json');
        expect(traced?.value).toEqual(value);
        const ours = new Set([
          'duplicate-key',
          'forbidden-key',
          'byte-order-mark',
          'lost-letter',
          'garbled-letter',
        ]);
        const refused = issues.some(({ code }) => !ours.has(code)) || value === undefined;
        if (issues.some(({ code }) => code === 'byte-order-mark')) return;
        expect(refused).toBe(!isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws and always says where, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string().map(encode)), (bytes) => {
        const { value, issues } = parseJson(bytes, 'a.json');
        if (value === undefined) expect(issues.length).toBeGreaterThan(0);
        for (const { line, column } of issues) expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
    );
  });

  it('finds the byte at which UTF-8 ends to be valid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string({ unit: 'binary' }).map(encode)), (bytes) => {
        const end = firstBadByte(bytes);
        const decoder = new TextDecoder('utf-8', { fatal: true });
        expect(() => decoder.decode(bytes.subarray(0, end))).not.toThrow();
        if (end < bytes.length) expect(() => decoder.decode(bytes)).toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) !== undefined && !/null/.test(JSON.stringify(nonFinite(value)));
  } catch {
    return false;
  }
}

/** JSON.parse reads 1e999 as infinity; we do not. */
function nonFinite(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : null;
  return value !== null && typeof value === 'object' ? Object.values(value).map(nonFinite) : 0;
}

function pointersIn(value: JsonValue, pointer: string): string[] {
  if (value === null || typeof value !== 'object') return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, member]) => pointersIn(member, pointerTo(pointer, name))),
  ];
}
