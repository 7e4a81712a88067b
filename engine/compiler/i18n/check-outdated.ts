import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { byIdentity, sameList } from '#compiler/manifest/by-identity.ts';
import { baseOf } from '#compiler/manifest/index.ts';
import type { Texts } from './messages-input.ts';
import type { MessageFile } from './read-message-file.ts';
import { type SourcesFile, staleness } from './sources.ts';

/** The files of one language of the brands of a chain, the root first. */
export interface LanguageFiles {
  readonly code: string;
  readonly files: readonly (MessageFile | undefined)[];
  readonly sources: readonly (SourcesFile | undefined)[];
}

type Stale = ReadonlyMap<string, 'overridden' | 'changed'>;

/** Stands for a file that is not there. */
const NO_FILE = {};

/**
 * Translations of texts that the default language says otherwise now: those that the brand overrides in that language
 * alone, by the languages that do not follow, and those that were made from another text, by the language.
 * @param folder of the brand
 * @param isLookedAt whether a key is one that the brand shows, and in order otherwise
 */
export function checkOutdated(
  { code: from, files: sources }: LanguageFiles,
  others: readonly LanguageFiles[],
  texts: ReadonlyMap<string, Texts>,
  folder: string,
  isLookedAt: (key: string) => boolean,
): Issue[] {
  const overridden = new Map<string, string[]>();
  const issues: Issue[] = [];
  const brand = baseOf(folder);
  for (const { code, files, sources: madeFrom } of others) {
    const changed: string[] = [];
    for (const [key, why] of staleIn(sources, files, madeFrom)) {
      if (!isLookedAt(key)) continue;
      if (why === 'changed') changed.push(key);
      else overridden.set(key, [...(overridden.get(key) ?? []), code]);
    }
    const [key] = changed.sort();
    const place = key === undefined ? undefined : texts.get(code)?.get(key)?.place;
    if (key === undefined || place === undefined) continue;
    const text = texts.get(from)?.get(key)?.text ?? '';
    const args = { key, language: code, from, text, count: changed.length, brand };
    issues.push(createIssue('message-outdated', place, args));
  }
  const byLanguages = new Map<string, string[]>();
  for (const [key, codes] of overridden) {
    const all = codes.join(' ');
    byLanguages.set(all, [...(byLanguages.get(all) ?? []), key]);
  }
  for (const [codes, keys] of byLanguages) {
    const [key = ''] = keys.sort();
    const place = texts.get(from)?.get(key)?.place;
    const languages = codes.split(' ');
    if (place === undefined) continue;
    issues.push(
      createIssue('message-overridden', place, { key, from, languages, count: keys.length, brand, folder }),
    );
  }
  return issues;
}

/** Keys of stale translations. What brands inherit is looked at once for all of them. */
function staleIn(
  sources: LanguageFiles['files'],
  targets: LanguageFiles['files'],
  madeFrom: LanguageFiles['sources'],
): Stale {
  const above = (list: readonly (object | undefined)[]) =>
    sameList(list.slice(0, -1).map((file) => file ?? NO_FILE));
  const inherited = staleAbove(above(sources), above(targets), above(madeFrom));
  const [source, target, digests] = [sources.at(-1), targets.at(-1), madeFrom.at(-1)];
  if (source === undefined && digests === undefined && inherited.size === 0) return inherited;
  const written = [source?.messages, target?.messages, digests?.sources];
  const keys = new Set(written.flatMap((entries) => [...(entries?.keys() ?? [])]));
  const stale = new Map([...inherited].filter(([key]) => !keys.has(key)));
  for (const [key, why] of staleOf(keys, sources, targets, madeFrom)) stale.set(key, why);
  return stale;
}

const staleAbove = byIdentity(
  (...[sources, targets, madeFrom]: [readonly object[], readonly object[], readonly object[]]): Stale => {
    const read = <File>(list: readonly object[]) =>
      list.map((file) => (file === NO_FILE ? undefined : (file as File)));
    const files = read<MessageFile>(sources);
    const keys = new Set(files.flatMap((file) => [...(file?.messages.keys() ?? [])]));
    return new Map(staleOf(keys, files, read<MessageFile>(targets), read<SourcesFile>(madeFrom)));
  },
);

function* staleOf(
  keys: Iterable<string>,
  sources: LanguageFiles['files'],
  targets: LanguageFiles['files'],
  madeFrom: LanguageFiles['sources'],
): Generator<[string, 'overridden' | 'changed']> {
  for (const key of keys) {
    const layers = sources.map((file, rank) => ({
      source: file?.messages.get(key),
      translation: targets[rank]?.messages.get(key),
      madeFrom: madeFrom[rank]?.sources.get(key),
    }));
    const why = staleness(layers);
    if (why !== undefined) yield [key, why];
  }
}
