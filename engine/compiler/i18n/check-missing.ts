import { createIssue, type Issue, issueList, nearest } from '#compiler/issues/index.ts';
import type { MessagesInput, MessageUse, Texts } from './messages-input.ts';

/** Keys are named where a language lacks no more than so many texts. */
const NAMED = 10;

/**
 * Keys without a text: one finding for all languages that lack the same, by parts of the portal. A key that every language
 * lacks, and the only one that languages lack, are told where the key is used.
 * @param used keys that may lack a text
 * @param total how many keys the brand uses
 */
export function checkMissing(
  used: readonly MessageUse[],
  total: number,
  texts: ReadonlyMap<string, Texts>,
  broken: ReadonlySet<string>,
  { files, languages, chain, placeOf, codePlaceOf, pathOf, partOf = firstName }: MessagesInput,
): Issue[] {
  const from = languages.default;
  const ownFolder = chain.at(-1)?.folder;
  const fileOf = (code: string) => `${ownFolder}/messages/${code}.json`;
  const issues: Issue[] = [];
  const told: string[] = [];
  const writtenCodes: string[] = [];
  /** Languages by the keys that they lack: those that somebody forgot in all of them are one mistake. */
  const sets = new Map<string, { index: number; code: string; lacking: readonly string[] }[]>();
  for (const [index, { code }] of languages.supported.entries()) {
    const written = texts.get(code);
    // A language without any file is one issue, not one a key; what a broken file says is not known.
    if (written === undefined || written.size === 0 || broken.has(code)) continue;
    writtenCodes.push(code);
    const lacking = used
      .map(({ value }) => value)
      .filter((key) => !written.has(key) && texts.get(from)?.has(key))
      .sort();
    const count = lacking.length;
    if (count <= 1 || code === from) continue;
    told.push(code);
    const alike = lacking.join('\0');
    sets.set(alike, [...(sets.get(alike) ?? []), { index, code, lacking }]);
  }
  for (const [first, ...others] of sets.values()) {
    if (first === undefined) continue;
    const { index, code, lacking } = first;
    const count = lacking.length;
    const pointer = `/languages/supported/${index}/code`;
    const sources = chain.map(({ folder }) => `${folder}/messages/${from}.json`);
    const args = {
      path: `languages.supported[${code}]`,
      language: code,
      others: others.map((other) => other.code),
      count,
      total,
      parts: byPart(lacking, partOf),
      named: count <= NAMED,
      file: fileOf(code),
      from,
      sources: sources.filter((source) => files.size(source) !== undefined),
    };
    issues.push(createIssue('messages-missing', placeOf(pointer), args));
  }
  const list = issueList();
  const keys = () => [...keysIn(texts)];
  for (const { value, pointer } of used) {
    const lacking = writtenCodes.filter((code) => !texts.get(code)?.has(value));
    const everywhere = lacking.length === writtenCodes.length;
    const shown = everywhere ? lacking : lacking.filter((code) => !told.includes(code));
    if (shown.length === 0) continue;
    list.add('message-missing', () =>
      // A key without a text in any language is most often a slip in the code that says it.
      createIssue('message-missing', (everywhere && codePlaceOf?.(pointer, value)) || placeOf(pointer), {
        path: pathOf(pointer),
        key: value,
        languages: shown,
        files: shown.map(fileOf),
        from,
        text: texts.get(from)?.get(value)?.text,
        // Where another language has the key, it is no slip in its name.
        nearest: everywhere ? nearest(value, keys()) : undefined,
      }),
    );
  }
  return [...issues, ...list.all()];
}

/** The part of a portal that a key names itself. */
function firstName(key: string): string {
  return key.split('.', 1)[0] ?? key;
}

/** Keys by their parts, the part with the most first. */
function byPart(
  keys: readonly string[],
  partOf: (key: string) => string,
): { readonly part: string; readonly keys: readonly string[] }[] {
  const parts = new Map<string, string[]>();
  for (const key of keys) parts.set(partOf(key), [...(parts.get(partOf(key)) ?? []), key]);
  return [...parts]
    .map(([part, partKeys]) => ({ part, keys: partKeys }))
    .sort((a, b) => b.keys.length - a.keys.length || (a.part < b.part ? -1 : 1));
}

function keysIn(texts: ReadonlyMap<string, Texts>): Set<string> {
  return new Set([...texts.values()].flatMap((all) => [...all.keys()]));
}
