/** Code that did not arrive. The same attempt may succeed later. */
export class LoadError extends Error {
  /** @param name says what of: "widget 'a'" */
  constructor(name: string, cause: unknown) {
    super(`The code of the ${name} could not be loaded.`, { cause });
    this.name = 'LoadError';
  }
}
