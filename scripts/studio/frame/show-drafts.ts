import { withSameParts } from '@liveryjs/compiler/manifest/same-parts';
import { replaceRules } from '@liveryjs/compiler/theme/replace-rules';
import type { BrandPartText } from '@liveryjs/studio/bridge';
import { brandModuleId, loadersModuleId, RESOLVED } from '#scripts/plugin/ids.ts';
import { DRAFTED, draftTexts } from './draft-texts.ts';
import type { FramedPortal, Messages, PageParts, RunningPage } from './framed-portal.ts';

type Json = Parameters<typeof withSameParts>[0];
type Changed = Partial<{ -readonly [K in keyof PageParts]: PageParts[K] }>;

/** A portal that shows a draft instead of the files, once it has got one. */
export interface ShownDraft {
  /** The portal as the files are. It takes changes of them until there is a draft. */
  readonly page: RunningPage & { readonly isDrafted: () => boolean };
  readonly brand: () => PageParts['brand'];
  /** Has the portal hold its conditions of time anew. */
  holdTimes(): void;
  /** Shows a draft. Resolves when the portal has it, before it is painted. @throws where a module cannot be had */
  show(parts: readonly BrandPartText[]): Promise<void>;
}

/** @param load fetches a module of the development server by its id */
export function showDrafts(
  {
    first: ofFiles,
    start,
    marks,
    followTexts,
  }: Pick<FramedPortal, 'first' | 'start' | 'marks' | 'followTexts'>,
  load: (id: string) => Promise<object>,
): ShownDraft {
  const texts = followTexts(DRAFTED);
  const drafted = draftTexts(ofFiles.messages);
  const messagesIn = (codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [code, drafted.loader(code)]));
  const marked = (changed: Changed): Changed =>
    changed.widgets ? { ...changed, widgets: marks.marked(changed.widgets) } : changed;

  let parts: PageParts = { ...ofFiles, messages: messagesIn(Object.keys(ofFiles.messages)) };
  let draft = draftOf([], new Map());
  /** Id of the module of the side of the platform, where it is another than the files say. */
  let side: string | undefined;
  let app = start(marked(parts) as PageParts, undefined, texts);
  const update = (changed: Changed) => {
    parts = { ...parts, ...changed };
    if (Object.keys(changed).length > 0) app.update(marked(changed));
  };
  async function startWith(next: string | undefined, changed: Changed): Promise<void> {
    const module = next === undefined ? {} : ((await load(next)) as { readonly portal?: unknown });
    side = next;
    app.stop();
    parts = { ...parts, ...changed };
    app = start(marked(parts) as PageParts, module.portal, texts);
  }
  /** The parts that a draft says otherwise, in the page's own form. */
  async function changesOf(next: Draft): Promise<Changed> {
    const changed: Changed = {};
    const manifest = next.valueIn('manifest', parts.brand) as PageParts['brand'] | undefined;
    if (manifest !== undefined && manifest !== parts.brand) changed.brand = manifest;
    const assets = next.valueIn('assets', parts.assets) as PageParts['assets'] | undefined;
    if (assets !== undefined && assets !== parts.assets) changed.assets = assets;
    if (next.isOther('contents', draft)) changed.contents = contentsOf(next.valueIn('contents') as Contents);
    const codes = next.languages().filter((code) => !Object.hasOwn(parts.messages, code));
    if (codes.length > 0) changed.messages = { ...parts.messages, ...messagesIn(codes) };
    const names = (next.valueIn('widgets') ?? []) as readonly string[];
    const others = names.filter((name) => !Object.hasOwn(parts.widgets, name));
    if (others.length > 0) {
      const { widgets } = (await load(loadersModuleId(others))) as Pick<PageParts, 'widgets'>;
      changed.widgets = { ...parts.widgets, ...widgets };
    }
    return changed;
  }
  /** Takes the texts of a draft. @returns keys of those that the page says otherwise */
  async function takeTexts(next: Draft): Promise<string[]> {
    const codes = next.languages().filter((code) => next.isOther(`messages/${code}`, draft));
    const keys = await Promise.all(
      codes.map((code) => drafted.take(code, next.valueIn(`messages/${code}`) as Messages['default'])),
    );
    return keys.flat();
  }

  return {
    brand: () => parts.brand,
    page: {
      isDrafted: () => draft.hashes.size > 0,
      update: (changed) => draft.hashes.size === 0 && update(changed),
      stop: () => app.stop(),
    },
    holdTimes: () => app.update({ brand: parts.brand }),
    async show(sent) {
      const next = draftOf(sent, draft.texts);
      const changed = await changesOf(next);
      const keys = await takeTexts(next);
      const styles = next.isOther('styles', draft) ? (next.valueIn('styles') as string) : undefined;
      draft = next;
      if (styles !== undefined) restyle(parts.brand.id, styles);
      const nextSide = next.valueIn('portal') as string | undefined;
      if (nextSide !== side) return startWith(nextSide, changed);
      update(changed);
      if (keys.length > 0) await texts.change(keys);
    },
  };
}

/** Fetches a module of the development server by its id. */
export function loadModule(id: string): Promise<object> {
  return import(/* @vite-ignore */ `/@id/${RESOLVED.replace('\0', '__x00__')}${id}`) as Promise<object>;
}

/** A draft as it came: of each part the hash, and the text of each hash. */
interface Draft {
  readonly hashes: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
  /** Codes of the languages that it has texts in. */
  languages(): string[];
  isOther(name: string, than: Draft): boolean;
  /** The value of a part; the very value before, in all that says the same. Undefined where there is no such part. */
  valueIn(name: string, before?: unknown): unknown;
}

/** @param before texts that came earlier, by their hashes */
function draftOf(sent: readonly BrandPartText[], before: ReadonlyMap<string, string>): Draft {
  const hashes = new Map(sent.map(({ name, hash }) => [name, hash]));
  const texts = new Map(sent.map(({ hash, text }) => [hash, text ?? before.get(hash) ?? 'null']));
  return {
    hashes,
    texts,
    languages: () =>
      [...hashes.keys()].flatMap((name) =>
        name.startsWith('messages/') ? [name.slice('messages/'.length)] : [],
      ),
    isOther: (name, than) => hashes.has(name) && hashes.get(name) !== than.hashes.get(name),
    valueIn(name, last) {
      const text = texts.get(hashes.get(name) ?? '');
      return text === undefined ? undefined : withSameParts(JSON.parse(text) as Json, last as Json);
    },
  };
}

/** By name and language code. */
type Contents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function contentsOf(texts: Contents): PageParts['contents'] {
  return Object.fromEntries(
    Object.entries(texts).map(([name, byCode]) => [
      name,
      Object.fromEntries(
        Object.entries(byCode).map(([code, content]) => [code, () => ({ default: content })]),
      ),
    ]),
  );
}

function restyle(brand: string, styles: string): void {
  const id = brandModuleId(brand, 'tokens.css');
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-vite-dev-id$="${id}"]`))
    replaceRules(style, styles);
}
