/** A release as its service worker knows it. Addresses are paths of the portal. */
export interface KeptRelease {
  /** Equal for the pages of a release and its worker. */
  readonly id: string;
  /** The files that every page needs; their names hold their content. */
  readonly files: readonly string[];
  /** The page without content that stands in for a page that was never opened. */
  readonly shell: { readonly url: string; readonly revision: string };
  /** Beginnings of the addresses that lead to the platform. */
  readonly platform: readonly string[];
}

/** A message from a page to a service worker. */
export type WorkerMessage =
  /** The id of the worker's release is to come through the port. */
  | { readonly asks: 'release' }
  /** A page that was opened before there was a worker is to be kept, with the files that it has fetched. */
  | { readonly page: string; readonly files: readonly string[] };
