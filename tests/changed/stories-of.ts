/** Rooms whose every change can show in the stories of all widgets. */
const SHARED = /^(engine\/(kit|render|theme|i18n)|stories|platform|brands\/house|tests\/stories)\//;

/**
 * Which stories show what changed.
 *
 * @param changed paths of changed files, from the project's root
 * @returns what the stories' files lie under: folders of widgets, or an empty text for all; undefined where no story
 * shows any of it
 */
export function storiesOf(changed: readonly string[]): readonly string[] | undefined {
  if (changed.some((file) => SHARED.test(file) && !/\.test\.tsx?$/.test(file))) return [''];
  const widgets = changed.flatMap((file) => /^widgets\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? []);
  return widgets.length === 0 ? undefined : [...new Set(widgets)];
}
