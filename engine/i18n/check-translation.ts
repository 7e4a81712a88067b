import { createIssue, type Issue } from '#engine/issues/index.ts';
import { messageArguments, messagePlurals } from './message-arguments.ts';
import { pluralForms } from './plural-forms.ts';
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
  const about = { key: message.key, language, from: base.language, text: base.message.text };
  const lacks = [...wanted.keys()].filter((name) => !found.has(name));
  const adds = [...found.keys()].filter((name) => !wanted.has(name));
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

/** Plurals that lack forms of their language. */
export function checkPlurals({ language, message }: Spoken, locale: string): Issue[] {
  return messagePlurals(message.ast ?? []).flatMap(({ name, forms, type }) => {
    const lacks = pluralForms(locale, type).filter((form) => !forms.includes(form));
    const args = { key: message.key, name, language, lacks };
    return lacks.length === 0 ? [] : [createIssue('message-plural', message.place, args)];
  });
}
