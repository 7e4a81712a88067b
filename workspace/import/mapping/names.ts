import { ownText } from '@liveryjs/compiler/manifest';
import { NotTaken } from '#workspace/import/remark.ts';

const NAME = /^[a-z0-9][A-Za-z0-9]*$/;

/** The rules of a mapping for the name of one token. */
export interface NameRules {
  readonly group: string;
  readonly rename: Readonly<Record<string, string>>;
  /** Tells whether a name in the library is that of a token: a rename of a token does not apply to names inside it. */
  isToken(name: string): boolean;
}

/** Tells whether a list of names has a token's own, or that of a group around it. */
export function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((other) => name === other || name.startsWith(`${other}.`));
}

/**
 * Livery's name of a token.
 *
 * @param keys the token's keys in its library
 * @param hasInner whether other tokens stand inside of the token: it becomes one of them then, `root`
 * @throws NotTaken where no name can be made of the keys
 */
export function ownName(keys: readonly string[], hasInner: boolean, rules: NameRules): string {
  const { group, rename, isToken } = rules;
  const exact = ownText(rename, keys.join('.'));
  if (exact !== undefined) return exact;
  // The nearest group that has another name.
  for (let count = keys.length - 1; count > 0; count--) {
    const around = keys.slice(0, count).join('.');
    const other = ownText(rename, around);
    if (other !== undefined && !isToken(around))
      return joined([other, ...keys.slice(count).map(camel), ...(hasInner ? ['root'] : [])]);
  }
  return joined([group, ...keys.map(camel), ...(hasInner ? ['root'] : [])]);
}

/** `text-on-color` → `textOnColor`, `$root` → `root`, `2-5` → `2x5`. */
export function camel(key: string): string {
  const parts = key.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const [first = '', ...others] = parts.map((part) => (/^[A-Z0-9]+$/.test(part) ? part.toLowerCase() : part));
  const start = first.charAt(0).toLowerCase() + first.slice(1);
  const name = others.reduce((before, part) => {
    const gap = /\d$/.test(before) && /^\d/.test(part) ? 'x' : '';
    return `${before}${gap}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  }, start);
  if (NAME.test(name)) return name;
  const remedy = 'Give it a name in "rename" of the mapping.';
  throw new NotTaken(`${JSON.stringify(key)} has no letter or digit that a name could be made of.`, remedy);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('.');
}
