import type { Issue } from '@liveryjs/compiler/issues';
import { isList, type JsonValue, own, ownText, type WidgetDefinition } from '@liveryjs/compiler/manifest';
import type { Finding, MessageText, Origin } from '@liveryjs/studio/api';
import { languagesOf, messageIn } from '@liveryjs/workspace/explain/explain-message';
import { type LayerWritten, layerOf } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';

/** A finding as the page shows it. */
export function findingOf({ severity, code, message, hint, file, line, column }: Issue): Finding {
  return { severity, code, message, hint, place: `${file}:${line}:${column}` };
}

/** A text of a brand in a language, also in one that only brands speak which extend it. */
export function messageOf(
  workspace: Workspace,
  result: BrandResult,
  key: string,
  language: string,
): MessageText {
  const { locale = 'und' } = languagesOf(result).find(({ code }) => code === language) ?? {};
  const { written, overrode } = messageIn(workspace, result, key, { code: language, locale });
  if (written === undefined) return { key, text: undefined };
  const origin = originOf(written, result.id);
  const isSame = origin.isOwn && overrode[0]?.value === written.value;
  return { key, text: String(written.value ?? ''), origin, ...(isSame && { isSame }) };
}

/** The place of a value, as the page shows it. */
export function originOf({ layer, place }: LayerWritten, brand: string): Origin {
  return { place, layer, isOwn: layer === brand };
}

function originOfPlace(place: string, { id, chain }: BrandResult): Origin {
  const layer = layerOf(chain, place);
  return { place, layer, isOwn: layer === id };
}

/** The place that says a value of the manifest; undefined where nobody does. */
export function originAt(result: BrandResult, pointer: string): Origin | undefined {
  const origin = result.origins.of(pointer);
  return origin && originOfPlace(`${origin.file}:${origin.line}:${origin.column}`, result);
}

/** The definition of the widget that a placement names. */
export function definitionOf(
  { widgets }: Pick<Workspace, 'widgets'>,
  item: JsonValue | undefined,
): WidgetDefinition | undefined {
  const name = ownText(item, 'widget');
  return widgets.find((widget) => widget.name === name);
}

/** All that a brand inherits; null where it extends none. */
export function inheritedBy({ resolver }: Workspace, { chain }: BrandResult): JsonValue {
  const above = chain.at(-2)?.id;
  return (above === undefined ? undefined : resolver.inherit(above).document?.value) ?? null;
}

/** The list under a key; an empty one where there is none. */
export function listIn(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const list = own(value, key);
  return isList(list) ? list : [];
}

/** A name of the files as people read it: `pageSize` is "Page size". */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A description without the rows of the specification that it names, such as `[2.38]`: they are for who builds widgets. */
export function withoutRows(description: string): string {
  return description.replaceAll(/,?\s*\[\d+\.\d+\]/g, '');
}
