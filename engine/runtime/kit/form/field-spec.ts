/** The kind of input that a field takes: decides keyboard, spelling aid and whether the input is trimmed. */
export type FieldKind = 'text' | 'password' | 'tel' | 'email' | 'code' | 'date' | 'decimal';

/** One field of a form, as a description. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly kind: FieldKind;
  /** Name of an icon at its start. */
  readonly icon?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  /** Characters that can be typed. What is pasted is cut there without a word: leave it out where a rule says more. */
  readonly maxLength?: number | undefined;
  /** The help for filling the field in. */
  readonly hint?: string | undefined;
  /** The label says that it may stay empty. */
  readonly optional?: boolean | undefined;
}
