import type { Workspace } from '#workspace/open/index.ts';
import { localeOf, manifestsOf } from './languages.ts';
import { layeredTexts, type State } from './layered-texts.ts';
import { partsOfKeys } from './parts-of-keys.ts';
import { translatedTo } from './select-texts.ts';

/** The number of texts in each state. `total` is their sum. */
export type Counts = Readonly<Record<State | 'total', number>>;

/** The state of the translation into one language. */
export interface LanguageStatus extends Counts {
  readonly language: string;
  /** By name of the part, sorted. */
  readonly parts: Readonly<Record<string, Counts>>;
}

const NONE: Counts = { translated: 0, missing: 0, same: 0, stale: 0, total: 0 };

/**
 * Counts the translated texts of a workspace's languages, by part.
 * @param brand the only one to look at, with all texts that its pages need. By default each text is counted once, in
 *   the brand whose file says it
 */
export function messagesStatus(workspace: Workspace, brand?: string): LanguageStatus[] {
  const all = manifestsOf(workspace);
  const partOf = partsOfKeys(workspace);
  const languages = new Map<string, Map<string, Counts>>();
  for (const manifest of all.filter(({ id }) => brand === undefined || id === brand)) {
    const scope = brand === undefined || manifest.abstract ? 'own' : 'needed';
    for (const code of translatedTo(workspace, manifest)) {
      const parts = languages.get(code) ?? new Map<string, Counts>();
      languages.set(code, parts);
      // The tag decides how numbers and dates are read, which no count depends on.
      const language = { code, locale: localeOf([manifest, ...all], code) ?? 'und' };
      for (const { key, state } of layeredTexts(workspace, manifest, language, scope)) {
        const part = partOf(key);
        parts.set(part, counted(parts.get(part) ?? NONE, state));
      }
    }
  }
  return [...languages.keys()].sort().map((language) => {
    const parts = [...(languages.get(language) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      language,
      ...parts.map(([, counts]) => counts).reduce(sum, NONE),
      parts: Object.fromEntries(parts),
    };
  });
}

function counted(counts: Counts, state: State): Counts {
  return { ...counts, [state]: counts[state] + 1, total: counts.total + 1 };
}

function sum(a: Counts, b: Counts): Counts {
  return {
    translated: a.translated + b.translated,
    missing: a.missing + b.missing,
    same: a.same + b.same,
    stale: a.stale + b.stale,
    total: a.total + b.total,
  };
}
