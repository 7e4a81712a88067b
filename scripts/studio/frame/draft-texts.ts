import type { Messages, PageParts } from './framed-portal.ts';

/** The name of the words that a language learns when texts change. */
export const DRAFTED = 'draft of the studio';

/** The texts of a page: those of the files, until a draft says others. */
export interface DraftTexts {
  /** Fetches the texts of a language. It stays the same while they change. */
  readonly loader: (code: string) => () => Promise<Messages>;
  /**
   * Takes the texts of a language.
   * @returns keys of what is otherwise than the page says it; nothing where the page has not said any of it yet
   */
  take(code: string, texts: Messages['default']): Promise<string[]>;
}

/** @param files fetches the texts of the files by language code */
export function draftTexts(files: PageParts['messages']): DraftTexts {
  const drafted = new Map<string, Messages['default']>();
  /** Languages that the page has begun to speak. */
  const spoken = new Set<string>();
  const textsIn = async (code: string) => drafted.get(code) ?? (await files[code]?.())?.default ?? {};
  const loader = (code: string) => async (): Promise<Messages> => {
    spoken.add(code);
    return {
      default: await textsIn(code),
      more: { [DRAFTED]: async () => ({ default: await textsIn(code) }) },
    };
  };
  return {
    loader,
    async take(code, texts) {
      const before = spoken.has(code) ? await textsIn(code) : undefined;
      drafted.set(code, texts);
      if (before === undefined) return [];
      return Object.keys(texts).filter((key) => !isSame(texts[key], before[key]));
    },
  };
}

function isSame(text: unknown, before: unknown): boolean {
  return text === before || (typeof text === 'object' && JSON.stringify(text) === JSON.stringify(before));
}
