export type Severity = 'error' | 'warning';

/** Where a finding stands. `file` is a posix path relative to the workspace root; line and column count from 1, in UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Column after the last marked one, when the marked text ends on the same line. */
  readonly endColumn?: number;
  /** JSON Pointer of the value in the manifest as merged, or in the file itself for other files. */
  readonly pointer: string;
}

/** One finding: what happened, where, and what to do. */
export interface Issue extends Place {
  /** Name of the finding in the catalogue. A published name stays. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  /** The value that was most likely meant in place of the marked one: a name, or a value as JSON has it. */
  readonly meant?: Meant;
  /** Changes at other places of the brand's own manifest that put it right. */
  readonly changes?: readonly Change[];
  /** Further files in which the same is wrong at the same pointer. */
  readonly also?: readonly string[];
  /** The code and the number of the issues that this one stands for, which were only counted. */
  readonly more?: { readonly code: string; readonly count: number };
}

/** A value as JSON has it. */
export type Meant = string | number | boolean | readonly Meant[] | { readonly [key: string]: Meant };

/** A change of a manifest. */
export interface Change {
  /** JSON Pointer of a value in the manifest as merged. */
  readonly pointer: string;
  /** The value that comes there. Without one, what stands there is taken out: an item of a list, or a key. */
  readonly value?: Meant;
}

/** The catalogue's entry for one kind of finding. `Args` are the values that the place that finds it fills in. */
export interface Finding<Args> {
  readonly title: string;
  readonly severity: Severity;
  message(args: Args): string;
  hint(args: Args): string;
}
