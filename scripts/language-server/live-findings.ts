import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Issue } from '@liveryjs/compiler/issues';
import { type BrandFindings, checkOne } from '@liveryjs/workspace/check/check-one';
import { type KeptRepository, listBrands } from '@liveryjs/workspace/open';

/** The findings of the brands that somebody edits, kept up while they do. */
export class LiveFindings {
  readonly #repository: KeptRepository;
  readonly #publish: (file: string, issues: readonly Issue[]) => void;
  readonly #results = new Map<string, BrandFindings>();
  readonly #waiting = new Set<string>();
  #work: Promise<void> | undefined;

  /** @param publish gets all findings of a file, relative to the root, whenever they are others */
  constructor(repository: KeptRepository, publish: (file: string, issues: readonly Issue[]) => void) {
    this.#repository = repository;
    this.#publish = publish;
  }

  /** Has a brand be looked at from now on, and all that extend it. */
  watch(brand: string): void {
    const { resolver } = this.#repository.workspace();
    const all = listBrands(this.#repository.workspace());
    const below = all.filter((id) => resolver.inherit(id).chain.some((link) => link.id === brand));
    for (const id of new Set([brand, ...below])) if (!this.#results.has(id)) this.#waiting.add(id);
    this.#begin();
  }

  /** Looks again at those that a change may concern. @param first the brand that is edited: its findings come before others */
  renew(concerns: (from: BrandFindings['from']) => boolean, first?: string): void {
    const ids = new Set(listBrands(this.#repository.workspace()));
    const changed = [...this.#results].filter(([id, { from }]) => !ids.has(id) || concerns(from));
    const names = changed
      .map(([id]) => id)
      .sort((id, other) => Number(other === first) - Number(id === first));
    for (const id of names) this.#waiting.add(id);
    // A brand that is being written has no file yet.
    if (first !== undefined && ids.has(first) && !this.#results.has(first)) this.#waiting.add(first);
    this.#begin();
  }

  /** All findings in a file, each once. */
  issuesIn(file: string): readonly Issue[] {
    const all = [...this.#results.values()]
      .flatMap(({ issues }) => issues)
      .filter((issue) => issue.file === file);
    return [...new Map(all.map((issue) => [keyOf(issue), issue])).values()];
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  #begin(): void {
    this.#work ??= this.#checkAll().finally(() => {
      this.#work = undefined;
      if (this.#waiting.size > 0) this.#begin();
    });
  }

  async #checkAll(): Promise<void> {
    for (const id of this.#waiting) {
      // The editor may ask something meanwhile: that is answered first, and between two brands.
      await nextTurn();
      this.#waiting.delete(id);
      this.#check(id);
    }
  }

  #check(id: string): void {
    const workspace = this.#repository.workspace();
    const before = this.#results.get(id)?.issues ?? [];
    const isThere = listBrands(workspace).includes(id);
    if (isThere) this.#results.set(id, checkOne(workspace, id));
    else this.#results.delete(id);
    const now = this.#results.get(id)?.issues ?? [];
    const keys = [before, now].map((issues) => new Set(issues.map(keyOf)));
    const differing = [
      ...now.filter((issue) => !keys[0]?.has(keyOf(issue))),
      ...before.filter((issue) => !keys[1]?.has(keyOf(issue))),
    ];
    for (const file of new Set(differing.map((issue) => issue.file)))
      this.#publish(file, this.issuesIn(file));
  }
}

function keyOf({ file, line, column, endColumn, code, message }: Issue): string {
  return [file, line, column, endColumn, code, message].join('\n');
}
