import { isList, isObject, type JsonValue, valueAt } from '@liveryjs/engine/manifest';
import type { Content } from '#scripts/types/contract/read-contract.ts';
import type { Misfit } from './judge.ts';

/** An absolute address, a path on the portal's own origin, or a picture that the text itself holds. */
const ADDRESS = /^(https?:\/\/[^/\s]|\/\/?[^/\s]|data:image\/)/i;

/**
 * Looks whether pages have something to show of an answer. Another type of the right shape, such as a text of blanks or
 * an empty list, is no content.
 *
 * @param misfits what the judge of shapes has said of the answer
 * @returns a misfit for each page that is empty
 */
export function contentMisfits(
  content: readonly Content[],
  value: unknown,
  misfits: readonly Misfit[],
): readonly Misfit[] {
  return content.flatMap((rule) => {
    const at = `/value${rule.at}`;
    const given = valueAt(value as JsonValue, rule.at);
    const serious = !rule.mayBeEmpty;
    if (rule.fits) {
      const misfit = misfits.find((other) => other.at === at);
      return misfit ? [{ ...misfit, expected: `${misfit.expected} (shown on ${rule.page})`, serious }] : [];
    }
    const items = isList(given) ? given : undefined;
    if (items ? items.some((item) => hasContent(rule, item)) : hasContent(rule, given)) return [];
    const got = items ? (items.length === 0 ? 'an empty list' : `${items.length} without`) : 'none';
    return [{ at, expected: expectedOf(rule, items !== undefined), got, serious }];
  });
}

/** Pages that show nothing without an answer. */
export function pagesOf(content: readonly Content[]): readonly string[] {
  return content.filter(({ mayBeEmpty, fits }) => !mayBeEmpty && !fits).map(({ page }) => page);
}

function hasContent({ with: all = [], any = [], addresses = [] }: Content, item: unknown): boolean {
  if (!isObject(item as JsonValue)) return false;
  const field = (name: string) => (item as Record<string, unknown>)[name];
  const isSaid = (name: string) => isFull(field(name));
  return (
    all.every(isSaid) &&
    (any.length === 0 || any.some(isSaid)) &&
    addresses.every((name) => ADDRESS.test(String(field(name))))
  );
}

function isFull(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && !Number.isNaN(value);
}

function expectedOf({ page, with: all = [], any = [], addresses = [] }: Content, ofList: boolean): string {
  const fields = all.map((name) => (addresses.includes(name) ? `${name} (an address)` : name));
  const named = [...fields, ...(any.length > 0 ? [any.join(' or ')] : [])].join(' and ');
  return `the page ${page} would be empty: ${ofList ? 'an item with ' : ''}${named}`;
}
