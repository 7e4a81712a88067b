import type { Issue } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonSchema,
  type JsonValue,
  own,
  ownText,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { languagePath } from '@liveryjs/compiler/plain/language-path';
import type {
  BrandSummary,
  BrandView,
  ColorsView,
  Field,
  Finding,
  Json,
  MessageText,
  Origin,
  OutlineGroup,
  OutlineItem,
  PageView,
  PlacementView,
} from '@liveryjs/studio/api';
import { explainMessage } from '@liveryjs/workspace/explain/explain-message';
import { explainToken } from '@liveryjs/workspace/explain/explain-token';
import { type Explanation, explain } from '@liveryjs/workspace/explain/explanation';
import { idPointer, type LayerWritten, layerOf } from '@liveryjs/workspace/explain/layers';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import type { LiveBrand } from '#scripts/dev/brand-store.ts';
import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { localAddress } from '#scripts/serve/host-names.ts';

/** Where a brand answers, and its files. */
export interface Addresses {
  readonly port: number;
  readonly addressOf: (file: BrandFile) => string;
}

/** A brand in the list of all. @param drafted paths of files with a draft */
export function summaryOf(
  brand: LiveBrand,
  { port, addressOf }: Addresses,
  drafted: readonly string[],
): BrandSummary {
  const { id, result, parts, issues } = brand;
  const logo = parts?.assets.logo;
  const { theme, chain } = result;
  const { modes = [], defaultMode = '' } = parts?.brand.theme ?? {};
  const mode = modes.find((each) => each.id === defaultMode) ?? modes[0];
  const values = theme?.modes[mode?.id ?? ''] ?? {};
  const colors = ['color.surface.base', 'color.brand.500', 'color.accent.500'];
  return {
    id,
    name: parts?.brand.name ?? ownText(result.merged, 'name') ?? id,
    parents: parentsOf(result),
    languages: languagesOf(result).map(({ code }) => code),
    errors: countOf(issues, 'error'),
    warnings: countOf(issues, 'warning'),
    ...(logo && { logo: localAddress(brand, port).replace(/\/$/, '') + addressOf(logo) }),
    colors: colors.flatMap((name) => values[name] ?? []),
    isDrafted: drafted.some((path) => chain.some(({ folder }) => path.startsWith(`${folder}/`))),
  };
}

/** All that frames one brand: its pages, languages, modes and findings. */
export function brandView({ id, domains, parts }: LiveBrand, result: BrandResult, port: number): BrandView {
  const { merged = null, shown = merged } = result;
  const languages = languagesOf(result);
  const language = ownText(own(merged, 'languages'), 'default') ?? languages[0]?.code ?? '';
  const theme = own(shown, 'theme');
  const modes = listIn(theme, 'modes').flatMap((mode) => {
    const name = ownText(mode, 'id');
    return name === undefined ? [] : [{ id: name, label: titleOf(name) }];
  });
  const chosen = ownText(theme, 'defaultMode');
  return {
    id,
    name: ownText(merged, 'name') ?? id,
    parents: parentsOf(result),
    address: localAddress({ id, domains }, port),
    languages: languages.map(({ code, locale, label }) => ({
      code,
      label: label ?? new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? code,
      start: parts === undefined ? '' : languagePath(parts.brand.languages, code),
    })),
    defaultLanguage: language,
    modes,
    defaultMode: modes.find((mode) => mode.id === chosen)?.id ?? modes[0]?.id ?? '',
    pages: listIn(shown, 'routes').flatMap((route) => {
      const [page, path] = [ownText(route, 'id'), ownText(route, 'path')];
      return page === undefined || path === undefined ? [] : [{ id: page, path, title: titleOf(page) }];
    }),
    findings: result.issues.map(findingOf),
  };
}

