import type { Card } from '#sandbox/arcade/cards/guess.ts';
import { cardElement } from './card-element.ts';
import { el } from './dom.ts';
import { nameOf } from './facts.ts';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Where the dots of a die are, of nine places. */
const DOTS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** An outcome of a table as a picture. @param names what the first two sides are called */
export function outcomeElement(
  shows: string,
  outcome: string,
  [first, second]: readonly [string, string],
): HTMLElement {
  const box = el('div', { class: `outcome ${shows}` });
  if (shows === 'hands') {
    outcome.split('|').forEach((hand, index) => {
      const cards = hand.split(',').map((text) => cardElement(cardIn(text)));
      const name = el('h2', {}, nameOf(index === 0 ? first : second));
      box.append(el('div', { class: 'hand' }, name, el('div', {}, ...cards)));
    });
  } else if (shows === 'score') {
    const [home = '', away = ''] = outcome.split(':');
    box.append(
      el('h2', {}, nameOf(first)),
      el('b', {}, home),
      el('b', {}, ':'),
      el('b', {}, away),
      el('h2', {}, nameOf(second)),
    );
  } else if (shows === 'dice') {
    box.append(...outcome.split('-').map((points) => die(Number(points))));
  } else if (shows === 'number') {
    box.append(el('b', { class: colourOf(Number(outcome)) }, outcome));
  } else {
    box.append(el('b', {}, nameOf(outcome)));
  }
  return box;
}

/** The colour of a roulette's number. */
function colourOf(number: number): 'zero' | 'red' | 'black' {
  if (number === 0) return 'zero';
  return RED.has(number) ? 'red' : 'black';
}

function cardIn(text: string): Card {
  return { rank: Number.parseInt(text, 10), suit: text.slice(-1) as Card['suit'] };
}

function die(points: number): HTMLElement {
  const dots = DOTS[points - 1] ?? [];
  return el(
    'div',
    { class: 'die', role: 'img', 'aria-label': String(points) },
    ...Array.from({ length: 9 }, (_, cell) => el('i', dots.includes(cell) ? { class: 'dot' } : {})),
  );
}
