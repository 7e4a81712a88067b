import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compile-message.ts';

/** How a placeholder is formatted, in words: what the code has to pass follows from it. */
export type ArgumentKind = 'plain text' | 'a number' | 'a date' | 'a choice';

export interface PluralUse {
  readonly name: string;
  readonly forms: readonly string[];
  readonly type: Intl.PluralRulesOptions['type'];
}

/** Calls `visit` with every element of a message, inside plurals and choices too. */
function walkMessage(message: CompiledMessage, visit: (element: MessageFormatElement) => void): void {
  for (const element of message) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) walkMessage(value, visit);
    }
    if (element.type === TYPE.tag) walkMessage(element.children, visit);
  }
}

/** The placeholders of a message and the ways in which each is used, in order of first use. */
export function messageArguments(message: CompiledMessage): Map<string, Set<ArgumentKind>> {
  const found = new Map<string, Set<ArgumentKind>>();
  walkMessage(message, (element) => {
    const kind = kindOf(element.type);
    if (kind === undefined || !('value' in element)) return;
    found.set(element.value, (found.get(element.value) ?? new Set()).add(kind));
  });
  return found;
}

/** The plurals of a message, with the forms that they have. */
export function messagePlurals(message: CompiledMessage): PluralUse[] {
  const found: PluralUse[] = [];
  walkMessage(message, (element) => {
    if (element.type !== TYPE.plural) return;
    found.push({ name: element.value, forms: Object.keys(element.options), type: element.pluralType });
  });
  return found;
}

function kindOf(type: TYPE): ArgumentKind | undefined {
  if (type === TYPE.argument) return 'plain text';
  if (type === TYPE.number || type === TYPE.plural) return 'a number';
  if (type === TYPE.date || type === TYPE.time) return 'a date';
  return type === TYPE.select ? 'a choice' : undefined;
}
