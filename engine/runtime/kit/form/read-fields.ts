import type { FieldKind } from './field-spec.ts';
import { readCode } from './read-digits.ts';

interface Readable<Name extends string> {
  readonly name: Name;
  readonly kind?: FieldKind;
}

/** Marks of direction and joiners, which come along unseen when a number or a name is pasted. */
const UNSEEN = /[\s\p{Cf}]/u;

/**
 * Reads the fields of a form, by name. The space and the invisible marks around a text go, also around a password
 * [5.01]; a code is read as `readCode` says. A field that is not there is empty.
 */
export function readFields<Name extends string>(
  data: FormData,
  fields: readonly Readable<Name>[],
): Readonly<Record<Name, string>> {
  const texts = fields.map(({ name, kind }) => {
    const entry = data.get(name);
    const text = typeof entry === 'string' ? entry : '';
    return [name, kind === 'code' ? readCode(text) : trim(text)] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start++;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
