import { relative, resolve, sep } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { keptFiles } from './kept-files.ts';
import type { BrandResult } from './load-brand.ts';
import { CHECKS_FOLDER, loadChecks } from './load-checks.ts';
import { openWorkspace, rootOf } from './open-workspace.ts';
import { type PathChange, pathChange } from './path-change.ts';
import type { Workspace, WorkspaceFolders } from './workspace.ts';

/** A repository that stays open while its files change. */
export interface KeptRepository {
  /** As the files were when they were last read. */
  workspace(): Workspace;
  /**
   * Reads again what changed, and nothing else. What comes of it is what opening the repository anew would give.
   *
   * @param saved paths relative to the root: all that was written, moved or removed in the folder of the brands. What
   *   changed elsewhere is found without
   */
  refresh(saved: readonly string[]): Promise<Refreshed>;
  /**
   * Lays a text that is not saved over a file, as an editor has it. What comes of it is what opening the repository would
   * give, had it been saved.
   *
   * @param path relative to the root
   * @param text null has the file be gone; undefined takes away what was laid over it
   */
  draft(path: string, text: string | null | undefined): Promise<Refreshed>;
  /** The same of several files, by their paths, as one change. */
  draftAll(texts: ReadonlyMap<string, string | null | undefined>): Promise<Refreshed>;
}

export interface Refreshed {
  /** True when nothing changed. */
  readonly isSame: boolean;
  /** Tells whether a brand may differ from when this result was read. */
  readonly concerns: (result: Concerned) => boolean;
  /** Says of a path if it may say something else; missing where the repository itself was opened anew. */
  readonly change?: PathChange;
}

/** The manifests and files that a brand was read from. */
export interface Concerned extends Pick<BrandResult, 'chain' | 'inputs'> {
  /** Missing where a manifest of the chain could not be read. */
  readonly merged?: unknown;
}

/** Opens a repository that stays open. Never throws for what people wrote. */
export async function keepRepository(folders: WorkspaceFolders): Promise<KeptRepository> {
  const root = rootOf(folders);
  const brandsFolder = relative(root, resolve(root, folders.brandsFolder ?? 'brands'))
    .split(sep)
    .join('/');
  const files = keptFiles(root, brandsFolder);
  for (const { path, after } of folders.laidOver ?? []) files.draft(path, after);
  let readPaths = new Set<string>();
  let hasChecks = false;
  const open = async () => {
    const paths = new Set<string>();
    let isOpen = false;
    const heardFiles = heard(files, (path) => isOpen || paths.add(path));
    for (const name of heardFiles.list(CHECKS_FOLDER)) heardFiles.size(`${CHECKS_FOLDER}/${name}`);
    const checks = await loadChecks(root);
    hasChecks = checks.checks.length > 0;
    readPaths = paths;
    const workspace = openWorkspace({ ...folders, checks, files: heardFiles });
    isOpen = true;
    return { ...workspace, folders };
  };
  let workspace = await open();

  /** Tells whether the workspace itself, and with it all of its brands, may differ. */
  const isWhole = (changed: readonly string[], mayDiffer: PathChange) =>
    [...readPaths].some(mayDiffer) ||
    // Checks of a repository may read any file.
    (hasChecks && changed.some((path) => !path.startsWith(`${brandsFolder}/`)));

  /** Has everything that was read from changed paths be read again. */
  async function takeIn(changed: readonly string[]): Promise<Refreshed> {
    const mayDiffer = pathChange(changed);
    if (isWhole(changed, mayDiffer)) {
      workspace = await open();
      return { isSame: false, concerns: () => true };
    }
    workspace.resolver.forget(mayDiffer);
    const { parentFolders } = workspace;
    // Brands share most of what they are read from.
    const answersByPath = new Map<string, boolean>();
    const isOnce = (path: string, find: () => boolean) => {
      const answer = answersByPath.get(path) ?? find();
      answersByPath.set(path, answer);
      return answer;
    };
    const isChanged = (path: string) => isOnce(path, () => mayDiffer(path));
    const isOther = ({ id, folder }: Concerned['chain'][number]) =>
      // A folder that was missing may have come, also where another folder had a brand of that id.
      isOnce(
        `${folder}/`,
        () =>
          mayDiffer(folder) ||
          [brandsFolder, ...parentFolders].some((parentFolder) => mayDiffer(`${parentFolder}/${id}`)),
      );
    return {
      isSame: changed.length === 0,
      change: mayDiffer,
      concerns: ({ merged, inputs, chain }) =>
        changed.length > 0 && (merged === undefined || inputs.some(isChanged) || chain.some(isOther)),
    };
  }

  return {
    workspace: () => workspace,
    refresh: (saved) => takeIn(files.refresh(saved)),
    draft: (path, text) => takeIn(files.draft(path, text) ? [path] : []),
    draftAll: (texts) =>
      takeIn([...texts].flatMap(([path, text]) => (files.draft(path, text) ? [path] : []))),
  };
}

/** The same files. @param hear gets every path that is asked for */
function heard(files: FileSystem, hear: (path: string) => unknown): FileSystem {
  const heardOf = (path: string) => {
    hear(path);
    return path;
  };
  return {
    read: (path) => files.read(heardOf(path)),
    size: (path) => files.size(heardOf(path)),
    list: (folder) => files.list(heardOf(folder)),
    fault: (path) => files.fault?.(heardOf(path)),
    holds: (folder, path) => files.holds(heardOf(folder), heardOf(path)),
  };
}
