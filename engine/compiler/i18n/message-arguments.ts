import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { CompiledMessage } from './compile-message.ts';

/** The format of a placeholder, in words: what the code has to pass follows from it. */
export type ArgumentKind = 'plain text' | 'a number' | 'a date' | 'a choice';

export interface PluralUse {
  readonly name: string;
  readonly forms: readonly string[];
  /** Forms that do not say the number, in a message that does not say it elsewhere. */
  readonly silent: readonly string[];
  readonly type: Intl.PluralRulesOptions['type'];
}

/** Calls `visit` with every element of a message, inside plurals and choices too. */
export function walkMessage(message: CompiledMessage, visit: (element: MessageFormatElement) => void): void {
  for (const element of message) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) walkMessage(value, visit);
    }
    if (element.type === TYPE.tag) walkMessage(element.children, visit);
  }
}

/** Tells whether a message says something beside its placeholders. */
export function hasLetters(message: CompiledMessage): boolean {
  let hasLetter = false;
  walkMessage(message, (element) => {
    hasLetter ||= element.type === TYPE.literal && /\p{L}/u.test(element.value);
  });
  return hasLetter;
}

type Arguments = ReadonlyMap<string, ReadonlySet<ArgumentKind>>;

const NO_ARGUMENTS: Arguments = new Map();

/** The placeholders of a message and the ways in which each is used, in order of first use. */
export function messageArguments(message: CompiledMessage): Arguments {
  return isPlain(message) ? NO_ARGUMENTS : argumentsOf(message);
}

const argumentsOf = byIdentity((message: CompiledMessage): Arguments => {
  const kindsByName = new Map<string, Set<ArgumentKind>>();
  walkMessage(message, (element) => {
    const kind = kindOf(element.type);
    if (kind === undefined || !('value' in element)) return;
    kindsByName.set(element.value, (kindsByName.get(element.value) ?? new Set()).add(kind));
  });
  return kindsByName;
});

/** Tells whether a message is nothing but words, as most are: it has no placeholder. */
export function isPlain(message: CompiledMessage): boolean {
  return message.length === 1 && message[0]?.type === TYPE.literal;
}

const NO_PLURALS: readonly PluralUse[] = [];

/** The plurals of a message, with the forms that they have. */
export function messagePlurals(message: CompiledMessage): readonly PluralUse[] {
  if (isPlain(message)) return NO_PLURALS;
  const pluralUses: PluralUse[] = [];
  walkMessage(message, (element) => {
    if (element.type !== TYPE.plural) return;
    const { value: name, options, pluralType: type } = element;
    const beside = saysNumber(message, name, false, element);
    const silent = Object.keys(options).filter(
      (form) => !beside && !saysNumber(options[form]?.value ?? [], name, true),
    );
    pluralUses.push({ name, forms: Object.keys(options), silent, type });
  });
  return pluralUses;
}

/**
 * @param name of the placeholder that holds the number
 * @param within a plural of that number, where # says it
 * @param except a part of the message to leave out
 */
function saysNumber(
  message: CompiledMessage,
  name: string,
  within: boolean,
  except?: MessageFormatElement,
): boolean {
  return message.some((element) => {
    if (element === except) return false;
    if (element.type === TYPE.pound) return within;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const isInside = element.type === TYPE.plural ? element.value === name : within;
      return Object.values(element.options).some(({ value }) => saysNumber(value, name, isInside, except));
    }
    return element.type !== TYPE.literal && element.type !== TYPE.tag && element.value === name;
  });
}

function kindOf(type: TYPE): ArgumentKind | undefined {
  if (type === TYPE.argument) return 'plain text';
  if (type === TYPE.number || type === TYPE.plural) return 'a number';
  if (type === TYPE.date || type === TYPE.time) return 'a date';
  return type === TYPE.select ? 'a choice' : undefined;
}
