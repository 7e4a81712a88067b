import { type FileSystem, folderOf, type JsonSchema, own, textsIn } from '@liveryjs/compiler/manifest';
import type { OpenedModals, Workspace } from '#workspace/open/workspace.ts';
import { ownWidgets } from './own-widgets.ts';

/** Files of code that visitors get. */
const CODE = /^(?!.*\.(?:test|spec|stories|props)\.).*\.[cm]?[jt]sx?$/;

/** The expression by which code says which modal it opens, and the names in it: `modal: isNew ? 'welcome' : 'hello'`. */
const OPENED = /\bmodal:([^,}]*)/g;
const NAMED = /(['"`])([A-Za-z][\w-]*)\1/g;

/**
 * The modals that the portal's code opens, by its schema, and those that the code of the repository's own widgets does, which is
 * read when it is asked for a modal that the schema does not name.
 *
 * @param schema of the modals that the portal's code opens; undefined where nobody wrote it
 * @returns undefined where there is no such schema: nobody knows then
 */
export function openedModals(
  { files, widgets, installed }: Pick<Workspace, 'widgets' | 'installed'> & { readonly files: FileSystem },
  schema: JsonSchema | undefined,
): OpenedModals | undefined {
  if (schema === undefined) return undefined;
  const opened = new Set(textsIn(own(schema, 'enum')));
  let ofWidgets: ReadonlySet<string> | undefined;
  const inCode = () => {
    const sources = ownWidgets({ widgets, installed }).flatMap(({ file }) => {
      const folder = folderOf(file);
      return files
        .list(folder)
        .flatMap((name) => (CODE.test(name) ? (files.read(`${folder}/${name}`) ?? []) : []));
    });
    const decoder = new TextDecoder();
    const expressions = sources.flatMap((bytes) =>
      [...decoder.decode(bytes).matchAll(OPENED)].map(([, expression = '']) => expression),
    );
    return new Set(
      expressions.flatMap((expression) => [...expression.matchAll(NAMED)].map(([, , id = '']) => id)),
    );
  };
  return {
    needed: textsIn(own(schema, 'needed')),
    opens(id) {
      if (opened.has(id)) return true;
      ofWidgets ??= inCode();
      return ofWidgets.has(id);
    },
  };
}