/** The outline of a page: its own placements, and those of the regions around it. */
export function pageView(workspace: Workspace, result: BrandResult, page: string): PageView {
  const { merged = null } = result;
  const inherited = inheritedBy(workspace, result);
  const place = pointerTo('/routes', page);
  const route = valueAt(merged, place);
  const parent = valueAt(inherited, place);
  const around = own(route, 'regions');
  const regions = own(merged, 'regions');
  const names = isObject(regions)
    ? Object.keys(regions).filter((name) => !isList(around) || around.includes(name))
    : [];
  const errors = result.issues
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => idPointer(merged, pointer));
  const groupOf = (
    container: JsonValue | undefined,
    above: JsonValue | undefined,
    name: string,
    pointer: string,
  ): OutlineGroup => ({
    at: pointerTo(pointer, name),
    title: titleOf(name),
    items: itemsOf(own(container, name), own(above, name), pointerTo(pointer, name)),
  });
  const itemsOf = (
    list: JsonValue | undefined,
    above: JsonValue | undefined,
    pointer: string,
  ): OutlineItem[] => {
    const items = isList(list) ? list : [];
    const ids = items.map((item) => ownText(item, 'id'));
    const hidden = (isList(above) ? above : []).filter((item) => !ids.includes(ownText(item, 'id')));
    return [
      ...items.map((item) => itemOf(item, above, pointer, false)),
      ...hidden.map((item) => itemOf(item, above, pointer, true)),
    ];
  };
  const itemOf = (
    item: JsonValue,
    above: JsonValue | undefined,
    list: string,
    isHidden: boolean,
  ): OutlineItem => {
    const id = ownText(item, 'id') ?? '';
    const pointer = pointerTo(list, id);
    const slots = isHidden ? undefined : own(item, 'slots');
    const slotsAbove = own(valueAt(above ?? null, pointerTo('', id)), 'slots');
    return {
      at: pointer,
      id,
      title: definitionOf(workspace, item)?.title ?? ownText(item, 'widget') ?? id,
      isOwn: isHidden || (originAt(result, pointer)?.isOwn ?? false),
      isHidden,
      isConditional: own(item, 'when') !== undefined,
      errors: errors.filter((error) => error === pointer || error.startsWith(`${pointer}/`)).length,
      slots: isObject(slots)
        ? Object.keys(slots).map((name) => groupOf(slots, slotsAbove, name, `${pointer}/slots`))
        : [],
    };
  };
  const main = groupOf(route, parent, 'main', place);
  return {
    groups: [main, ...names.map((name) => groupOf(regions, own(inherited, 'regions'), name, '/regions'))],
  };
}

