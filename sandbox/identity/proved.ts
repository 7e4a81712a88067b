/** Somebody who has proved whose they are. */
export interface Proved {
  readonly accountId: number;
  readonly passwordExpired: boolean;
}
