import { createIssue, type Issue, nearest } from '@liveryjs/compiler/issues';
import {
  byIdentity,
  folderOf,
  isObject,
  listBrandIds,
  own,
  readJsonFile,
  SourceText,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import { isInComment } from './is-in-comment.ts';
import { ownWidgets } from './own-widgets.ts';

/** Files of code that visitors get. */
const CODE = /^(?!.*\.(?:test|spec|stories|props)\.).*\.[cm]?[jt]sx?$/;

/** A slot that is shown, or a feature that is asked for, by its name as it is. */
const NAMED = /\b(slot|useFeature)\(\s*(['"`])([A-Za-z]\w*)\2\s*\)/g;

/** Code that shows a slot by a computed name, or gives other code the function that shows them: the names may stand anywhere. */
const ELSEWHERE = /\bslot(\(\s*[^\s'"`)]|=\{)/;

/**
 * Names in the repository's own widgets, in code and in widget.json, that have nothing to do with each other: slots that no code
 * shows or no widget.json describes, features that code asks for and widget.json does not list, and those that no brand has.
 */
export function codeNameIssues(workspace: Workspace): Issue[] {
  const features = featuresOf(workspace);
  return ownWidgets(workspace).flatMap((widget) =>
    // The fault of its widget.json comes first: the names in it are not known.
    widget.isBroken ? [] : issuesOf(workspace, widget, features),
  );
}

/** A file of code with the slots and features that it names, and its words in quotation marks. The same bytes are read once. */
const namesIn = byIdentity((bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes);
  const quoted = new Set([...text.matchAll(/(?<=['"`])[\w-]+(?=['"`])/g)].map(([name]) => name));
  return { text, named: [...text.matchAll(NAMED)], quoted, isElsewhere: ELSEWHERE.test(text) };
});

function issuesOf({ files, widgets }: Workspace, widget: WidgetDefinition, features: Features): Issue[] {
  const folder = folderOf(widget.file);
  const sources = files
    .list(folder)
    .filter((name) => CODE.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const bytes = files.read(file);
      return bytes === undefined ? [] : [{ file, ...namesIn(bytes) }];
    });
  const slots = Object.keys(widget.slots);
  const listed = widget.features;
  const issues: Issue[] = [];
  for (const { file, text, named } of sources)
    for (const match of named) {
      const [whole, kind, , name = ''] = match;
      const names = kind === 'slot' ? slots : listed;
      if (names.includes(name) || isInComment(text, match.index)) continue;
      const start = match.index + whole.lastIndexOf(name);
      const place = { file, pointer: '', ...new SourceText(file, text).position(start, start + name.length) };
      const args = { widget: widget.name, name, nearest: nearest(name, names), known: names };
      issues.push(createIssue(kind === 'slot' ? 'slot-undescribed' : 'feature-unlisted', place, args));
    }
  const definition = () => readJsonFile(files, widget.file, '').positions;
  for (const slot of sources.some(({ isElsewhere }) => isElsewhere) ? [] : slots) {
    if (sources.some(({ quoted }) => quoted.has(slot))) continue;
    const pointer = `/slots/${slot}`;
    const place = { file: widget.file, pointer, ...definition().keyAt(pointer) };
    issues.push(createIssue('slot-unrendered', place, { widget: widget.name, slot }));
  }
  const widgetNames = widgets.map(({ name }) => name);
  for (const [slot, { widgets: allowed = [] }] of Object.entries(widget.slots))
    for (const [index, name] of allowed.entries()) {
      if (widgetNames.includes(name)) continue;
      const pointer = `/slots/${slot}/widgets/${index}`;
      const place = { file: widget.file, pointer, ...definition().at(pointer) };
      const args = {
        path: `slots.${slot}.widgets[${index}]`,
        widget: name,
        nearest: nearest(name, widgetNames),
      };
      issues.push(createIssue('slot-widget-unknown', place, args));
    }
  for (const [index, name] of listed.entries()) {
    if (features.has(name)) continue;
    const pointer = `/features/${index}`;
    const place = { file: widget.file, pointer, ...definition().at(pointer) };
    const args = { path: `features[${index}]`, name, nearest: nearest(name, features.all()) };
    issues.push(createIssue('feature-nowhere', place, args));
  }
  return issues;
}

interface Features {
  has(name: string): boolean;
  all(): readonly string[];
}

/** The features that the brands have. Brands are read one after the other, until a name is found: most have the same. */
function featuresOf({ files, brandsFolder, parentFolders, resolver }: Workspace): Features {
  const ids = [...parentFolders, brandsFolder].flatMap((home) => listBrandIds(files, home));
  const names = new Set<string>();
  let [next, areRead] = [0, true];
  const readNext = () => {
    const { document } = resolver.inherit(ids[next++] ?? '');
    const features = own(document?.value, 'features');
    // The names of a brand that cannot be read are not known.
    areRead &&= document !== undefined;
    for (const name of Object.keys(isObject(features) ? features : {})) names.add(name);
  };
  return {
    has(name) {
      while (!names.has(name) && next < ids.length) readNext();
      return names.has(name) || !areRead || ids.length === 0;
    },
    all: () => [...names],
  };
}
