/** Why a page cannot be published: it would show keys in place of texts. */
export class TextFault extends Error {
  // Builds load the engine twice, so that its name tells it from other errors.
  override readonly name = 'TextFault';

  /**
   * @param path of the page
   * @param faults what `createPortalIntl` says of the texts, by their keys
   */
  constructor(path: string, faults: ReadonlyMap<string, string>) {
    const told = [...faults].map(([key, sentence]) => `${JSON.stringify(key)} (${reasonIn(sentence)})`);
    super(`The page at ${path} shows the key in place of ${told.join(', ')}.`);
  }
}

function reasonIn(sentence: string): string {
  const unfilled = /variable "([^"]+)" was not provided/.exec(sentence)?.[1];
  if (unfilled !== undefined) return `nothing fills {${unfilled}}`;
  return (sentence.split('\n', 1)[0] ?? '').replace(/\.$/, '');
}
