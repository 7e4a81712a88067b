/** An order of ids in which any of them can be moved next to another without going through all of them. */
export class IdOrder {
  readonly #next = new Map<string, string | undefined>();
  readonly #before = new Map<string, string | undefined>();
  readonly #lastAfter = new Map<string, string>();
  #first: string | undefined;

  constructor(ids: Iterable<string>) {
    let before: string | undefined;
    for (const id of ids) {
      this.#link(before, id);
      before = id;
    }
    this.#link(before, undefined);
  }

  moveBefore(id: string, target: string): void {
    this.#take(id);
    const before = this.#before.get(target);
    this.#link(before, id);
    this.#link(id, target);
  }

  /** Puts the id after the target, and after what was put there before. */
  moveAfter(id: string, target: string): void {
    const last = this.#lastAfter.get(target) ?? target;
    this.#lastAfter.set(target, id);
    this.#take(id);
    const next = this.#next.get(last);
    this.#link(last, id);
    this.#link(id, next);
  }

  *ids(): Generator<string> {
    for (let id = this.#first; id !== undefined; id = this.#next.get(id)) yield id;
  }

  #take(id: string): void {
    this.#link(this.#before.get(id), this.#next.get(id));
  }

  #link(before: string | undefined, next: string | undefined): void {
    if (before === undefined) this.#first = next;
    else this.#next.set(before, next);
    if (next !== undefined) this.#before.set(next, before);
  }
}
