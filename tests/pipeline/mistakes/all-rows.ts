import type { Mistake } from './rows.ts';
import { doubles } from './rows-of-doubles.ts';
import { formMistakes } from './rows-of-forms.ts';
import { namings } from './rows-of-names.ts';
import { nearMistakes } from './rows-of-near-forms.ts';
import { removals } from './rows-of-removals.ts';
import { silences } from './rows-of-silence.ts';

/** All mistakes that are written by hand, each of a kind of its own. */
export const all: readonly Mistake[] = [
  ...formMistakes,
  ...nearMistakes,
  ...removals,
  ...silences,
  ...namings,
  ...doubles,
];
