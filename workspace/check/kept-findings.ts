import type { Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import type { Refreshed, Workspace } from '#workspace/open/index.ts';
import { type PathChange, PathMap } from '#workspace/open/path-change.ts';
import type { BrandFindings } from './check-one.ts';

/** A check of what brands stand in. It reads files and manifests alone. */
export type RepositoryCheck = (workspace: Workspace) => readonly Issue[];

/** Findings that are not looked for again while nothing changes of all that they were read from. */
export class KeptFindings {
  /** Findings of brands, by their ids. */
  readonly brands = new Map<string, BrandFindings>();
  readonly #answers = new Map<
    RepositoryCheck,
    { readonly issues: readonly Issue[]; readonly heard: HeardFiles }
  >();

  /** Leaves out what may be found otherwise since a change. */
  forget({ concerns, change }: Pick<Refreshed, 'concerns' | 'change'>): void {
    for (const [id, { from }] of this.brands) if (concerns(from)) this.brands.delete(id);
    if (change === undefined) this.#answers.clear();
    else for (const { heard } of this.#answers.values()) heard.doubt(change);
  }

  /** The findings of a check: those of the last time where it would be told the same again. */
  ofRepository(workspace: Workspace, check: RepositoryCheck): readonly Issue[] {
    const answer = this.#answers.get(check);
    if (answer?.heard.isSame()) return answer.issues;
    const heard = new HeardFiles(workspace.files);
    const { resolver } = workspace;
    const inherit: Workspace['resolver']['inherit'] = (id) => {
      const extended = resolver.inherit(id);
      for (const path of extended.inputs) heard.read(path);
      return extended;
    };
    const issues = check({ ...workspace, files: heard, resolver: { ...resolver, inherit } });
    this.#answers.set(check, { issues, heard });
    return issues;
  }
}

/** Files that note every answer they gave, and can tell if they would give the same ones again. */
class HeardFiles implements FileSystem {
  readonly #files: FileSystem;
  /** For each path the questions that were put, each of which tells if its answer is as it was. */
  readonly #questions = new PathMap<Map<string, () => boolean>>();
  readonly #doubted = new Set<string>();

  constructor(files: FileSystem) {
    this.#files = files;
  }

  /** Has what was asked of changed paths be asked again. */
  doubt(change: PathChange): void {
    for (const path of change.among(this.#questions)) this.#doubted.add(path);
  }

  isSame(): boolean {
    for (const path of this.#doubted) {
      for (const isSame of this.#questions.get(path)?.values() ?? []) if (!isSame()) return false;
      this.#doubted.delete(path);
    }
    return true;
  }

  read(path: string) {
    return this.#ask('read', path, () => this.#files.read(path));
  }

  /** Whoever asks for the size of a file here asks if there is one: another size is the same answer. */
  size(path: string) {
    return this.#ask(
      'size',
      path,
      () => this.#files.size(path),
      (before, now) => (before === undefined) === (now === undefined),
    );
  }

  list(folder: string) {
    return this.#ask(
      'list',
      folder,
      () => this.#files.list(folder),
      (before, now) => before.length === now.length && before.every((name, index) => name === now[index]),
    );
  }

  fault(path: string) {
    return this.#ask('fault', path, () => this.#files.fault?.(path));
  }

  holds(folder: string, path: string) {
    return this.#ask(`holds ${folder}`, path, () => this.#files.holds(folder, path));
  }

  #ask<Answer>(
    kind: string,
    path: string,
    ask: () => Answer,
    isEqual: (before: Answer, now: Answer) => boolean = Object.is,
  ): Answer {
    const answer = ask();
    const questions = this.#questions.get(path) ?? new Map<string, () => boolean>();
    questions.set(kind, () => isEqual(answer, ask()));
    this.#questions.set(path, questions);
    return answer;
  }
}