/** One placement with its settings; undefined where the brand has none there. */
export function placementView(
  workspace: Workspace,
  result: BrandResult,
  place: string,
  language: string,
): PlacementView | undefined {
  const { merged = null } = result;
  const item = valueAt(merged, place);
  const definition = definitionOf(workspace, item);
  if (!isObject(item) || definition === undefined) return undefined;
  const explained = explain(workspace, result.id, `${place}/props`, { depth: 1 });
  const members = 'explanation' in explained ? explained.explanation.members : [];
  const issues = result.issues.map((issue) => ({ issue, pointer: idPointer(merged, issue.pointer) }));
  const within = (pointer: string) =>
    issues.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`));
  const properties = own(definition.props as JsonValue, 'properties');
  const fields = Object.entries(isObject(properties) ? properties : {}).map(([name, schema]): Field => {
    const pointer = pointerTo(`${place}/props`, name);
    const field = fieldOf(
      workspace,
      result,
      name,
      schema,
      members.find((member) => member.pointer === pointer),
    );
    const key = field.control === 'message' && typeof field.value === 'string' ? field.value : undefined;
    return {
      ...field,
      at: pointer,
      ...(key !== undefined && { message: messageOf(workspace, result, key, language) }),
      findings: within(pointer).map(({ issue }) => findingOf(issue)),
    };
  });
  const shown = new Set(
    fields.flatMap(({ findings }) => findings.map(({ place: where, code }) => code + where)),
  );
  const origin = originAt(result, place);
  const when = own(item, 'when');
  return {
    at: place,
    id: ownText(item, 'id') ?? '',
    title: definition.title,
    widget: definition.name,
    description: withoutRows(definition.description),
    ...(origin && { origin }),
    ...(when !== undefined && { when: when as Json }),
    fields,
    texts: definition.messages.map((key) => messageOf(workspace, result, key, language)),
    findings: within(place)
      .map(({ issue }) => findingOf(issue))
      .filter((finding) => !shown.has(finding.code + finding.place)),
  };
}

/** Colour tokens of a brand, in each mode. */
export function colorsView(result: BrandResult): ColorsView {
  const { theme, id } = result;
  const names = (theme?.names ?? []).filter((name) => theme?.types[name] === 'color');
  const tokens = names.map((name) => {
    const modes = explainToken(result, name)?.modes ?? [];
    return {
      name,
      modes: modes.map(({ mode, css = '', written, through }) => {
        const fileMode = /\/tokens\.([^./]+)\.json:/.exec(written.place)?.[1];
        const alias = through[0]?.name;
        const pairs = (theme?.contrast ?? []).filter(
          ({ pair, mode: other }) => other === mode && (pair.text === name || pair.on === name),
        );
        return {
          mode,
          css,
          origin: originOf(written, id),
          ...(fileMode !== undefined && { fileMode }),
          ...(alias !== undefined && { alias }),
          pairs: pairs.map(({ pair, color, ground, ratio }) => ({
            id: pair.id,
            other: pair.text === name ? pair.on : pair.text,
            part: pair.text === name ? ('text' as const) : ('ground' as const),
            color,
            ground,
            ...(ratio !== undefined && { ratio }),
            needed: pair.ratio,
            isMet: ratio !== undefined && ratio >= pair.ratio,
          })),
        };
      }),
    };
  });
  return { tokens };
}

/** A finding as the page shows it. */
export function findingOf({ severity, code, message, hint, file, line, column }: Issue): Finding {
  return { severity, code, message, hint, place: `${file}:${line}:${column}` };
}

/** A description without the rows of the specification that it names, such as `[2.38]`: they are for who builds widgets. */
function withoutRows(description: string): string {
  return description.replaceAll(/,?\s*\[\d+\.\d+\]/g, '');
}

/** A setting without its place. */
function fieldOf(
  workspace: Workspace,
  result: BrandResult,
  name: string,
  written: JsonValue,
  member: Explanation | undefined,
): Omit<Field, 'at' | 'findings'> {
  const schema = withReference(workspace, written);
  const options = own(schema, 'enum');
  const type = own(schema, 'type');
  const [minimum, maximum] = [own(schema, 'minimum'), own(schema, 'maximum')];
  const description = ownText(written, 'description') ?? ownText(schema, 'description');
  const value = member?.value ?? own(schema, 'default');
  const isChoice = isList(options) && options.every((option) => typeof option === 'string');
  const isNumber = type === 'integer' || type === 'number';
  const ofText = ownText(schema, 'format') === 'message-key' ? 'message' : 'text';
  const control = isChoice
    ? 'select'
    : isNumber
      ? 'number'
      : type === 'boolean'
        ? 'boolean'
        : type === 'string'
          ? ofText
          : 'json';
  const origin = member?.origin && originOfPlace(member.origin.place, result);
  return {
    name,
    title: titleOf(name),
    ...(description !== undefined && { description: withoutRows(description) }),
    control,
    ...(isChoice && { options: options as string[] }),
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    ...(isNumber && { isWhole: type === 'integer' }),
    ...(value !== undefined && { value: value as Json }),
    ...(origin && { origin }),
  };
}

/** A schema, or the one in the schemas' folders that it refers to. */
function withReference({ schemas }: Workspace, schema: JsonValue): JsonValue {
  const file = /([\w-]+\/[\w-]+\.schema\.json)$/.exec(ownText(schema, '$ref') ?? '')?.[1];
  if (file === undefined) return schema;
  const path = `schemas/${file}`;
  const target: JsonSchema | undefined = schemas.brand[path] ?? schemas.portal[path];
  return target === undefined ? schema : { ...(target as object), ...(schema as object) };
}

function messageOf(workspace: Workspace, result: BrandResult, key: string, language: string): MessageText {
  const written = explainMessage(workspace, result, key, language)?.languages[0]?.written;
  if (written === undefined) return { key, text: undefined };
  return { key, text: String(written.value ?? ''), origin: originOf(written, result.id) };
}

function originOf({ layer, place }: LayerWritten, brand: string): Origin {
  return { place, layer, isOwn: layer === brand };
}

function originOfPlace(place: string, { id, chain }: BrandResult): Origin {
  const layer = layerOf(chain, place);
  return { place, layer, isOwn: layer === id };
}

function originAt(result: BrandResult, pointer: string): Origin | undefined {
  const origin = result.origins.of(pointer);
  return origin && originOfPlace(`${origin.file}:${origin.line}:${origin.column}`, result);
}

function definitionOf({ widgets }: Workspace, item: JsonValue | undefined) {
  const name = ownText(item, 'widget');
  return widgets.find((widget) => widget.name === name);
}

/** All that a brand inherits; null where it extends none. */
function inheritedBy({ resolver }: Workspace, { chain }: BrandResult): JsonValue {
  const above = chain.at(-2)?.id;
  return (above === undefined ? undefined : resolver.inherit(above).document?.value) ?? null;
}

function parentsOf({ chain }: BrandResult): string[] {
  return chain
    .slice(0, -1)
    .map(({ id }) => id)
    .reverse();
}

function languagesOf({ merged }: BrandResult) {
  return listIn(own(merged, 'languages'), 'supported').flatMap((language) => {
    const [code, locale] = [ownText(language, 'code'), ownText(language, 'locale')];
    return code === undefined || locale === undefined
      ? []
      : [{ code, locale, label: ownText(language, 'label') }];
  });
}

function listIn(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const list = own(value, key);
  return isList(list) ? list : [];
}

function countOf(issues: readonly Issue[], severity: Issue['severity']): number {
  return issues.filter((issue) => issue.severity === severity).length;
}

/** A name of the files as people read it: `pageSize` is "Page size". */
function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
