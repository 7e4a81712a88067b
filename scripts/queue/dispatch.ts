import { dirname } from 'node:path';
import { Failure, machineFailure } from '@liveryjs/workspace/failure';
import type { Place } from '@liveryjs/workspace/inside';
import { placed } from '#scripts/bundle/build-brand.ts';
import type { BuildReport } from '#scripts/bundle/report.ts';
import type { QueueAddress } from './address.ts';
import { type BundleStore, StoreTrouble } from './bundle-store.ts';
import type { JobBoard } from './job-board.ts';
import type { Ledger } from './ledger.ts';
import type { Order } from './plan-orders.ts';

/** Milliseconds that the shared cache is left alone after it did not answer, and a disk after it took nothing. */
const REST_MS = 2000;

/** The things that are in the way of a build at the moment, each a sentence. */
export interface Troubles {
  redis?: string;
  answers?: string;
  cache?: string;
  disk?: string;
  workers?: string;
}

export interface DispatchOptions {
  readonly board: JobBoard;
  readonly address: QueueAddress;
  readonly ledger: Ledger;
  /** Where workers leave bundles. */
  readonly store: BundleStore;
  /** The store as it is told to people. */
  readonly shownStore: string;
  readonly folderOf: (id: string) => Place;
  readonly troubles: Troubles;
  readonly note: (sentence: string) => void;
}

/** Hands orders to the queue, follows them there, and brings their bundles back. */
export class Dispatch {
  readonly #options: DispatchOptions;
  readonly #noted = new Set<string>();
  #collected = 0;
  #restsUntil = 0;

  constructor(options: DispatchOptions) {
    this.#options = options;
  }

  /** Hands out an order, unless its bundle is there from an earlier build. */
  async begin(order: Order): Promise<void> {
    const { board, ledger } = this.#options;
    const report = await this.#fetch(order);
    if (report !== undefined && report !== 'later')
      return ledger.over(order, { state: 'cached', milliseconds: 0, issues: [] }, report);
    const before = await board.look(order.hash);
    // A brand that failed in an earlier build is tried again.
    if (before.state === 'broken' || (before.state === 'over' && before.outcome.state === 'failed'))
      await board.remove(order.hash);
    await this.#hand(order);
  }

  /** Looks after an order in the queue. @param workers names of those at the queue @returns whether a worker builds it now */
  async look(order: Order, workers: readonly string[]): Promise<boolean> {
    const { board, ledger } = this.#options;
    // Redis has refused it.
    if (!order.isHanded) {
      await this.begin(order);
      return false;
    }
    const job = await board.look(order.hash);
    switch (job.state) {
      // Redis has lost it, as one does that was started anew without a file.
      case 'missing':
        await this.#hand(order);
        return false;
      case 'foreign':
        order.troubles = [
          `Redis at ${this.#options.address.shown} holds of a brand what this version of Livery has not written, so the brand is handed out again. Give workers the same version, and a database of Redis of their own.`,
        ];
        await this.#handAgain(order);
        return false;
      case 'broken':
        ledger.failed(order, job.reason);
        return false;
      case 'over':
        if (job.outcome.state === 'built') await this.#collect(order, job.outcome.milliseconds);
        else ledger.over(order, { ...job.outcome, issues: placed(order, job.outcome.issues) });
        return false;
    }
    const { refusals = {}, troubles } = job.job;
    if (troubles) order.troubles = Object.values(troubles);
    await this.#heed(order, refusals, workers);
    return job.isRunning;
  }

  /** Tells why workers refuse an order, which has failed when all of them do. */
  async #heed(
    order: Order,
    refusals: Readonly<Record<string, string>>,
    workers: readonly string[],
  ): Promise<void> {
    const { board, ledger, note } = this.#options;
    for (const sentence of Object.values(refusals)) {
      if (!this.#noted.has(sentence)) note(sentence);
      this.#noted.add(sentence);
    }
    const isRefused = workers.length > 0 && workers.every((name) => Object.hasOwn(refusals, name));
    if (isRefused && (await board.remove(order.hash)))
      ledger.failed(order, [...new Set(Object.values(refusals))].join(' '));
  }

  async #hand(order: Order): Promise<void> {
    await this.#options.board.add({ brand: order.id, inputHash: order.hash });
    order.isHanded = true;
  }

  /** Hands out again what has ended without a bundle. A worker that has it just now may be able to build it. */
  async #handAgain(order: Order): Promise<void> {
    if (await this.#options.board.remove(order.hash)) await this.#hand(order);
  }

  /** The report of a bundle that lies in its folder now; undefined when there is none, `later` while nobody can say. */
  async #fetch(order: Order): Promise<BuildReport | undefined | 'later'> {
    const { store, folderOf, troubles } = this.#options;
    if (performance.now() < this.#restsUntil) return 'later';
    try {
      const report = await store.collect(order.hash, order.id, folderOf(order.id));
      delete troubles.cache;
      if (report !== undefined) delete troubles.disk;
      return report;
    } catch (error) {
      // A failure that says all of itself, such as a folder with something other than a bundle, is not waited for.
      if (error instanceof StoreTrouble) troubles.cache = error.message;
      else if (error instanceof Failure) throw error;
      else troubles.disk = this.#diskTrouble(error, order);
      this.#restsUntil = performance.now() + REST_MS;
      return 'later';
    }
  }

  /** The trouble that a disk has with a bundle, as a sentence that is the same for all bundles. @throws another error as it is */
  #diskTrouble(error: unknown, { id }: Order): string {
    const failure = machineFailure(error, dirname(this.#options.folderOf(id)));
    if (failure === undefined) throw error;
    return failure.message;
  }

  /** Brings the bundle of an order that was built. @throws Failure when none of the bundles arrives */
  async #collect(order: Order, milliseconds: number): Promise<void> {
    const report = await this.#fetch(order);
    if (report === 'later') return;
    if (report) {
      this.#collected += 1;
      return this.#options.ledger.over(order, { state: 'built', milliseconds, issues: [] }, report);
    }
    if (order.missed) {
      const reason = `The bundle of ${order.id} was built, and is not in ${this.#options.shownStore}. Give the workers the same LIVERY_CACHE_URL, LIVERY_CACHE_KEY and LIVERY_CACHE_TEAM as this command; without them, start them on this machine, in the same folder.`;
      // Where none arrives, the others would be built for nothing.
      if (this.#collected === 0) throw new Failure(reason);
      order.troubles = [reason];
    }
    order.missed = true;
    await this.#handAgain(order);
  }
}
