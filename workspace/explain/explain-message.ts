import { readMessageFile } from '@liveryjs/compiler/i18n';
import { isList, own, ownText, pathOf } from '@liveryjs/compiler/manifest';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
import { placedIn } from '#workspace/widgets/placements-of.ts';
import { type LayerWritten, placeIn } from './layers.ts';

/** Where the texts of a message come from. */
export interface MessageAnswer {
  readonly kind: 'message';
  readonly key: string;
  readonly languages: readonly MessageInLanguage[];
  /**
   * Where the brand says it: paths as issues write them, with the widget that does, and `every page` for what the engine
   * says anywhere. Empty where nothing does.
   */
  readonly saidAt: readonly { readonly path: string; readonly widget?: string }[];
}

/** A message in one language. A text that a layer lacks is the one of the layer before it. */
export interface MessageInLanguage {
  readonly language: string;
  /** Who wrote the text that is shown; missing when no layer has it in this language. */
  readonly written?: LayerWritten;
  /** Texts that this one took the place of, the last one first. */
  readonly overrode: readonly LayerWritten[];
  /** Files of the layers that could say it, and do not. */
  readonly without: readonly string[];
}

/** Keys of all messages that a brand, or one that it extends, has in a language of the brand; sorted. */
export function messageKeys(workspace: Workspace, result: BrandResult): string[] {
  const keys = languagesOf(result).flatMap(({ code, locale }) =>
    filesOf(workspace, result, code, locale).flatMap(({ read }) => [...(read?.messages.keys() ?? [])]),
  );
  return [...new Set(keys)].sort();
}

/** @param only code of a language, where the others are not asked for */
export function explainMessage(
  workspace: Workspace,
  result: BrandResult,
  key: string,
  only?: string,
): MessageAnswer | undefined {
  const { merged, shown, uses } = result;
  const requestedLanguages = languagesOf(result).filter(({ code }) => only === undefined || code === only);
  const languages = requestedLanguages.map((language) => messageIn(workspace, result, key, language));
  const messageUses = uses.messages.filter(({ value }) => value === key);
  const isAlways = workspace.messages.includes(key);
  if (messageUses.length === 0 && !isAlways && languages.every(({ written }) => written === undefined))
    return undefined;
  const saidAt = [
    ...(isAlways ? [{ path: 'every page' }] : []),
    ...messageUses.flatMap(({ pointer, widget }) => {
      if (widget === undefined) return [{ path: pathOf(merged, pointer) }];
      if (!pointer.endsWith('/widget')) return [{ path: pathOf(merged, pointer), widget }];
      // A message in a widget's code is shown wherever the widget is placed.
      const placed = placedIn(shown ?? null, '').filter((placement) => placement.widget === widget);
      return placed.map((placement) => ({ path: pathOf(shown, placement.pointer), widget }));
    }),
  ];
  return { kind: 'message', key, languages, saidAt };
}

/** A message in one language of a brand: who wrote it, and what that took the place of. */
export function messageIn(
  workspace: Workspace,
  result: BrandResult,
  key: string,
  { code, locale }: { readonly code: string; readonly locale: string },
): MessageInLanguage {
  const files = filesOf(workspace, result, code, locale);
  const writers = files.flatMap(({ layer, file, read }): LayerWritten[] => {
    const message = read?.messages.get(key);
    return message === undefined ? [] : [{ layer, place: placeIn(file, message.place), value: message.text }];
  });
  const [written, ...overrode] = writers.reverse();
  const without = files.filter(({ read }) => !read?.messages.has(key)).map(({ file }) => file);
  return { language: code, ...(written === undefined ? {} : { written }), overrode, without };
}

/** The languages of a brand, as far as they can be read. */
export function languagesOf({
  merged,
}: Pick<BrandResult, 'merged'>): { readonly code: string; readonly locale: string }[] {
  const supported = own(own(merged, 'languages'), 'supported');
  if (!isList(supported)) return [];
  return supported.flatMap((language) => {
    const [code, locale] = [ownText(language, 'code'), ownText(language, 'locale')];
    return code === undefined || locale === undefined ? [] : [{ code, locale }];
  });
}

function filesOf({ files }: Workspace, { chain }: BrandResult, code: string, locale: string) {
  return chain.map(({ id, folder }) => {
    const file = `${folder}/messages/${code}.json`;
    return { layer: id, file, read: readMessageFile(files, file, locale) };
  });
}
