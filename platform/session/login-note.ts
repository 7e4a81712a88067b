/** What is known of a login beside its answer. */
export interface LoginNote {
  /** What the visitor logged in with; undefined: only the platform knows who it was. */
  readonly username?: string | undefined;
  /** Whether it was by a password, which may be due to be changed [4.03]. */
  readonly byPassword: boolean;
  /** Whether that is the one that has to be changed in any case [4.03]. */
  readonly flagged?: boolean;
}
