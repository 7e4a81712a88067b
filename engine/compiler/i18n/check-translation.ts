import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { messageArguments, messagePlurals } from './message-arguments.ts';
import { allPluralForms, numbersOf, pluralForms } from './plural-forms.ts';
import type { WrittenMessage } from './read-message-file.ts';

interface Spoken {
  /** The platform's code. */
  readonly language: string;
  readonly message: WrittenMessage;
}

/** Finds the differences between a text and the one of the default language in what the code must pass. */
export function checkTranslation({ language, message }: Spoken, base: Spoken): Issue[] {
  if (message.ast === undefined || base.message.ast === undefined) return [];
  const placeholders = messageArguments(message.ast);
  const basePlaceholders = messageArguments(base.message.ast);
  if (placeholders.size === 0 && basePlaceholders.size === 0) return [];
  const about = { key: message.key, language, from: base.language, text: base.message.text };
  const lacks = [...basePlaceholders.keys()].filter((name) => !placeholders.has(name));
  // The brand's name fills its placeholder in every text.
  const adds = [...placeholders.keys()].filter((name) => name !== 'brand' && !basePlaceholders.has(name));
  const issues: Issue[] = [];
  if (lacks.length > 0 || adds.length > 0) {
    issues.push(createIssue('message-arguments', message.place, { ...about, lacks, adds }));
  }
  for (const [name, kinds] of placeholders) {
    const [kind] = kinds;
    const [other] = basePlaceholders.get(name) ?? [];
    const agree = other === undefined || [...kinds].some((each) => basePlaceholders.get(name)?.has(each));
    if (agree || kind === undefined) continue;
    issues.push(createIssue('message-argument-kind', message.place, { ...about, name, kind, wanted: other }));
  }
  return issues;
}

/** Texts of one language that are the same in another: one finding a file, at the first of them. */
export function sameTextsOf(language: string, from: string, texts: readonly WrittenMessage[]): Issue[] {
  const byFile = new Map<string, WrittenMessage[]>();
  for (const message of texts) byFile.set(message.file, [...(byFile.get(message.file) ?? []), message]);
  return [...byFile].flatMap(([file, [first, ...others]]) => {
    if (first === undefined) return [];
    const { key, text } = first;
    return [
      createIssue('message-same', first.place, { key, language, from, text, file, count: others.length + 1 }),
    ];
  });
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
    const all = allPluralForms(locale, type);
    const unread = forms.filter((form) => !form.startsWith('=') && !all.has(form));
    return [
      ...(unread.length === 0
        ? []
        : [createIssue('message-plural-unread', message.place, { key, name, language, unread })]),
      ...(lacks.length === 0
        ? []
        : [createIssue('message-plural', message.place, { key, name, language, lacks })]),
      ...untold.map((args) => createIssue('message-plural-number', message.place, args)),
    ];
  });
}
