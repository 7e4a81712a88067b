import type { PseudoRegion } from '#compiler/plain/pseudo-locale.ts';

/** By how much texts grow: about as English does in the longest of its translations. */
const LONGER = 0.37;

// The letters with accents in Latin-1 and Latin Extended-A: any font that has accents at all has these.
const PLAIN = 'acdeghijklnorstuwyz';
const ACCENTED = 'åçđéĝĥîĵķļñöŕšţûŵýž';

/** A letter with its marks. Tags stay as they are. */
const LETTERS = /<\/?\p{L}[^<>]*>|\p{L}\p{M}*/gu;
const WORDS = /<\/?\p{L}[^<>]*>|\p{L}[\p{L}\p{M}'’]*/gu;
const VOWEL = /^[aeiou]/i;

/** Marks of the direction: between them letters follow each other to the left, and what is beside them is read so, too. */
const [TO_THE_LEFT, AS_BEFORE] = ['\u200f\u202e', '\u202c\u200f'];

/** A text of a pseudo-language: XA longer and with accents, XB with each word from right to left. */
export function pseudoText(text: string, region: PseudoRegion): string {
  if (region === 'XB')
    return text.replace(WORDS, (token) => (isTag(token) ? token : TO_THE_LEFT + token + AS_BEFORE));
  const letters = [...text.matchAll(LETTERS)].flatMap(([letter], index) =>
    isTag(letter) ? [] : { letter, at: index },
  );
  const twice = new Set(lengthened(letters));
  let letterIndex = 0;
  return text.replace(LETTERS, (letter) => {
    const isTwice = twice.has(letterIndex++);
    if (isTag(letter)) return letter;
    const accented = accent(letter);
    return isTwice ? accented + accented.toLowerCase() : accented;
  });
}

/** Places of the letters that are written twice: vowels, so that words can still be read, and others where these are few. */
function lengthened(letters: readonly { readonly letter: string; readonly at: number }[]): number[] {
  const missing = Math.round(letters.length * LONGER);
  const isVowel = ({ letter }: { readonly letter: string }) => VOWEL.test(letter.normalize('NFD'));
  const vowels = letters.filter(isVowel);
  const others = letters.filter((entry) => !isVowel(entry));
  const chosen = [...spread(vowels, missing), ...spread(others, missing - vowels.length)];
  return chosen.map(({ at }) => at);
}

/** Returns so many items of a list, evenly; all where it has no more. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = items.length / Math.min(Math.max(count, 0), items.length);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function accent(letter: string): string {
  const plainIndex = PLAIN.indexOf(letter.toLowerCase());
  const accented = ACCENTED[plainIndex];
  if (accented === undefined) return letter;
  return letter === PLAIN[plainIndex] ? accented : accented.toUpperCase();
}

const isTag = (text: string) => text.startsWith('<');
