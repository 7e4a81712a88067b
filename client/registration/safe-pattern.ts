import { parsePattern } from './parse-pattern.ts';
import { patternCost } from './pattern-cost.ts';

/** Steps that a check may take: a few thousandths of a second. */
const MOST_STEPS = 2_000_000;
/** Characters of a pattern that is looked at. */
const LONGEST = 1000;

const cached = new Map<string, RegExp | undefined>();

/**
 * The platform's pattern, ready to be tried on values of up to 255 characters.
 *
 * @returns undefined for a pattern that is no regular expression, or with which a value could keep the page busy; the
 * console says so, once
 */
export function safePattern(source: string): RegExp | undefined {
  if (cached.has(source)) return cached.get(source);
  const verdict = judge(source);
  cached.set(source, verdict instanceof RegExp ? verdict : undefined);
  if (verdict instanceof RegExp) return verdict;
  console.warn(`[livery] A rule's pattern is not used, because ${verdict}: ${source.slice(0, 200)}`);
}

/** The pattern, or what is wrong with it. */
function judge(source: string): RegExp | string {
  if (source.length > LONGEST) return 'it is too long';
  const pattern = compile(source, 'u') ?? compile(source, '');
  if (!pattern) return 'it is no regular expression';
  try {
    const steps = patternCost(parsePattern(source, pattern.unicode));
    return steps <= MOST_STEPS ? pattern : 'a value could keep the page busy';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
