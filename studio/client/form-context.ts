import type { StudioEdit } from '#studio/api.ts';
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
  /** Asks in which other brands an edit is to be made, too. Missing where nothing of it is in the brand yet. */
  readonly spread?: (edit: StudioEdit) => void;
  /** True while nothing of it is in a file, so that no value is anybody's. */
  readonly isNew?: boolean;
}
