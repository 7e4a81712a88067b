/** A text in small letters, digits and "-", without accents: `Café Lotus` is `cafe-lotus`. "-" may stand at an end. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
