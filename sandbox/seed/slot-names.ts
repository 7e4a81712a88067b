import type { SlotTheme } from './slot-themes.ts';

const endings = [
  'Deluxe',
  'Nights',
  'Quest',
  'Parade',
  'Voyage',
  'Fever',
  'Cascade',
  'Carnival',
  'Legends',
  'Tumble',
  'Fireworks',
  'Festival',
  'Royale',
  'Frenzy',
];

/** Every name that the words of a theme make. */
export function slotNames({ adjectives, heroes, treasures, places }: SlotTheme): string[] {
  const names = [
    ...pairs(adjectives, treasures, (a, b) => `${a} ${b}`),
    ...pairs(heroes, treasures, (a, b) => `${a}’s ${b}`),
    ...pairs(treasures, places, (a, b) => `${a} of ${b}`),
    ...pairs(adjectives, heroes, (a, b) => `${a} ${b}`),
    ...pairs(places, treasures, (a, b) => `${a.replace(/^the /, '')} ${b}`),
    ...pairs(heroes, endings, (a, b) => `${a} ${b}`),
    ...pairs(treasures, endings, (a, b) => `${a} ${b}`),
    ...pairs(heroes, places, (a, b) => `${a} of ${b}`),
  ];
  return names.filter(readsWell);
}

/** "Golden Golden Egg": a word twice in a name reads badly. */
function readsWell(name: string): boolean {
  const words = name
    .toLowerCase()
    .replace(/’s\b|s\b/g, '')
    .split(/[ -]/);
  return new Set(words).size === words.length;
}

function pairs(
  first: readonly string[],
  second: readonly string[],
  join: (a: string, b: string) => string,
): string[] {
  return first.flatMap((a) => second.map((b) => join(a, b)));
}
