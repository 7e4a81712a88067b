import type { Budgets } from '@liveryjs/schemas/brand';

/** Bytes of a file as it is and as a host sends it. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface RouteReport {
  readonly path: string;
  /** Files that the page needs at once. */
  readonly files: readonly string[];
  readonly script: Sizes;
  readonly style: Sizes;
  /** Scripts that it fetches right after, for what stands around and below; its HTML is there before. */
  readonly soon: { readonly files: readonly string[]; readonly script: Sizes };
}

export interface BudgetReport {
  readonly path: string;
  readonly kind: 'scriptKiB' | 'styleKiB';
  readonly limit: number;
  /** KiB after brotli, with one decimal. */
  readonly actual: number;
  readonly ok: boolean;
}

/** Holds the pages of a bundle against the budgets of its manifest. */
export function checkBudgets(budgets: Budgets, routes: readonly RouteReport[]): BudgetReport[] {
  return Object.entries(budgets).flatMap(([path, budget]) => {
    const route = routes.find((item) => item.path === path);
    if (!route) return [];
    const check = (kind: BudgetReport['kind'], size: Sizes): BudgetReport[] => {
      const limit = budget[kind];
      if (limit === undefined) return [];
      const actual = Math.round((size.brotli / 1024) * 10) / 10;
      return [{ path, kind, limit, actual, ok: size.brotli <= limit * 1024 }];
    };
    return [...check('scriptKiB', route.script), ...check('styleKiB', route.style)];
  });
}
