import { resolve } from 'node:path';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import type { Page } from 'playwright-core';
import { type Answering, held, holdAnswers } from './hold-answers.ts';
import { type Shift, watchShifts } from './layout-shifts.ts';
import { addressOf } from './page-queries.ts';
import { type Portal, portal } from './portal.ts';

/** The stillness of a page of a portal while it comes. */
export interface Stillness {
  readonly address: string;
  /** The sum of its layout shifts. */
  readonly sum: number;
  readonly shifts: readonly Shift[];
}

/** A page of a brand as a test opens it. */
interface Place {
  readonly address: string;
  /** Account that it is for. Default: a visitor. */
  readonly as?: string;
}

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

/** The brands that have pages. */
export const STILL_BRANDS = listBrands(workspace).filter((id) => loadBrand(workspace, id).brand);

/** All pages of a brand and of its centres, as its manifest lists them. */
export function placesOf(id: string): readonly Place[] {
  const { brand } = loadBrand(workspace, id);
  if (!brand) return [];
  const { memberCentre, agentCentre } = brand.panels;
  const centre = (name: string, pages: readonly { readonly id: string }[] = [], as: string): Place[] =>
    pages.map((page) => ({ address: `/nowhere?${name}=${page.id}`, as }));
  return [
    ...brand.routes.map((route) => ({ address: addressOf(route) })),
    { address: '/nowhere' },
    ...centre('memberCentre', memberCentre?.pages, 'mai'),
    ...centre('agentCentre', agentCentre?.pages, 'tomas'),
  ];
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/** Opens pages of a brand in a window, one after the other, and writes down what moves in each. */
export class StillPages {
  readonly #site: Portal;
  readonly #width: number;
  readonly #answering: Answering;
  readonly #pages = new Map<string, Page>();

  constructor(brand: string, width: number, answering: Answering) {
    this.#site = portal(brand);
    this.#width = width;
    this.#answering = answering;
    this.#site.expectProblem(/answered 404: GET .*\/nowhere/);
  }

  /** Loads a page, and waits until it stands still with all that it shows. */
  async visit({ address, as = '' }: Place): Promise<Stillness> {
    const page = this.#pages.get(as) ?? (await this.#open(as));
    this.#pages.set(as, page);
    await page.goto(this.#site.url(address), { waitUntil: 'domcontentloaded' });
    const shifts = await page.evaluate(async () => {
      await window.heldAnswers?.stand();
      await window.heldAnswers?.release();
      return window.shifts ?? [];
    });
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    return { address, sum, shifts };
  }

  async #open(as: string): Promise<Page> {
    const size = [this.#width, HEIGHTS[this.#width] ?? 900] as const;
    const page = await this.#site.open('/terms', { size, ...(as && { as }) });
    await page.addInitScript(watchShifts);
    await page.addInitScript(holdAnswers, held(this.#answering));
    return page;
  }
}
