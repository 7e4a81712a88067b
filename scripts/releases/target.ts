import type { BuildReport } from '#scripts/bundle/report.ts';
import type { Release } from './release.ts';
import type { SmokeSite } from './smoke.ts';

/** A bundle as it was built: every file with its bytes, the report among them. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The current release of a brand, served to this process alone. */
export interface Served {
  readonly site: SmokeSite;
  /** Faults in how files are kept that are not seen at the site: a sentence each. */
  readonly findings: readonly string[];
  close(): Promise<void>;
}

/**
 * A place that releases are published to. Each operation is done as a whole or not at all, whenever the process ends.
 * All of them throw a Failure for what the place refuses.
 */
export interface ReleaseTarget {
  /** The name of the place in sentences. */
  readonly name: string;
  /** Ids of brands that may have releases there. */
  brands(): Promise<readonly string[]>;
  /**
   * Does work while nobody else changes the releases of a brand.
   * @throws Failure when somebody else does
   */
  lock<T>(brand: string, work: (stillMine: () => void) => Promise<T>): Promise<T>;
  /** Releases that can become the current one, previews and releases that were taken back: the latest first. */
  list(brand: string): Promise<readonly Release[]>;
  /** Ids of releases whose record is there and is not as it was written: `list` is without them. */
  damaged(brand: string): Promise<readonly string[]>;
  /** The id of the release that visitors get; undefined before the first one. */
  current(brand: string): Promise<string | undefined>;
  /** The report of a release that is there; undefined when a file of the release is not as it was published. */
  report(brand: string, id: string): Promise<BuildReport | undefined>;
  /** True when every file of a release is there, whatever is in it. */
  isThere(brand: string, id: string): Promise<boolean>;
  /** Puts the files of a release there, and makes assets of earlier releases reachable beside them. */
  put(release: Release, files: Files, earlier: readonly Release[]): Promise<Release>;
  /** Makes the assets of other releases reachable beside those of one that is there. */
  keep(release: Release, earlier: readonly Release[]): Promise<Release>;
  /** Writes what is known of a release anew. */
  note(release: Release): Promise<void>;
  /** Makes a release the one that visitors get, in one step; undefined takes the brand away. Only under the lock. */
  point(brand: string, id: string | undefined): Promise<void>;
  /** Takes a release away. */
  remove(brand: string, id: string): Promise<void>;
  /** Serves a release as it is there, for whoever wants to look at it before visitors' own server is asked. */
  serve(release: Release): Promise<Served>;
}
