import { createIssue, type Issue } from '#engine/issues/index.ts';
import { hasLetters, messageArguments, messagePlurals } from './message-arguments.ts';
import { numbersOf, pluralForms } from './plural-forms.ts';
import type { WrittenMessage } from './read-message-file.ts';

interface Spoken {
  /** The platform's code. */
  readonly language: string;
  readonly message: WrittenMessage;
}

/** How a text differs from the one of the default language in what the code must pass. */
export function checkTranslation({ language, message }: Spoken, base: Spoken): Issue[] {
  if (message.ast === undefined || base.message.ast === undefined) return [];
  const found = messageArguments(message.ast);
  const wanted = messageArguments(base.message.ast);
  if (found.size === 0 && wanted.size === 0) return [];
  const about = { key: message.key, language, from: base.language, text: base.message.text };
  const lacks = [...wanted.keys()].filter((name) => !found.has(name));
  // The brand's name fills its placeholder in every text.
  const adds = [...found.keys()].filter((name) => name !== 'brand' && !wanted.has(name));
  const issues: Issue[] = [];
  if (lacks.length > 0 || adds.length > 0) {
    issues.push(createIssue('message-arguments', message.place, { ...about, lacks, adds }));
  }
  for (const [name, kinds] of found) {
    const [kind] = kinds;
    const [other] = wanted.get(name) ?? [];
    const agree = other === undefined || [...kinds].some((each) => wanted.get(name)?.has(each));
    if (agree || kind === undefined) continue;
    issues.push(createIssue('message-argument-kind', message.place, { ...about, name, kind, wanted: other }));
  }
  return issues;
}

/** A text with letters that is the same in two languages. @param same keys of texts that are so on purpose */
export function checkSame({ language, message }: Spoken, base: Spoken, same: ReadonlySet<string>): Issue[] {
  const { key, text, ast, file } = message;
  if (text !== base.message.text || same.has(key) || !hasLetters(ast ?? [])) return [];
  return [createIssue('message-same', message.place, { key, language, from: base.language, text, file })];
}

/** Forms that are named for one number. In some languages they stand for others too. */
const NAMED: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2 };

/** Plurals that lack forms of their language, or say one number where a form stands for several. */
export function checkPlurals({ language, message }: Spoken, locale: string): Issue[] {
  const { key } = message;
  return messagePlurals(message.ast ?? []).flatMap(({ name, forms, silent, type }) => {
    const lacks = pluralForms(locale, type).filter((form) => !forms.includes(form));
    const untold = silent.flatMap((form) => {
      const number = NAMED[form];
      const numbers = numbersOf(form, locale, type).filter((value) => !forms.includes(`=${value}`));
      return number === undefined || numbers.length < 2
        ? []
        : [{ key, name, language, form, number, numbers }];
    });
    return [
      ...(lacks.length === 0
        ? []
        : [createIssue('message-plural', message.place, { key, name, language, lacks })]),
      ...untold.map((args) => createIssue('message-plural-number', message.place, args)),
    ];
  });
}
