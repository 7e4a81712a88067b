import type { FieldKind } from './field-spec.ts';
import { readCode } from './read-digits.ts';

interface Readable<Name extends string> {
  readonly name: Name;
  readonly kind?: FieldKind;
}

/** Marks of direction and joiners, which come along unseen when a number or a name is pasted. */
const UNSEEN = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/;

/**
 * What stands in a form's fields, by name: without the space and the invisible marks around it, but of a password
 * every character counts, and a code is read as it was sent. A field that is not there is empty.
 */
export function readFields<Name extends string>(
  data: FormData,
  fields: readonly Readable<Name>[],
): Readonly<Record<Name, string>> {
  const texts = fields.map(({ name, kind }) => {
    const entry = data.get(name);
    const text = typeof entry === 'string' ? entry : '';
    return [name, kind === 'password' ? text : kind === 'code' ? readCode(text) : trim(text)] as const;
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
