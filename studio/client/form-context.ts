import type { Commit } from './calls.ts';
import type { Adding } from './node-actions.ts';

/** All that fields need of the page around them. */
export interface FormContext {
  readonly brand: string;
  readonly language: string;
  readonly commit: Commit;
  /** Shows the form of an item. */
  readonly open: (place: string) => void;
  readonly add: (adding: Adding) => void;
  /** True while nothing of it is in a file, so that no value is anybody's. */
  readonly isNew?: boolean;
}
