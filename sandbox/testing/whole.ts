/** A shape of the contract without what it leaves open: the sandbox answers every field. */
export type Whole<Value> = Value extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Whole<Value[Name]> }
    : Value;
