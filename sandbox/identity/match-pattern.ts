import { createContext, Script } from 'node:vm';

/** A thousand times what a sound pattern takes: a machine with much else to do must not let a wrong value pass. */
const PATIENCE_MS = 1000;
// One for all values: a pattern can change nothing there.
const context = createContext({ pattern: '', value: '' });
const script = new Script(`{
  let accepted;
  try { accepted = new RegExp(pattern, 'u'); } catch { accepted = new RegExp(pattern); }
  accepted.test(value);
}`);

/**
 * Tells whether a value matches an operator's regular expression; * is any. An expression that is invalid, or takes too long
 * on this value, lets the value pass: the bounds of its length remain.
 */
export function matchPattern(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  try {
    Object.assign(context, { pattern, value });
    return script.runInContext(context, { timeout: PATIENCE_MS }) === true;
  } catch {
    return true;
  }
}
