import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import {
  composeSchema,
  isList,
  type JsonValue,
  pointerKeys,
  pointerTo,
  textsIn,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { type Parts, topSpot } from '@liveryjs/compiler/manifest/schema/spot';
import { pointerOf } from '@liveryjs/workspace/explain/explanation';
import { Failure } from '@liveryjs/workspace/failure';
import { type ExportedText, exportTexts } from '@liveryjs/workspace/messages/exported';
import { selectTexts } from '@liveryjs/workspace/messages/select-texts';
import { messagesStatus } from '@liveryjs/workspace/messages/status';
import type { Workspace } from '@liveryjs/workspace/open';
import { placementsOf } from '@liveryjs/workspace/widgets/placements-of';
import { z } from 'zod';
import { brandNamed, sentence } from '#scripts/mcp/names.ts';
import { cursorShape, pageOf, pageShape } from '#scripts/mcp/paging.ts';
import { defined, firstOf, shortened } from '#scripts/mcp/shapes.ts';
import { addTool, type Tools } from '#scripts/mcp/tool.ts';

/** Letters of a description in a list. */
const LONGEST = 160;

/** The keywords of a schema that say which values may stand at a place. */
const KEYWORDS = [
  'type',
  'enum',
  'const',
  'default',
  'expects',
  'pattern',
  'minimum',
  'maximum',
  'references',
];

const settingShape = z.object({
  name: z.string(),
  description: z.string().optional(),
  isRequired: z.boolean(),
  schema: z
    .record(z.string(), z.unknown())
    .describe('Keywords of JSON Schema; `references` names a kind of names'),
});

/** Adds the tools that say what there is to choose from. */
export function addCatalogue(tools: Tools): void {
  const { live } = tools;

  addTool(
    tools,
    'widgets',
    {
      description: 'The widgets that can be placed; of one: what can be set, and where brands place it.',
      input: { name: z.string().optional().describe('Default: a list of all'), ...cursorShape },
      output: {
        widgets: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            description: z.string(),
            regions: z.array(z.string()).describe('Where it may stand'),
            placed: z.number().int().describe('Number of placements in all brands'),
          }),
        ),
        file: z.string().optional(),
        slots: z.record(z.string(), z.string()).optional(),
        settings: z.array(settingShape).optional().describe('Members of `props`'),
        places: z.array(z.string()).optional(),
        ...pageShape,
      },
    },
    ({ name, cursor }, workspace) => {
      const names = workspace.widgets.map((widget) => widget.name);
      if (name !== undefined && !names.includes(name))
        throw new Failure(
          `There is no widget ${JSON.stringify(name)}. ${didYouMean(nearest(name, names), names)}`,
        );
      const placed = placementsOf(workspace);
      const widgets = workspace.widgets
        .filter((widget) => name === undefined || widget.name === name)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const rows = widgets.map(({ name: widgetName, title, description, regions }) => ({
        name: widgetName,
        title,
        description: name === undefined ? cut(description) : description,
        regions: [...regions],
        placed: placed.filter(({ widget }) => widget === widgetName).length,
      }));
      const { items, ...page } = pageOf(rows, cursor, live.revision);
      const [widget] = widgets;
      if (name === undefined || widget === undefined) return { widgets: items, ...page };
      const { $defs } = composeSchema({ ...workspace.schemas, widgets: workspace.widgets }).root;
      const props = `#/$defs/props-${widget.file.split('/').at(-2)}`;
      const parts = topSpot({ $defs: $defs ?? {}, $ref: props }).for({});
      const places = placed.flatMap(({ widget: other, brand, path }) =>
        other === name ? `${brand}: ${path}` : [],
      );
      return {
        widgets: items,
        file: widget.file,
        slots: Object.fromEntries(
          Object.entries(widget.slots).map(([slot, { description }]) => [slot, description]),
        ),
        settings: membersOf(parts),
        places: [...firstOf(places)],
        ...page,
      };
    },
  );

  addTool(
    tools,
    'schema_at',
    {
      description:
        'Which values may stand at a place of a brand’s manifest, and which members it may have: of a placement, its widget’s settings.',
      input: {
        brand: z.string().describe('Id of a brand'),
        place: z
          .string()
          .default('')
          .describe('/routes/home/main/hot/props, or routes[home].main[hot].props'),
        ...cursorShape,
      },
      output: {
        pointer: z.string(),
        description: z.string().optional(),
        schema: z.record(z.string(), z.unknown()),
        value: z.unknown().optional().describe('The value that counts now; cut where it is long'),
        members: z.array(settingShape),
        choices: z.array(z.string()).optional().describe('Names that may stand there, such as widgets'),
        ...pageShape,
      },
    },
    ({ brand, place, cursor }, workspace) => {
      const { parts, value, pointer, merged } = partsAt(workspace, brandNamed(workspace, brand), place);
      const { items, ...page } = pageOf(membersOf(parts), cursor, live.revision);
      const choices = choicesOf(workspace, merged, pointer, parts);
      return {
        pointer,
        ...defined({ description: textOf(parts, 'description'), value: shortened(value), choices }),
        schema: keywordsOf(parts),
        members: items,
        ...page,
      };
    },
  );

  addTool(
    tools,
    'messages',
    {
      description:
        'How far each language is translated; with a language: the texts to translate, to be written by edit (op set, at the key, with the language).',
      input: {
        brand: z
          .string()
          .optional()
          .describe('Id of a brand. Default: the texts that each brand’s own files say'),
        language: z.string().optional().describe('Code of a language'),
        state: z
          .enum(['missing', 'same', 'stale', 'translated'])
          .optional()
          .describe('Default: all but translated'),
        ...cursorShape,
      },
      output: {
        languages: z
          .array(
            z.object({
              language: z.string(),
              total: z.number().int(),
              translated: z.number().int(),
              missing: z.number().int(),
              same: z.number().int(),
              stale: z.number().int(),
            }),
          )
          .optional(),
        texts: z
          .array(
            z.object({
              brand: z.string().describe('The brand whose file gets the translation'),
              key: z.string(),
              state: z.string(),
              source: z.string(),
              translation: z.string(),
              arguments: z.array(z.string()),
              plurals: z.array(z.string()).describe('Forms that the language tells apart'),
              shown: z.array(z.string()),
            }),
          )
          .optional(),
        ...pageShape,
      },
    },
    ({ brand, language, state, cursor }, workspace) => {
      const id = brand === undefined ? undefined : brandNamed(workspace, brand);
      if (language === undefined) {
        const rows = messagesStatus(workspace, id).map(({ parts: _, ...row }) => row);
        const { items, ...page } = pageOf(rows, cursor, live.revision);
        return { languages: items, ...page };
      }
      const selection = selectTexts(workspace, language, { brands: id === undefined ? undefined : [id] });
      if ('wrong' in selection) throw new Failure(sentence(selection.wrong));
      const texts = selection.texts.filter((text) =>
        state === undefined ? text.state !== 'translated' : text.state === state,
      );
      const { items, ...page } = pageOf(texts, cursor, live.revision, 12_000);
      const exported = exportTexts(workspace, { ...selection, texts: items });
      return { texts: exported.flatMap((part) => part.texts.map(rowOf)), ...page };
    },
  );
}

