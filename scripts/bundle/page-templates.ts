import { byIdentity, type JsonValue, pointerKeys, valueAt } from '@liveryjs/compiler/manifest';
import { noteReads } from '@liveryjs/engine/boot/note-reads';
import { digestOf } from '@liveryjs/workspace/hash';
import { mapValues } from '@liveryjs/workspace/map-values';
import { literal } from '#scripts/plugin/module-source.ts';
import type { CodeBundle } from './code-bundle.ts';
import { keepLast } from './keep-last.ts';
import { timeless } from './moments.ts';
import type { PageInput, RenderedPage, Renderer } from './renderer.ts';
import { sharedJson } from './shared-json.ts';

/** A page that was rendered, for brands that are alike in what it reads. */
interface Known {
  /** Members of the manifest that it reads. */
  readonly read: ReadonlySet<PropertyKey>;
  /** Digest of the input that the page was rendered from, without the values that a template leaves open. */
  readonly digest: string;
  /** Undefined until a second brand needs it, null for a page that has to be rendered for each brand. */
  template?: RenderedPage | null;
  /** The page of the first brand and what is that brand's own, until there is a template. */
  first?: { readonly page: RenderedPage; readonly own: Own };
}

/**
 * The values that a template leaves open: the names of the brand, by JSON Pointer into its manifest, and the names of its
 * files, without folder and extension, by name of the asset.
 */
type Own = Readonly<Record<string, string>>;

/** The most pages that are kept at one path, because pages are large. */
const MOST_KNOWN = 2;
/** The most codes whose pages are kept. */
const MOST_CODES = 4;

const knownOf = byIdentity((_renderer: Renderer) =>
  keepLast(
    MOST_CODES,
    ({ entry }: CodeBundle) => entry,
    /** By language and path, the one that was used last at the end. */
    () => new Map<string, Known[]>(),
  ),
);

/** Letters that no text has, each in the place of what is left open. */
const MARK = /[\uE000-\uE0FF]/g;
const FIRST_MARK = 0xe000;

/** A name with all that somebody could treat in a way of its own. */
const STRANGE = `Strange ßİ ÉCLAIR  "A" & 'b' <i>{brand}</i> 100% #?/\\ 漢字 ${'of many letters '.repeat(4)}🎲 x`;
const strangeOf = (key: string, index: number) =>
  key.startsWith('/') ? `ß${index} ${STRANGE}` : `Strange_file.${index}-0`;

/**
 * Renders the pages of a brand. Brands share a page if they are alike in the code, the texts and the members of the
 * manifest that it reads, but for their names and their files: with the second of them the page becomes a template, which
 * is filled in for all others.
 *
 * A template is a page with a strange name and strange files, in which marks stand for them, and it is one only if it is to
 * the letter the page of the first brand when it is filled in for that one. So a widget may do with a name what it likes:
 * where it takes the first letter of one, say, its pages are rendered for every brand. Only what is there for one certain
 * name, or for a shorter one than the first brand's, is not noticed.
 *
 * @param names where in a manifest the platform's names of a brand stand, as JSON Pointers
 * @returns gives the page at a path; throws what `renderRoute` throws, and MomentFault for a page that shows when it was built
 */
export function pageRenderer(
  renderer: Renderer,
  code: CodeBundle,
  input: PageInput,
  names: readonly string[],
): (path: string) => RenderedPage {
  const { widgets, portal } = renderer;
  const render = (pageInput: PageInput, path: string, read: Set<PropertyKey>) => {
    const input = { ...pageInput, brand: noteReads(() => pageInput.brand, read), widgets, portal };
    return timeless(path, () => renderer.renderRoute(input, path));
  };
  const pages = knownOf(renderer)(code);
  const ownTexts = ownOf(input, ['/name', ...names]);
  const digest = digestsOf(input, ownTexts);
  // A member that is read once may be remembered for later pages.
  const read = new Set<PropertyKey>();
  const makeTemplate = (path: string, knownPage: Known) => {
    const strange = mapOwn(ownTexts, strangeOf);
    const readNow = new Set<PropertyKey>();
    try {
      const template = marked(render(withOwn(input, strange), path, readNow), strange);
      const { first } = knownPage;
      const isTrue = first && literal(filled(template, first.own)) === literal(first.page);
      return isTrue && [...readNow].every((key) => knownPage.read.has(key)) ? template : null;
    } catch {
      // Something takes no strange name. What is wrong besides is said of the brand's own page.
      return null;
    }
  };
  return (path) => {
    const key = `${input.language} ${path}`;
    const all = pages.get(key) ?? [];
    pages.set(key, all);
    const index = all.findIndex((candidate) => candidate.digest === digest(candidate.read));
    const [knownPage] = index === -1 ? [] : all.splice(index, 1);
    if (knownPage === undefined) {
      const page = render(input, path, read);
      if (all.length >= MOST_KNOWN) all.shift();
      all.push({ read: new Set(read), digest: digest(read), first: { page, own: ownTexts } });
      return page;
    }
    all.push(knownPage);
    if (knownPage.template === undefined) knownPage.template = makeTemplate(path, knownPage);
    delete knownPage.first;
    return knownPage.template ? filled(knownPage.template, ownTexts) : render(input, path, new Set());
  };
}

