import { type MessageFile, readMessageFile } from '@liveryjs/compiler/i18n';
import { pointerTo } from '@liveryjs/compiler/manifest';
import type { MessageCell, MessagesView, TextView } from '@liveryjs/studio/api';
import { languagesOf, messageKeys } from '@liveryjs/workspace/explain/explain-message';
import { idPointer } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { findingOf, messageOf } from './shared.ts';

/**
 * All texts of a brand side by side.
 *
 * @param codes of the languages
 * @param place of a placement or another part of the manifest, where only the texts are asked for that it shows
 */
export function messagesView(
  workspace: Workspace,
  result: BrandResult,
  codes: readonly string[],
  place?: string,
): MessagesView {
  const columns = codes.map((code) => layersIn(workspace, result, code));
  const shown = place === undefined ? undefined : keysShownAt(result, place);
  const all = [
    ...messageKeys(workspace, result),
    ...columns.flatMap((layers) => layers.flatMap(({ read }) => [...read.messages.keys()])),
  ];
  const keys = [...new Set(all)].filter((key) => shown?.has(key) ?? true).sort();
  return {
    languages: codes,
    rows: keys.map((key) => ({ key, cells: columns.map((layers) => cellOf(layers, key, result.id)) })),
  };
}

/** One text, with whose it is and what is wrong with it. */
export function textView(workspace: Workspace, result: BrandResult, key: string, language: string): TextView {
  const message = messageOf(workspace, result, key, language);
  const file = `${result.chain.at(-1)?.folder}/messages/${language}.json`;
  // A brand that is only extended is not checked as a whole.
  const all = [
    ...result.issues,
    ...(readMessageFile(workspace.files, file, localeOf(result, language))?.issues ?? []),
  ];
  const findings = all
    .filter((issue) => issue.file === file && issue.pointer === pointerTo('', key))
    .map(findingOf);
  return { message, findings: [...new Map(findings.map((each) => [each.code, each])).values()] };
}

interface Layer {
  readonly id: string;
  readonly read: MessageFile;
}

/** The files of a language, that of the brand itself first. */
function layersIn({ files }: Workspace, result: BrandResult, code: string): Layer[] {
  const locale = localeOf(result, code);
  return result.chain.toReversed().flatMap(({ id, folder }) => {
    const read = readMessageFile(files, `${folder}/messages/${code}.json`, locale);
    return read === undefined ? [] : [{ id, read }];
  });
}

/** The locale of a language; that of no language where only brands speak it which extend this one. */
function localeOf(result: BrandResult, language: string): string {
  return languagesOf(result).find(({ code }) => code === language)?.locale ?? 'und';
}

function cellOf(layers: readonly Layer[], key: string, brand: string): MessageCell {
  const [written, above] = layers.filter(({ read }) => read.messages.has(key));
  const message = written?.read.messages.get(key);
  if (written === undefined || message === undefined) return {};
  const isOwn = written.id === brand;
  const isSame = isOwn && above?.read.messages.get(key)?.text === message.text;
  return {
    text: message.text,
    layer: written.id,
    ...(isOwn && { isOwn }),
    ...(isSame && { isSame }),
    ...(message.ast === undefined && { isBroken: true }),
  };
}

/** The keys of the texts that a part of the manifest names, or that widgets in it say. */
function keysShownAt({ merged, uses }: BrandResult, place: string): ReadonlySet<string> {
  const isInside = (pointer: string) => `${idPointer(merged, pointer)}/`.startsWith(`${place}/`);
  return new Set(uses.messages.flatMap(({ pointer, value }) => (isInside(pointer) ? value : [])));
}
