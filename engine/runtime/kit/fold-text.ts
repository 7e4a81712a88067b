/** A text as one looks for it: without case and accents; what is no letter or digit is one space. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // A letter with a stroke is one of its own to Unicode, and the plain one to whoever types without accents.
      .replaceAll('đ', 'd')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
