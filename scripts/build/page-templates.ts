import { byIdentity } from '@liveryjs/engine/manifest';
import { mapValues } from '#scripts/map-values.ts';
import type { CompiledMessages, PageBrand } from '#scripts/plugin/brand-parts.ts';
import { literal } from '#scripts/plugin/module-source.ts';
import type { CodeBundle } from './code-bundle.ts';
import { digestOf } from './hash.ts';
import type { PageInput, RenderedPage, Renderer } from './renderer.ts';

/** A page that was rendered, for brands that are alike in what it reads. */
interface Known {
  /** Members of the manifest that it reads; the brand's name is none of them. */
  readonly read: ReadonlySet<PropertyKey>;
  /** Of what it was rendered from, without what the template leaves open. */
  readonly digest: string;
  /** Undefined until a second brand needs it, null for a page that has to be rendered for each brand. */
  template?: RenderedPage | null;
}

/** What a template leaves open: the brand's name, and what its files are called. */
interface Own {
  readonly name: string;
  /** By name of the asset, without folder and extension. */
  readonly files: Readonly<Record<string, string>>;
}

/** So many pages at one path are kept: a template is as large as its page. */
const MOST_KNOWN = 4;

/** By path, the one that was used last at the end. */
const knownOf = byIdentity(
  (_renderer: Renderer, _code: CodeBundle, _messages: CompiledMessages) => new Map<string, Known[]>(),
);

/** Letters that no font and no language has stand around the name of what is left open. */
const MARK = /\uE000([^\uE001]*)\uE001/g;
const mark = (name: string) => `\uE000${name}\uE001`;
/** A name with all that somebody could treat in a way of its own. */
const STRANGE_NAME = `Strange ßİ ÉCLAIR "A" & 'b' <i>{brand}</i> 100% #?/\\ 漢字 ${'of many letters '.repeat(4)}🎲 x`;

/**
 * Renders the pages of a brand. Brands share a page if they are alike in the code, the texts and the members of the
 * manifest that it reads, but for their names and their files: with the second of them the page becomes a template, which
 * is filled in for all others.
 *
 * A page is a template only if, filled in with a strange name and strange files, it is to the letter what rendering it
 * with them gives. So a widget may do with a name what it likes: where it takes the first letter of one, say, its pages
 * are rendered for every brand. Only what is there for one certain name or file is not noticed.
 *
 * @returns gives the page at a path; throws what `renderRoute` throws
 */
export function pageRenderer(
  renderer: Renderer,
  code: CodeBundle,
  input: PageInput,
): (path: string) => RenderedPage {
  const { widgets, portal } = renderer;
  const render = (one: PageInput, path: string, read: Set<PropertyKey>) =>
    renderer.renderRoute({ ...one, brand: noting(one.brand, read), widgets, portal }, path);
  const pages = knownOf(renderer, code, input.messages);
  const own = ownOf(input);
  const digest = digestsOf(input);
  // What is read once may be remembered for later pages.
  const read = new Set<PropertyKey>();
  const makeTemplate = (path: string, known: Known) => {
    const strange = mapOwn(own, (name) => `Strange_file.${name}-0`, STRANGE_NAME);
    const readNow = new Set<PropertyKey>();
    const template = render(withOwn(input, mapOwn(own, mark)), path, readNow);
    const want = render(withOwn(input, strange), path, readNow);
    const isTrue = literal(filled(template, strange)) === literal(want);
    return isTrue && [...readNow].every((key) => key === 'name' || known.read.has(key)) ? template : null;
  };
  return (path) => {
    const all = pages.get(path) ?? [];
    pages.set(path, all);
    const at = all.findIndex((one) => one.digest === digest(one.read));
    const [known] = at === -1 ? [] : all.splice(at, 1);
    if (known === undefined) {
      const page = render(input, path, read);
      read.delete('name');
      if (all.length >= MOST_KNOWN) all.shift();
      all.push({ read: new Set(read), digest: digest(read) });
      return page;
    }
    all.push(known);
    if (known.template === undefined) known.template = makeTemplate(path, known);
    return known.template ? filled(known.template, own) : render(input, path, new Set());
  };
}

/** A brand that notes which of its members are read. */
function noting(brand: PageBrand, read: Set<PropertyKey>): PageBrand {
  return new Proxy(brand, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key);
    },
    has(target, key) {
      read.add(key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      for (const key of keys) read.add(key);
      return keys;
    },
  });
}

/** Gives the digest of what a page is rendered from that reads some members of the manifest. */
function digestsOf({ brand, contents, assets }: PageInput): (read: ReadonlySet<PropertyKey>) => string {
  const files = Object.entries(assets).map(([name, url]) => [name, { ...partsOf(url), stem: '' }]);
  const others = digestOf(literal([contents, files]));
  const known = new Map<PropertyKey, string>();
  const member = (key: PropertyKey) => {
    const found = known.get(key) ?? digestOf(literal(Reflect.get(brand, key)));
    known.set(key, found);
    return found;
  };
  return (read) => digestOf([others, ...[...read].map(member)].join());
}

function ownOf({ brand, assets }: PageInput): Own {
  return { name: brand.name, files: mapValues(assets, (url) => partsOf(url).stem) };
}

function mapOwn({ files }: Own, change: (name: string) => string, name = change('')): Own {
  return { name, files: mapValues(files, (_stem, file) => change(file)) };
}

function withOwn({ brand, assets, ...input }: PageInput, { name, files }: Own): PageInput {
  return {
    ...input,
    brand: { ...brand, name },
    assets: mapValues(assets, (url, file) => {
      const { folder, extension } = partsOf(url);
      return `${folder}${files[file]}${extension}`;
    }),
  };
}

function filled(page: RenderedPage, own: Own): RenderedPage {
  const fill = (text: string) => text.replaceAll(MARK, (_, file: string) => ownValue(own, file));
  return {
    ...page,
    html: page.html.replaceAll(MARK, (_, file: string) => escaped(ownValue(own, file))),
    css: fill(page.css),
    title: fill(page.title),
    description: page.description && fill(page.description),
  };
}

/** @param file name of an asset; the empty name stands for the brand's own */
function ownValue({ name, files }: Own, file: string): string {
  return (file === '' ? name : files[file]) ?? mark(file);
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
