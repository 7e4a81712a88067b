import { createIssue, type Issue, nearest } from '#engine/issues/index.ts';
import type { MessagesInput, MessageUse, Texts } from './messages-input.ts';

/** So many texts are missing one by one; more are told as one. */
const MANY = 10;

/**
 * Keys without a text: one finding a key, or one a language that lacks most.
 * @param used keys that may lack a text
 * @param total how many keys the brand uses
 */
export function checkMissing(
  used: readonly MessageUse[],
  total: number,
  texts: ReadonlyMap<string, Texts>,
  broken: ReadonlySet<string>,
  { files, languages, chain, placeOf, pathOf }: MessagesInput,
): Issue[] {
  const from = languages.default;
  const own = chain.at(-1)?.folder;
  const fileOf = (code: string) => `${own}/messages/${code}.json`;
  const issues: Issue[] = [];
  const few: string[] = [];
  const asked: string[] = [];
  for (const [index, { code }] of languages.supported.entries()) {
    const written = texts.get(code);
    // A language without any file is one issue, not one a key; what a broken file says is not known.
    if (written === undefined || written.size === 0 || broken.has(code)) continue;
    asked.push(code);
    const count = used.filter(({ value }) => !written.has(value) && texts.get(from)?.has(value)).length;
    if (count <= MANY || code === from) continue;
    few.push(code);
    const pointer = `/languages/supported/${index}/code`;
    const sources = chain.map(({ folder }) => `${folder}/messages/${from}.json`);
    const args = {
      path: `languages.supported[${code}]`,
      language: code,
      count,
      total,
      file: fileOf(code),
      from,
      sources: sources.filter((source) => files.size(source) !== undefined),
    };
    issues.push(createIssue('messages-missing', placeOf(pointer), args));
  }
  for (const { value, pointer } of used) {
    const lacking = asked.filter((code) => !texts.get(code)?.has(value));
    const everywhere = lacking.length === asked.length;
    // Where another language has the key, it is no slip in its name.
    const near = everywhere && lacking.length > 0 ? nearest(value, [...keysIn(texts)]) : undefined;
    const shown = everywhere ? lacking : lacking.filter((code) => !few.includes(code));
    for (const codes of everywhere ? [shown] : shown.map((code) => [code])) {
      if (codes.length === 0) continue;
      const args = {
        path: pathOf(pointer),
        key: value,
        language: codes.join(' and '),
        files: codes.map(fileOf),
        from,
        text: texts.get(from)?.get(value)?.text,
        nearest: near,
      };
      issues.push(createIssue('message-missing', placeOf(pointer), args));
    }
  }
  return issues;
}

function keysIn(texts: ReadonlyMap<string, Texts>): Set<string> {
  return new Set([...texts.values()].flatMap((all) => [...all.keys()]));
}
