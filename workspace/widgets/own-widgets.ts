import type { WidgetDefinition } from '@liveryjs/compiler/manifest';
import type { Workspace } from '#workspace/open/workspace.ts';

/** The widgets that the repository writes itself. */
export function ownWidgets({
  widgets,
  installed,
}: Pick<Workspace, 'widgets' | 'installed'>): WidgetDefinition[] {
  return widgets.filter(({ file }) => !installed.some((folder) => file.startsWith(`${folder}/`)));
}
