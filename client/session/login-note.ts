/** The facts about a login that its answer does not hold. */
export interface LoginNote {
  /** The name that the visitor logged in with; undefined: only the platform knows who it was. */
  readonly username?: string | undefined;
  /** True when the login was by a password, which may be due to be changed [4.03]. */
  readonly byPassword: boolean;
  /** True when that password has to be changed in any case [4.03]. */
  readonly flagged?: boolean;
}
