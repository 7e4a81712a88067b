import type { Facts } from '#engine/features/evaluate-condition.ts';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';

/** What the platform says of itself before anything else. */
export interface StatusReport {
  /** 0 shows the portal; another number the brand's screen for it, or nothing [2.18]. */
  readonly status: number;
  /** Ids of the whitelabel modules that are on. */
  readonly modules: readonly string[];
  /** Names by kind, for the manifest's conditions. */
  readonly facts: Facts;
}

/** A call that answers conditions. */
export interface FactSource {
  readonly key: string;
  load(signal: AbortSignal, brand: ResolvedBrand): Promise<Facts>;
}

/** What a portal's action is given. */
export interface ActionContext {
  readonly brand: ResolvedBrand;
  /** Tells the visitor something, by message key. */
  readonly notify: (messageKey: string, tone?: 'info' | 'error') => void;
}

/** What an industry brings: where status and facts come from, and what its links can do. The engine knows no more. */
export interface Portal {
  /** Called once in a browser, before anything else is asked. */
  start(): void;
  /** Kinds of condition whose names must all hold, beside `features`. */
  readonly allOf: readonly string[];
  /** Facts that are known without a call. Read at the start and whenever `watch` says so. */
  facts(brand: ResolvedBrand): Facts;
  /** Whether there is a session. */
  signedIn(): boolean;
  /** Calls the listener when `facts` or `signedIn` may have changed; returns what ends that. */
  watch(listener: () => void): () => void;
  loadStatus(signal: AbortSignal): Promise<StatusReport>;
  /** Loaded while the status is 0. */
  readonly sources: readonly FactSource[];
  readonly actions: Readonly<Record<string, (context: ActionContext) => void | Promise<void>>>;
}