/** Gives the digest of what a page is rendered from that reads some members of the manifest, without a brand's own. */
function digestsOf(input: PageInput, ownTexts: Own): (read: ReadonlySet<PropertyKey>) => string {
  const { brand, language, messages, contents, assets } = withOwn(
    input,
    mapOwn(ownTexts, () => ''),
  );
  const others = digestOf(
    literal([language, sharedJson(messages).digest, contents, assets, Object.keys(ownTexts)]),
  );
  const digests = new Map<PropertyKey, string>();
  const member = (key: PropertyKey) => {
    const memberDigest = digests.get(key) ?? digestOf(literal(Reflect.get(brand, key)));
    digests.set(key, memberDigest);
    return memberDigest;
  };
  return (read) => digestOf([others, ...[...read].map(member)].join());
}

function ownOf({ brand, assets }: PageInput, names: readonly string[]): Own {
  const texts = names.map((pointer) => [pointer, valueAt(brand as unknown as JsonValue, pointer)] as const);
  return {
    ...Object.fromEntries(texts.filter((text): text is [string, string] => typeof text[1] === 'string')),
    ...mapValues(assets, (url) => partsOf(url).stem),
  };
}

function mapOwn(ownTexts: Own, change: (key: string, at: number) => string): Own {
  const keys = Object.keys(ownTexts);
  return mapValues(ownTexts, (_text, key) => change(key, keys.indexOf(key)));
}

/** The same input with other names and files. */
function withOwn({ brand, assets, ...input }: PageInput, ownTexts: Own): PageInput {
  const names = Object.entries(ownTexts).filter(([key]) => key.startsWith('/'));
  return {
    ...input,
    brand: names.reduce((changed, [pointer, text]) => put(changed, pointerKeys(pointer), text), brand),
    assets: mapValues(assets, (url, name) => {
      const { folder, extension } = partsOf(url);
      return `${folder}${ownTexts[name]}${extension}`;
    }),
  };
}

/** An object with a text in the place that some keys lead to. */
function put<T extends object>(value: T, [key = '', ...keys]: readonly string[], text: string): T {
  const inside = keys.length === 0 ? text : put(Reflect.get(value, key) as object, keys, text);
  return { ...value, [key]: inside };
}

/** A page with marks in the places of what is a brand's own. */
function marked(page: RenderedPage, ownTexts: Own): RenderedPage {
  const marks = Object.values(ownTexts).map(
    (text, index) => [text, String.fromCharCode(FIRST_MARK + index)] as const,
  );
  const mark = (text: string) =>
    marks.reduce((left, [ownText, letter]) => left.replaceAll(ownText, letter), text);
  const inHtml = (html: string) =>
    marks.reduce((left, [ownText, letter]) => left.replaceAll(escaped(ownText), letter), html);
  return withTexts(page, mark, inHtml);
}

/** A page with what is a brand's own in the places of marks. A letter that is no mark of it stays. */
function filled(page: RenderedPage, ownTexts: Own): RenderedPage {
  const texts = Object.values(ownTexts);
  const textOf = (letter: string) => texts[letter.charCodeAt(0) - FIRST_MARK] ?? letter;
  return withTexts(
    page,
    (text) => text.replaceAll(MARK, textOf),
    (html) => html.replaceAll(MARK, (letter) => escaped(textOf(letter))),
  );
}

function withTexts(
  page: RenderedPage,
  change: (text: string) => string,
  inHtml: (html: string) => string,
): RenderedPage {
  return {
    ...page,
    html: inHtml(page.html),
    css: change(page.css),
    title: change(page.title),
    description: page.description && change(page.description),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as React writes it into HTML. */
function escaped(text: string): string {
  return text.replaceAll(/["&'<>]/g, (letter) => ENTITIES[letter] ?? letter);
}

function partsOf(url: string): {
  readonly folder: string;
  readonly stem: string;
  readonly extension: string;
} {
  const [, folder = '', stem = '', extension = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/s.exec(url) ?? [];
  return { folder, stem, extension };
}
