import type { Identifier } from '@liveryjs/schemas/platform';

/** A shape of the contract as the sandbox has it: its ids are whole numbers, where the contract leaves texts too. */
export type OwnIds<Value> = unknown extends Value
  ? Value
  : [Identifier] extends [NonNullable<Value>]
    ? Exclude<Value, string>
    : Value extends readonly (infer Item)[]
      ? OwnIds<Item>[]
      : Value extends object
        ? { [Name in keyof Value]: OwnIds<Value[Name]> }
        : Value;
