import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest } from '#compiler/issues/index.ts';
import type { FileSystem } from '#compiler/manifest/index.ts';
import { isLanguage, languageOfCountry } from '#compiler/manifest/language-tags.ts';
import type { MessagesInput } from './messages-input.ts';
import { languageIn } from './sources.ts';

/** Codes of the languages that the chain has files for, and the brand does not speak. */
export function writtenCodes({ files, chain, languages }: MessagesInput): string[] {
  const names = chain.flatMap(({ folder }) => files.list(`${folder}/messages`));
  const supported = languages.supported.map(({ code }) => code);
  const codes = names.flatMap((name) => languageIn(name) ?? []);
  return [...new Set(codes)].filter((code) => !supported.includes(code));
}

/** The code that was meant: that of the language most spoken in the country whose code it is, or one spelt alike. */
export function likelyCode(code: string, locale: string, knownCodes: readonly string[]): string | undefined {
  const cased = knownCodes.find((candidate) => candidate.toLowerCase() === code.toLowerCase());
  if (cased !== undefined) return cased;
  const spoken = [code, locale].map((name) => languageOfCountry(name)?.toUpperCase());
  const meant = spoken.find((name) => name !== undefined && knownCodes.includes(name));
  return meant ?? (code.length < LEAST ? turned(code, knownCodes) : nearest(code, knownCodes));
}

/** Letters of a code from which on a slip can be told from another code: one of two letters is near to many. */
const LEAST = 3;

/** The code of the same letters in another order. */
function turned(code: string, knownCodes: readonly string[]): string | undefined {
  const letters = [...code].sort().join('');
  return knownCodes.find((other) => [...other].sort().join('') === letters);
}

/** Files of languages that the brand does not speak. Those of codes that nobody misspelt are one finding, at the first one. */
export function checkMessageFiles(files: FileSystem, folder: string, { supported }: Languages): Issue[] {
  const knownCodes = supported.map(({ code }) => code);
  const unspoken = files.list(`${folder}/messages`).flatMap((name) => {
    const language = languageIn(name);
    if (language === undefined || knownCodes.includes(language)) return [];
    const isOtherCase = knownCodes.includes(language.toUpperCase());
    // The code of a language is no slip of another one.
    const isOther = !isOtherCase && isLanguage(language.toLowerCase()) === true;
    const likely = isOther ? undefined : likelyCode(language, language, knownCodes);
    return [{ name, language, nearest: likely, copied: copiedFrom(name, knownCodes) }];
  });
  const isAlone = (file: (typeof unspoken)[number]) =>
    file.nearest === undefined && file.copied === undefined;
  const [first, ...rest] = unspoken.filter(isAlone);
  const told = unspoken.filter((file) => !isAlone(file) || file === first);
  return told.map((file) => {
    const place = { file: `${folder}/messages/${file.name}`, line: 1, column: 1, pointer: '' };
    const others = file === first ? rest.map(({ language }) => language) : [];
    return createIssue('message-file-unknown', place, { ...file, known: knownCodes, others });
  });
}

/** The file whose name was meant, or that another one is a copy of: `VI.source.json`, `VI (1).json`, `vi-VN.json`. */
function copiedFrom(name: string, knownCodes: readonly string[]): string | undefined {
  const [, letters = '', rest = ''] = /^([A-Za-z_]+)([^A-Za-z_].*)\.json$/.exec(name) ?? [];
  const code = knownCodes.find((other) => other === letters.toUpperCase());
  if (code === undefined) return undefined;
  return `${code}${/^[.\s_-]*(sources?|digests?)$/i.test(rest) ? '.sources' : ''}.json`;
}
