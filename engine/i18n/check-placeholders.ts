import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue } from '#engine/issues/index.ts';
import { pointerKeys } from '#engine/manifest/index.ts';
import { checkTranslation } from './check-translation.ts';
import type { CompiledMessage } from './compile-message.ts';
import { messageArguments } from './message-arguments.ts';
import type { MessageUse, Texts } from './messages-input.ts';

/**
 * Texts of the default language whose placeholders are wrong: nothing fills them, or all other languages agree on others.
 * No other language is held against such a text.
 */
export function wrongBases(
  used: readonly MessageUse[],
  own: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
  { default: from, supported }: Languages,
): { issues: Issue[]; keys: ReadonlySet<string> } {
  const issues = checkFilled(used, from, own, texts, inherited);
  const keyOf = ({ pointer }: Issue) => pointerKeys(pointer)[0] ?? '';
  const keys = new Set(issues.map(keyOf));
  const others = supported.map(({ code }) => code).filter((code) => code !== from);
  for (const { value: key } of others.length > 1 ? used : []) {
    const base = texts.get(from)?.get(key);
    if (base?.ast === undefined || keys.has(key)) continue;
    const names = namesOf(base.ast);
    // As a rule the first one does.
    const agrees = others.some((code) => {
      const ast = texts.get(code)?.get(key)?.ast;
      return ast !== undefined && namesOf(ast) === names;
    });
    if (agrees) continue;
    const spoken = others.flatMap((code) => {
      const message = texts.get(code)?.get(key);
      return message?.ast === undefined ? [] : [{ language: code, message, names: namesOf(message.ast) }];
    });
    const [first] = spoken;
    if (first === undefined || spoken.length < 2) continue;
    if (spoken.some((one) => one.names !== first.names)) continue;
    issues.push(...checkTranslation({ language: from, message: base }, first));
    keys.add(key);
  }
  return { issues, keys };
}

function namesOf(message: CompiledMessage): string {
  const found = messageArguments(message);
  return found.size === 0 ? '' : [...found.keys()].sort().join();
}

/** What stands in the head of a page: nothing fills placeholders there. */
const PAGE_TEXT = /^\/routes\/\d+\/(title|description)$/;

/** Placeholders of the brand's own texts that nothing fills: a text gets what the one gets that it takes the place of. */
export function checkFilled(
  used: readonly MessageUse[],
  code: string,
  own: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
): Issue[] {
  const written = texts.get(code);
  const ofParents = inherited.get(code);
  // A language that the brand has no file of its own for says what its parents say.
  if (written === ofParents) return [];
  const ownFolder = `${own}/`;
  return used.flatMap(({ value: key, pointer }) => {
    // Of a root's own texts only those of pages can be wrong.
    if (ofParents?.size === 0 && !PAGE_TEXT.test(pointer)) return [];
    const message = written?.get(key);
    if (message?.ast === undefined || !message.file.startsWith(ownFolder)) return [];
    const before = ofParents?.get(key);
    if (before === undefined ? !PAGE_TEXT.test(pointer) : before.ast === undefined) return [];
    const filled = messageArguments(before?.ast ?? []);
    const unfilled = [...messageArguments(message.ast).keys()].filter((name) => !filled.has(name));
    if (unfilled.length === 0) return [];
    return [createIssue('message-argument-unfilled', message.place, { key, unfilled, before: before?.text })];
  });
}
