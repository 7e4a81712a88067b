import type { Place } from '@liveryjs/workspace/inside';
import { type BrandBuild, brandBuild, failure } from '#scripts/bundle/build-brand.ts';
import type { BuildResult } from '#scripts/bundle/build-brands.ts';
import { createGroups } from '#scripts/bundle/groups.ts';
import type { BuildReport } from '#scripts/bundle/report.ts';
import type { Order, Planned } from './plan-orders.ts';
import type { Standing } from './standing.ts';

/** The most brands that are in the queue at once: each of them is looked at again and again. */
const MOST_HANDED = 100;

export type Became = Pick<BrandBuild, 'state' | 'milliseconds' | 'issues'>;

/** The account of a build by workers: each brand is unplanned, waits, is handed out, or is done. */
export class Ledger {
  readonly #ids: readonly string[];
  readonly #folderOf: (id: string) => Place;
  readonly #unplanned: Set<string>;
  readonly #waiting = createGroups<Order>();
  readonly #handed = new Map<string, Order>();
  readonly #builds = new Map<string, BrandBuild>();
  #finished = 0;
  #firstAt: number | undefined;

  /** @param folderOf the folder that the bundle of a brand is to lie in */
  constructor(ids: readonly string[], folderOf: (id: string) => Place) {
    this.#ids = ids;
    this.#folderOf = folderOf;
    this.#unplanned = new Set(ids);
  }

  /** Enters the plan for a brand. */
  plan(planned: Planned): void {
    const { id } = planned;
    this.#unplanned.delete(id);
    if (planned.state === 'ordered') this.#waiting.add(planned.order.group, planned.order);
    else if (planned.state !== 'abstract')
      this.#enter(id, { ...planned, milliseconds: 0 }, 'report' in planned ? planned.report : undefined);
  }

  /** The orders that are handed out, the earliest first: the queue gives them to workers in this order. */
  get handed(): readonly Order[] {
    return [...this.#handed.values()];
  }

  /** Takes the next orders to hand out: none where enough are handed out, or all others wait for the first of their group. */
  take(most: number): readonly Order[] {
    const orders: Order[] = [];
    while (orders.length < most && this.#handed.size < MOST_HANDED) {
      const order = this.#waiting.next();
      if (order === undefined) break;
      this.#handed.set(order.hash, order);
      orders.push(order);
    }
    return orders;
  }

  /** Enters what became of an order. */
  over(order: Order, build: Became, report?: BuildReport): void {
    this.#handed.delete(order.hash);
    this.#waiting.over(order.group);
    if (build.state !== 'cached') {
      if (this.#firstAt === undefined) this.#firstAt = performance.now();
      else this.#finished += 1;
    }
    this.#enter(order.id, { ...build, issues: [...order.issues, ...build.issues] }, report);
  }

  /** Enters that workers could not build an order. @param reason a sentence */
  failed(order: Order, reason: string): void {
    const issues = [failure(order, 'build-worker', { reason })];
    this.over(order, { state: 'failed', milliseconds: 0, issues });
  }

  /** The number of brands that are done. */
  get done(): number {
    return this.#builds.size;
  }

  /** True when nothing of the plan is left to do. */
  get isEmpty(): boolean {
    return this.#waiting.size + this.#handed.size === 0;
  }

  get standing(): Omit<Standing, 'running' | 'workers'> {
    const builds = [...this.#builds.values()];
    return {
      done: builds.length,
      failed: builds.filter(({ state }) => state === 'failed').length,
      cached: builds.filter(({ state }) => state === 'cached').length,
      total: builds.length + this.#waiting.size + this.#handed.size + this.#unplanned.size,
      finished: this.#finished,
      elapsed: this.#firstAt === undefined ? 0 : performance.now() - this.#firstAt,
    };
  }

  get result(): BuildResult {
    const brands = this.#ids.flatMap((id) => this.#builds.get(id) ?? []);
    return { brands, ok: brands.every(({ state }) => state !== 'failed') };
  }

  #enter(id: string, build: Became, report: BuildReport | undefined): void {
    this.#builds.set(id, brandBuild({ id, folder: this.#folderOf(id), ...build }, report));
  }
}
