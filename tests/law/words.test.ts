import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const languages = [
  ['English', 'EN'],
  ['Vietnamese', 'VI'],
  ['Filipino', 'TY'],
  ['Arabic', 'AR'],
  ['Spanish', 'ES'],
  ['Portuguese', 'BR'],
  ['Indonesian', 'ID'],
  ['Thai', 'TH'],
  ['Chinese', 'CN'],
  ['Korean', 'KO'],
  ['Japanese', 'JA'],
  ['Hindi', 'HI'],
] as const;

/** The phrases of a language's table in the glossary, each with what is said instead. */
function phrasesOf(name: string): readonly (readonly [phrase: string, instead: string])[] {
  const [, part = ''] = read('docs/words.md').split(new RegExp(`^## Never in an? ${name} text$`, 'm'));
  const [table = ''] = part.split(/^## /m);
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
    .slice(2)
    .flatMap(([, wrong = '', right = '']) => wrong.split(', ').map((phrase) => [phrase, right] as const));
}

const textsOf = (code: string) =>
  ['sandbox', ...readdirSync(resolve(root, 'brands')).map((id) => `brands/${id}`)]
    .map((folder) => `${folder}/messages/${code}.json`)
    .filter((path) => existsSync(resolve(root, path)))
    .flatMap((path) =>
      Object.entries(JSON.parse(read(path)) as Record<string, unknown>).flatMap(([key, text]) =>
        typeof text === 'string' ? [{ path, key, text }] : [],
      ),
    );

/** The longer texts of the brands in a language, each Markdown file as one. */
const contentsOf = (code: string) =>
  readdirSync(resolve(root, 'brands'))
    .map((id) => `brands/${id}/content`)
    .filter((folder) => existsSync(resolve(root, folder)))
    .flatMap((folder) => readdirSync(resolve(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(`.${code}.md`))
    .map((path) => ({ path, key: 'as a whole', text: read(path) }));

/** Returns the sandbox's refusals, in English: a portal shows one where it has no text of its own for the refusal. */
const refusals = () =>
  readdirSync(resolve(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(conformance|node_modules)\b/.test(path))
    .flatMap((path) =>
      [
        ...read(`sandbox/${path}`).matchAll(
          /(?:new Refusal\(\s*\d+,|\brefused\(\s*'\w+',|\bmessage =)\s*(['"`])(.+?)\1/g,
        ),
      ].map(([, , text = '']) => ({ path: `sandbox/${path}`, key: 'refusal', text })),
    );

/** Scripts that put no spaces between words, or, as Hangul, particles onto them. */
const unspaced = /[\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/**
 * The edges of a word, which no word goes on after or before. In Arabic "and" and "then" are written onto the word that
 * follows.
 */
const start = '(?<![\\p{L}\\p{M}\\p{N}_’])[وف]?';
const end = '(?![\\p{L}\\p{M}\\p{N}_’])';

/** The phrase as whole words, or anywhere where words have no spaces between them. */
function pattern(phrase: string) {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(unspaced.test(phrase) ? escaped : `${start}${escaped}${end}`, 'iu');
}

/** Texts that have a phrase which the glossary rules out in their language. */
function ruledOutIn(name: string, texts: ReturnType<typeof textsOf>): readonly string[] {
  const phrases = phrasesOf(name).map(([phrase, instead]) => [phrase, instead, pattern(phrase)] as const);
  expect(phrases.length).toBeGreaterThan(15);
  return texts.flatMap(({ path, key, text }) =>
    phrases.flatMap(([phrase, instead, ruledOut]) =>
      // The name of a value is not read.
      ruledOut.test(text.replaceAll(/\{\w+\}/g, '{}'))
        ? [`${path} ${key}: "${phrase}" in "${text}". Say: ${instead}`]
        : [],
    ),
  );
}

describe.each(languages)('no %s text', (name, code) => {
  test('has a phrase that the glossary rules out', () => {
    expect(ruledOutIn(name, textsOf(code))).toEqual([]);
  });

  test('of those in Markdown has one', () => {
    const texts = contentsOf(code);
    expect(texts.length).toBeGreaterThan(2);
    expect(ruledOutIn(name, texts)).toEqual([]);
  });
});

test('no refusal of the sandbox has a phrase that the glossary rules out', () => {
  const texts = refusals();
  expect(texts.length).toBeGreaterThan(100);
  expect(ruledOutIn('English', texts)).toEqual([]);
});
