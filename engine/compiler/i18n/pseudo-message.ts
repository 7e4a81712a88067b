import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { PseudoRegion } from '#compiler/plain/pseudo-locale.ts';
import { type BundledMessage, toBundled } from './compile-message.ts';
import { pseudoText } from './pseudo-text.ts';

/**
 * A message of a pseudo-language, in brackets: where one of them does not show, the text is cut, and a text without
 * brackets is in no message. Placeholders, plurals and choices are those of the message.
 */
export function pseudoMessage(message: BundledMessage, region: PseudoRegion): BundledMessage {
  const elements = typeof message === 'string' ? [literal(message)] : message;
  const [first, ...others] = elements.map((element) => pseudoElement(element, region));
  if (first === undefined || (first.type === TYPE.literal && first.value === '' && others.length === 0))
    return message;
  if (first.type === TYPE.literal && others.length === 0) return toBundled([literal(`[${first.value}]`)]);
  return [literal('['), first, ...others, literal(']')];
}

function pseudoElement(element: MessageFormatElement, region: PseudoRegion): MessageFormatElement {
  const inside = (elements: readonly MessageFormatElement[]) =>
    elements.map((inner) => pseudoElement(inner, region));
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value, region) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(
        ([form, option]) => [form, { ...option, value: inside(option.value) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    }
    case TYPE.tag:
      return { ...element, children: inside(element.children) };
    default:
      return element;
  }
}

function literal(value: string): Extract<MessageFormatElement, { type: TYPE.literal }> {
  return { type: TYPE.literal, value };
}
