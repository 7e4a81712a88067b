import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import { joined, reachOfSide } from '#workspace/changes/reach-of-files.ts';
import { checkBrands } from '#workspace/check/check-brands.ts';
import { KeptFindings } from '#workspace/check/kept-findings.ts';
import type { Applied } from '#workspace/edits/apply-edits.ts';
import type { FileChange } from '#workspace/edits/file-change.ts';
import { compareFindings, type FindingsOfChange, touchedBrands } from '#workspace/edits/findings.ts';
import {
  type KeptRepository,
  keepRepository,
  listBrands,
  type Workspace,
  type WorkspaceFolders,
} from '#workspace/open/index.ts';
import { rootOf } from '#workspace/open/open-workspace.ts';
import type { ChangedFile } from '#workspace/open/with-files.ts';
import type { Reached } from '#workspace/reach/reach.ts';

/** All that comes of a change of files. */
export interface Outcome extends FindingsOfChange {
  readonly reached: readonly Reached[];
}

/** One of the changes that are made one after another, on the repository as those before have left it. */
export type ChangeStep = (workspace: Workspace) => Applied | Promise<Applied>;

/**
 * A repository that stays open for somebody who asks much of it. Each answer is of the files as they are on the disk when
 * the question comes; what is not changed is not read again.
 */
export class LiveWorkspace {
  readonly #repository: KeptRepository;
  readonly #root: string;
  /** Texts that lie over files. */
  readonly #laid = new Map<string, string>();
  readonly #findings = new KeptFindings();
  #stamps: ReadonlyMap<string, string>;
  /** The paths that have changed by each revision. */
  readonly #changes: (readonly string[])[] = [];
  #turns: Promise<unknown> = Promise.resolve();

  private constructor(repository: KeptRepository, root: string, stamps: ReadonlyMap<string, string>) {
    this.#repository = repository;
    this.#root = root;
    this.#stamps = stamps;
  }

  static async open(folders: WorkspaceFolders): Promise<LiveWorkspace> {
    const root = rootOf(folders);
    // Before anything is read: what changes meanwhile is read again.
    const stamps = stampsIn(root, resolve(root, folders.brandsFolder ?? 'brands'));
    return new LiveWorkspace(await keepRepository(folders), root, stamps);
  }

  /** The repository as it is within a turn. */
  get workspace(): Workspace {
    return this.#repository.workspace();
  }

  /** A number that is another one whenever something has changed. */
  get revision(): number {
    return this.#changes.length;
  }

  /** Paths that have changed since a revision, as far as they lie in the folder of the brands. */
  changedSince(revision: number): readonly string[] {
    return [...new Set(this.#changes.slice(revision).flat())];
  }

  /** Does something with the repository as it is now. One work is done after the other. */
  inTurn<Result>(work: (workspace: Workspace) => Result | Promise<Result>): Promise<Result> {
    const turn = this.#turns.then(
      () => this.#answer(work),
      () => this.#answer(work),
    );
    this.#turns = turn;
    return turn;
  }

  /** Findings of brands and of what they stand in. Within a turn. */
  async findings(brands: readonly string[] = listBrands(this.workspace)): Promise<readonly Issue[]> {
    const { folders, ...workspace } = this.workspace;
    // Threads open the folders anew, and would not see what lies over files.
    const open = this.#laid.size > 0 || folders === undefined ? workspace : { ...workspace, folders };
    return (await checkBrands(open, { brands, kept: this.#findings })).issues;
  }

  /** Does something while files say something else; nothing is written. Within a turn. */
  async over<Result>(files: readonly ChangedFile[], work: () => Result | Promise<Result>): Promise<Result> {
    const before = new Map(files.map(({ path }) => [path, this.#laid.get(path)]));
    const findings = new Map(this.#findings.brands);
    try {
      await this.#lay(new Map(files.map(({ path, after }) => [path, after])));
      return await work();
    } finally {
      await this.#lay(before);
      for (const [id, result] of findings) this.#findings.brands.set(id, result);
    }
  }

  /** The files after all steps; none where one cannot be made. Nothing is written. Within a turn. */
  async make(steps: readonly ChangeStep[]): Promise<Applied> {
    const changes = new Map<string, FileChange>();
    const sentences: string[] = [];
    const make = async (index: number): Promise<readonly string[]> => {
      const step = steps[index];
      if (step === undefined) return [];
      const applied = await step(this.workspace);
      if (applied.wrong.length > 0) return applied.wrong;
      sentences.push(...applied.sentences);
      for (const change of applied.files)
        changes.set(change.path, { ...change, before: (changes.get(change.path) ?? change).before });
      return this.over(applied.files, () => make(index + 1));
    };
    const wrong = await make(0);
    const files = [...changes.values()].filter(({ before, after }) => before !== after);
    return wrong.length > 0 ? { files: [], sentences: [], wrong } : { files, sentences, wrong };
  }

  /** The findings that come and go with a change of files, and the pages that it touches. Within a turn. */
  async judge(files: readonly FileChange[]): Promise<Outcome> {
    if (files.length === 0) return { come: [], gone: [], reached: [] };
    const isOfBrands = files.every(({ path }) => path.startsWith(`${this.workspace.brandsFolder}/`));
    const brands = isOfBrands ? touchedBrands(this.workspace, [], files) : listBrands(this.workspace);
    const before = await this.findings(brands);
    const was = reachOfSide(this.workspace, files, 'before', brands);
    return this.over(files, async () => {
      const findings = compareFindings(before, await this.findings(brands));
      const is = reachOfSide(this.workspace, files, 'after', brands);
      return { ...findings, reached: joined([...was, ...is]) };
    });
  }

  async #answer<Result>(work: (workspace: Workspace) => Result | Promise<Result>): Promise<Result> {
    const stamps = stampsIn(this.#root, resolve(this.#root, this.workspace.brandsFolder));
    const paths = [...new Set([...stamps.keys(), ...this.#stamps.keys()])];
    const changed = paths.filter((path) => stamps.get(path) !== this.#stamps.get(path));
    this.#stamps = stamps;
    const refreshed = await this.#repository.refresh(changed);
    if (!refreshed.isSame) {
      this.#changes.push(changed);
      this.#findings.forget(refreshed);
    }
    return work(this.workspace);
  }

  async #lay(texts: ReadonlyMap<string, string | undefined>): Promise<void> {
    const refreshed = await this.#repository.draftAll(texts);
    for (const [path, text] of texts)
      if (text === undefined) this.#laid.delete(path);
      else this.#laid.set(path, text);
    this.#findings.forget(refreshed);
  }
}

/** A text for each path in a folder, which is another one once that has changed. Paths are relative to the root. */
function stampsIn(root: string, folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const place = join(entry.parentPath, entry.name);
      const stats = lstatSync(place, { throwIfNoEntry: false });
      if (stats === undefined) return [];
      const path = relative(root, place).split(sep).join('/');
      return [[path, `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`] as const];
    }),
  );
}