/** The schemas that hold at a place of a brand, whether the brand says something there or not. */
function partsAt(workspace: Workspace, id: string, place: string) {
  const merged = workspace.resolver.inherit(id).document?.value;
  if (merged === undefined) throw new Failure(`${id} cannot be read. Call check for the reason.`);
  const { root } = composeSchema({ ...workspace.schemas, widgets: workspace.widgets });
  let value: JsonValue | undefined = merged;
  let parts = topSpot(root).for(value);
  let pointer = '';
  for (const key of pointerKeys(pointerOf(place))) {
    const spot = isList(value) ? parts.items() : parts.member(key);
    if (spot.unknown)
      throw new Failure(
        `Nothing may stand at ${pointerTo(pointer, key)}. ${didYouMean(nearest(key, parts.keys), parts.keys)}`,
      );
    value = value === undefined ? undefined : valueAt(value, pointerTo('', key));
    pointer = pointerTo(pointer, key);
    parts = spot.for(value);
  }
  return { parts, value, pointer, merged };
}

function membersOf(parts: Parts): z.infer<typeof settingShape>[] {
  const required = new Set(parts.schemas.flatMap((schema) => textsIn(schema.required)));
  return parts.keys.map((name) => {
    const member = parts.member(name).for(undefined);
    const description = textOf(member, 'description');
    return {
      name,
      ...(description !== undefined && { description: cut(description) }),
      isRequired: required.has(name),
      schema: keywordsOf(member),
    };
  });
}

function keywordsOf(parts: Parts): Record<string, JsonValue> {
  return Object.fromEntries(
    KEYWORDS.flatMap((keyword) => {
      const value = parts.keyword(keyword);
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
}

/** The names that a value may be of; undefined where it names nothing of a kind. */
function choicesOf(
  workspace: Workspace,
  merged: JsonValue,
  pointer: string,
  parts: Parts,
): string[] | undefined {
  const references = textOf(parts, 'references');
  if (references === undefined) return undefined;
  if (references !== 'widgets')
    return [...(workspace.names[references] ?? references.split('|').flatMap((way) => namesBy(merged, way)))];
  const region = pointerKeys(pointer)[2] ?? '';
  const fitting = workspace.widgets.filter(({ regions }) => regions.includes(region));
  return (fitting.length === 0 ? workspace.widgets : fitting).map(({ name }) => name);
}

/** The names that a way such as `/routes/*` + `/id` leads to in a manifest; with # at its end they are keys. */
function namesBy(value: JsonValue | undefined, way: string): string[] {
  const [, first, rest = ''] = /^\/([^/]*)(.*)$/.exec(way) ?? [];
  if (first === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (first === '*#') return Object.keys(value);
  if (first === '*') return Object.values(value).flatMap((member) => namesBy(member, rest));
  return namesBy(valueAt(value, pointerTo('', first)), rest);
}

function rowOf(text: ExportedText) {
  const { brand, key, state, source, translation, plurals, shown } = text;
  return {
    brand,
    key,
    state,
    source,
    translation,
    arguments: text.arguments.map(({ name }) => name),
    plurals: [...new Set(plurals.flatMap(({ forms }) => forms))],
    shown: [...firstOf(shown, 3)],
  };
}

function textOf(parts: Parts, keyword: string): string | undefined {
  const value = parts.keyword(keyword);
  return typeof value === 'string' ? value : undefined;
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
