import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isPlain } from './message-arguments.ts';
import type { MessagesInput, MessageUse, Texts } from './messages-input.ts';
import type { WrittenMessage } from './read-message-file.ts';

/** A page that search engines are told of: it has a description. Both are uses of messages. */
interface DescribedPage {
  readonly title: MessageUse;
  readonly description: MessageUse;
}

type Kind = keyof DescribedPage;
const KINDS: readonly Kind[] = ['title', 'description'];

/**
 * The least and the most letters of the texts that lists of results show. Titles of more than 70 and descriptions of fewer than
 * 25 or more than 160 are faults in the SEO reports of Bing Webmaster Tools. A title has no least length there that would hold
 * for all languages: beside the brand's name it says one thing at least.
 */
const LIMITS: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  title: [2, 70],
  description: [25, 160],
};

/** Letters that take the room of two. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Room that a text takes in letters of Latin: signs above and below others take none. */
function widthOf(text: string): number {
  const letters = [...text.normalize('NFC').replace(/\p{Mn}/gu, '')];
  return letters.reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0);
}

/** Everything that both rules look at: the pages, and the texts of the languages. */
interface Searched {
  readonly pages: readonly DescribedPage[];
  readonly texts: ReadonlyMap<string, Texts>;
  readonly languages: Languages;
  readonly brand: string | undefined;
  /** Tells whether the brand itself wrote what stands in a file. */
  readonly isOwn: (written: { readonly file: string }) => boolean;
  readonly placeOf: MessagesInput['placeOf'];
  /** The page that a text is of, as people read it. */
  readonly pageOf: (use: MessageUse) => string;
}

/**
 * Finds texts by which visitors cannot tell pages apart in a list of results, or which it cannot show: two pages with the same
 * title or description, and those that are much too short or too long. Each is told once, in the first language that has it,
 * and where the brand says the text or the page itself.
 */
export function checkPageTexts(
  keys: readonly MessageUse[],
  texts: ReadonlyMap<string, Texts>,
  ownFolder: string,
  { languages, placeOf, pathOf, brand, isSometimes = () => false }: MessagesInput,
): Issue[] {
  const searched: Searched = {
    pages: describedPages(keys).filter(({ title }) => !isSometimes(title.pointer)),
    ...{ texts, languages, brand, placeOf },
    isOwn: ({ file }) => file.startsWith(`${ownFolder}/`),
    pageOf: ({ pointer }) => pathOf(pointer.replace(/\/[^/]*$/, '')),
  };
  return KINDS.flatMap((kind) => [...wrongLengths(kind, searched), ...sameTexts(kind, searched)]);
}

function wrongLengths(
  kind: Kind,
  { pages, texts, languages, brand, isOwn, pageOf }: Searched,
): readonly Issue[] {
  const [least, most] = LIMITS[kind];
  const uses = new Map(pages.map((page) => [page[kind].value, page[kind]]));
  return [...uses.values()].flatMap((use) => {
    const wrong = languages.supported.flatMap(({ code }) => {
      const message = texts.get(code)?.get(use.value);
      const shown = message && isOwn(message) ? shownText(message, brand, kind) : undefined;
      if (message === undefined || shown === undefined) return [];
      const isShort = widthOf(shown) < least;
      // The name of the brand, which stands behind a title, makes none long enough.
      const width = widthOf(shown) + (kind === 'title' && !isShort ? nameWidth(brand) : 0);
      return isShort || width > most ? [{ code, message, width, isShort }] : [];
    });
    const [first, ...others] = wrong;
    if (first === undefined) return [];
    const { code: language, message, width, isShort } = first;
    const args = { key: use.value, kind, page: pageOf(use), language, width, isShort, least, most };
    const codes = others.map(({ code }) => code);
    return [createIssue('page-text-length', message.place, { ...args, others: codes })];
  });
}

function sameTexts(kind: Kind, searched: Searched): readonly Issue[] {
  const { texts, isOwn, placeOf, pageOf } = searched;
  const textIn = (code: string, { value }: MessageUse) => texts.get(code)?.get(value);
  return twinsIn(kind, searched).flatMap(({ use, other, codes }) => {
    const sides = [
      { meant: use, against: other },
      { meant: other, against: use },
    ];
    // A text of the brand's own is the one to change; two pages that share one are changed in the manifest.
    const ofTexts = codes.flatMap((code) =>
      sides.flatMap((side) => {
        const message = use.value === other.value ? undefined : textIn(code, side.meant);
        return message && isOwn(message) ? [{ ...side, code, place: message.place }] : [];
      }),
    );
    const [first] = [
      ...ofTexts,
      ...sides
        .map((side) => ({ ...side, code: codes[0] ?? '', place: placeOf(side.meant.pointer) }))
        .filter(({ place }) => isOwn(place)),
    ];
    if (first === undefined) return [];
    const { code, meant, against, place } = first;
    return [
      createIssue('page-text-same', place, {
        ...{ key: meant.value, kind, page: pageOf(meant), other: pageOf(against), language: code },
        text: textIn(code, meant)?.text ?? '',
        others: codes.filter((each) => each !== code),
      }),
    ];
  });
}

/** Two pages with the same text, and the languages in which they have it. */
interface Twins {
  readonly use: MessageUse;
  readonly other: MessageUse;
  readonly codes: string[];
}

function twinsIn(kind: Kind, { pages, texts, languages }: Searched): readonly Twins[] {
  const all = new Map<string, Twins>();
  for (const { code } of languages.supported) {
    const firsts = new Map<string, MessageUse>();
    for (const use of pages.map((page) => page[kind])) {
      const text = texts.get(code)?.get(use.value)?.text;
      const other = text === undefined ? undefined : firsts.get(text);
      if (text !== undefined && other === undefined) firsts.set(text, use);
      if (other === undefined) continue;
      const pair = `${other.pointer} ${use.pointer}`;
      const twins = all.get(pair) ?? { use, other, codes: [] };
      twins.codes.push(code);
      all.set(pair, twins);
    }
  }
  return [...all.values()];
}

const PART = /^(\/routes\/\d+)\/(title|description)$/;

const describedPages = byIdentity((keys: readonly MessageUse[]): readonly DescribedPage[] => {
  const parts = new Map<string, Partial<Record<Kind, MessageUse>>>();
  for (const use of keys) {
    const [, route, kind] = PART.exec(use.pointer) ?? [];
    if (route === undefined || kind === undefined) continue;
    parts.set(route, { ...parts.get(route), [kind]: use });
  }
  return [...parts.values()].flatMap(({ title, description }) =>
    title && description ? [{ title, description }] : [],
  );
});

/** The text with the brand's name; undefined where something else is filled in, of which nobody knows how long it is. */
function shownText(message: WrittenMessage, brand: string | undefined, kind: Kind): string | undefined {
  if (message.ast === undefined) return undefined;
  if (isPlain(message.ast)) return message.text;
  const filled = message.text.replaceAll('{brand}', brand ?? '');
  return kind === 'title' && !/[{}]/.test(filled) ? filled : undefined;
}

/** Room of the name behind a title, with the sign between them. */
function nameWidth(brand: string | undefined): number {
  return brand === undefined ? 0 : widthOf(` · ${brand}`);
}
