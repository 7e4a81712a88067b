import { ICONS } from '#compiler/manifest/assets/svg-symbols.ts';
import { byIdentity, joinLists } from '#compiler/manifest/by-identity.ts';
import { isList, isObject, type JsonObject, type JsonValue, ownText } from '#compiler/manifest/json.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import type { WidgetDefinition } from '#compiler/manifest/schema/widget-definition.ts';
import { assetPath } from './asset-path.ts';
import type { Origins } from './origins.ts';
import type { AssetUse, ContentUse, HashUse, ManifestResult, MessageUse } from './result.ts';
import type { Survey } from './survey.ts';

type Widgets = ReadonlyMap<string, WidgetDefinition>;

/**
 * Returns the things that the shown part of the manifest, and the code of the widgets in it, need from outside of the
 * manifest.
 */
export function usesOf(
  manifest: JsonObject,
  survey: Survey,
  origins: Origins,
  widgets: Widgets,
): ManifestResult['uses'] {
  return {
    messages: joinLists([
      messagesOfManifest(survey.messages, survey.placements),
      messagesOfWidgets(survey.placements, widgets),
    ]),
    tokens: survey.tokens,
    alone: survey.alone,
    foreignOrigins: survey.foreignOrigins,
    contents: contentsIn(survey.contents, survey.placements, routesIn(manifest), widgets),
    hashes: hashesIn(survey.links),
    assets: survey.assets.flatMap(({ value, pointer, maxBytes, picture }) => {
      const written =
        pointer === ICONS ? origins.textsOf(pointer) : [{ file: origins.fileNear(pointer), value }];
      return written.map(({ file, value }): AssetUse => {
        const resolvedPath = assetPath(value, file);
        return {
          value,
          pointer,
          writtenIn: file,
          ...('path' in resolvedPath ? { path: resolvedPath.path } : {}),
          ...(maxBytes === undefined ? {} : { maxBytes }),
          ...(picture === undefined ? {} : { picture }),
        };
      });
    }),
  };
}

const hashesIn = byIdentity((links: Survey['links']): readonly HashUse[] =>
  links.flatMap(({ pointer, value: link }) => {
    const [route, value] = [ownText(link, 'route'), ownText(link, 'hash')];
    return route === undefined || value === undefined ? [] : [{ value, route, pointer: `${pointer}/hash` }];
  }),
);

const messagesOfManifest = byIdentity(
  (messages: Survey['messages'], placements: Survey['placements']): readonly MessageUse[] => {
    const widgetAt = new Map(placements.map(({ widget, pointer }) => [pointer, widget]));
    return messages.map((use) => ({ ...use, widget: widgetAt.get(placementAround(use.pointer)) }));
  },
);

const messagesOfWidgets = byIdentity(
  (placements: Survey['placements'], widgets: Widgets): readonly MessageUse[] => {
    const placed = new Map(placements.map(({ widget, pointer }) => [widget, pointer]));
    return [...placed].flatMap(([widget, pointer]) =>
      (widgets.get(widget)?.messages ?? []).map((value) => ({ value, pointer: `${pointer}/widget`, widget })),
    );
  },
);

const NONE: readonly JsonValue[] = Object.freeze([]);

function routesIn({ routes }: JsonObject): readonly JsonValue[] {
  return isList(routes) ? routes : NONE;
}

const contentsIn = byIdentity(
  (
    contents: Survey['contents'],
    placements: Survey['placements'],
    routes: readonly JsonValue[],
    widgets: Widgets,
  ): readonly ContentUse[] => {
    const placedAt = new Map(placements.map((placement) => [placement.pointer, placement]));
    const holding = new Set(contents.map(({ pointer }) => placementAround(pointer)));
    return contents.map(({ value, pointer }) => {
      const values = valueAt(placedAt.get(placementAround(pointer))?.value, '/props/values');
      const [page, index] = /^\/routes\/(\d+)/.exec(pointer) ?? [];
      const follows = (placement: Survey['placements'][number]) =>
        placement.pointer.startsWith(`${page}/`) &&
        !holding.has(placement.pointer) &&
        widgets.get(placement.widget)?.followsHash !== false;
      return {
        value,
        pointer,
        values: isObject(values) ? Object.keys(values) : [],
        route: ownText(routes[Number(index)], 'id'),
        besidesOthers: page !== undefined && placements.some(follows),
      };
    });
  },
);

/** The placement whose settings a pointer leads into; empty where there is none. */
function placementAround(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/props/')));
}
