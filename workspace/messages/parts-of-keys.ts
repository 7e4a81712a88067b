import { contentKey } from '@liveryjs/compiler/i18n';
import { baseOf, folderOf } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';

/** Part of the messages that several groups of widgets say. */
const SHARED = 'shared';

/** Part of the messages that every page says, and of those that manifests name: titles, navigation, panels. */
const PAGES = 'pages';

/** Part of the contents: longer texts, in Markdown. */
const CONTENTS = 'contents';

/**
 * The part of a portal that a message belongs to, by its key: the group of the widget that the key is named after, else
 * the only group whose widgets say it. `shared` is what several groups say, `pages` what no widget says by itself.
 */
export function partsOfKeys({ widgets }: Pick<Workspace, 'widgets'>): (key: string) => string {
  const named = new Map(widgets.map(({ name, file }) => [inCamelCase(name), groupOf(file)]));
  const saying = new Map<string, Set<string>>();
  for (const { file, messages } of widgets)
    for (const key of messages) saying.set(key, (saying.get(key) ?? new Set()).add(groupOf(file)));
  return (key) => {
    if (key.startsWith(contentKey(''))) return CONTENTS;
    const namedPart = named.get(key.split('.', 1)[0] ?? '');
    if (namedPart !== undefined) return namedPart;
    const [group = PAGES, ...others] = saying.get(key) ?? [];
    return others.length > 0 ? SHARED : group;
  };
}

/** The group of a widget, by the path of its widget.json: the folder that holds the widget's own. */
function groupOf(file: string): string {
  return baseOf(folderOf(folderOf(file)));
}

function inCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
