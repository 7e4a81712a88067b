import type { Traced } from '#compiler/manifest/parse/traced.ts';

/** One version of the manifest format. */
export interface Version {
  readonly version: number;
  /** The changes, for people. */
  readonly title: string;
  /** Brings a manifest of the version before to this one. The first version has none. */
  readonly migrate?: (document: Traced) => Traced;
}

/** Every version, oldest first. A new version is one more entry. */
export const versions: readonly Version[] = [{ version: 1, title: 'The first format' }];
