import { ownText } from '@liveryjs/engine/manifest';
import { NotTaken } from '#scripts/import/remark.ts';

const NAME = /^[a-z0-9][A-Za-z0-9]*$/;

/** What the names of a mapping say of one token. */
export interface NameRules {
  readonly group: string;
  readonly rename: Readonly<Record<string, string>>;
  /** Whether a name in the library is that of a token: another name for it is not one for what stands inside. */
  isToken(name: string): boolean;
}

/** Whether a list of names has a token's, or that of a group around it. */
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
