import { createIssue, type Issue, nearest } from '@liveryjs/compiler/issues';
import {
  folderOf,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  pathOf,
  pointerTo,
  readJsonFile,
  SourceText,
  type WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';
import { isInComment } from './is-in-comment.ts';
import { ownWidgets } from './own-widgets.ts';

/** The settings of a component, as it takes them apart where it gets them. */
const TAKEN = /\bexport default function \w*\(\{[^()]*?\bprops: ?\{([^{}()]*)\}/;

/** A component that gets its settings by the name of props, and hands the name to no other function. */
const NAMED = /\bexport default function \w*\(\{[^{}()]*\bprops\b(?!:)/;
const OTHER =
  /(?<!\bexport default )\bfunction \w*\(\{?[^()]*\bprops\b|\(\{?\s*props\b[^()]*\)\s*(?::[^=]*)?=>/;

/** A setting that is read by its name, or several of them at once. */
const READ = /(?<![\w.$])props\.([A-Za-z]\w*)|\bconst \{([^{}()]*)\} = props;/g;

/**
 * Settings of the repository's own widgets that nobody can know: those of a widget.json that it does not describe, and those that
 * the code of a widget reads and its widget.json does not have.
 */
export function settingIssues(workspace: Workspace): Issue[] {
  return ownWidgets(workspace).flatMap((widget) =>
    // The fault of its widget.json comes first.
    widget.isBroken ? [] : [...undescribed(workspace, widget), ...undeclared(workspace, widget)],
  );
}

function undescribed({ files }: Workspace, { file, props }: WidgetDefinition): Issue[] {
  const pointers = [...undescribedIn(props, '/props')];
  if (pointers.length === 0) return [];
  const { positions } = readJsonFile(files, file, '');
  return pointers.map((pointer) =>
    createIssue(
      'setting-undescribed',
      { file, pointer, ...positions.keyAt(pointer) },
      { path: pathOf(undefined, pointer) },
    ),
  );
}

/** Keys under which the schema of a setting has that of each value inside: of an item of a list, of a member under any name. */
const EACH = ['items', 'additionalProperties'] as const;

/** The pointers of settings, and of members of objects in them and of items of lists, that say nothing of themselves; what a reference leads to may. */
function* undescribedIn(schema: JsonObject, pointer: string): Generator<string> {
  const members = own(schema, 'properties');
  for (const [key, member] of Object.entries(isObject(members) ? members : {})) {
    if (!isObject(member)) continue;
    const inside = pointerTo(`${pointer}/properties`, key);
    const says = ['description', '$ref', 'allOf', 'const'].some((key) => own(member, key) !== undefined);
    if (!says) yield inside;
    yield* undescribedIn(member, inside);
  }
  for (const key of EACH) {
    const each = own(schema, key);
    if (isObject(each)) yield* undescribedIn(each, pointerTo(pointer, key));
  }
}

function undeclared({ files }: Workspace, { file, name, component, props }: WidgetDefinition): Issue[] {
  const others: JsonValue | undefined = own(props, 'additionalProperties');
  const isOpen = ['$ref', 'allOf', 'patternProperties'].some((key) => own(props, key) !== undefined);
  if (isOpen || (others !== undefined && others !== false)) return [];
  const members = own(props, 'properties');
  const settings = Object.keys(isObject(members) ? members : {});
  const codeFile = `${folderOf(file)}/${component}`;
  const bytes = files.read(codeFile);
  if (bytes === undefined) return [];
  const text = new TextDecoder().decode(bytes);
  const issues = new Map<string, Issue>();
  for (const { setting, start } of readsIn(text)) {
    if (settings.includes(setting) || issues.has(setting) || isInComment(text, start)) continue;
    const position = new SourceText(codeFile, text).position(start, start + setting.length);
    const args = { widget: name, name: setting, nearest: nearest(setting, settings), known: settings };
    issues.set(
      setting,
      createIssue('setting-undeclared', { file: codeFile, pointer: '', ...position }, args),
    );
  }
  return [...issues.values()];
}

/** The settings that a component reads by name, with the offsets of the names. */
function* readsIn(text: string): Generator<{ setting: string; start: number }> {
  const taken = TAKEN.exec(text);
  if (taken !== null) yield* namesIn(taken[1] ?? '', taken.index + taken[0].lastIndexOf(taken[1] ?? ''));
  if (!NAMED.test(text) || OTHER.test(text)) return;
  for (const { 0: whole, 1: setting, 2: several = '', index } of text.matchAll(READ)) {
    if (setting === undefined) yield* namesIn(several, index + whole.indexOf(several));
    else yield { setting, start: index + whole.length - setting.length };
  }
}

/** The names in a pattern that takes an object apart: `count, look: shape = 1, ...rest`. */
function* namesIn(pattern: string, offset: number): Generator<{ setting: string; start: number }> {
  let start = offset;
  for (const part of pattern.split(',')) {
    const [, space = '', setting] = /^(\s*)([A-Za-z]\w*)\s*(?:[:=]|$)/.exec(part) ?? [];
    if (setting !== undefined) yield { setting, start: start + space.length };
    start += part.length + 1;
  }
}
