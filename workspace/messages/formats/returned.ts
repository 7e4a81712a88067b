import type { Language } from '#workspace/messages/languages.ts';
import type { PlacedRemark } from '#workspace/print-changes.ts';

/** A place in a file that came back from a translator. Lines and columns from 1. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One text as it came back from a translator. */
export interface ReturnedText {
  readonly key: string;
  /** Id of the brand whose file it is for. */
  readonly brand: string;
  /** The text that was translated. */
  readonly source: string;
  /** '' where there is none. */
  readonly translation: string;
  /** True when both languages have one text on purpose. */
  readonly same: boolean;
  /** True when somebody states that the translation fits this source, also where it is unchanged. */
  readonly holds: boolean;
  readonly spot: Spot;
}

/** A file that came back from a translator, in whatever format. */
export interface Returned {
  /** Missing where the file cannot be read as a whole; `refusals` say why. */
  readonly language?: Language;
  readonly texts: readonly ReturnedText[];
  readonly refusals: readonly PlacedRemark[];
}
