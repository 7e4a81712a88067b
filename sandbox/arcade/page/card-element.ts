import type { Card } from '#sandbox/arcade/cards/guess.ts';
import { el } from './dom.ts';
import { say } from './facts.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const signs = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A card as it lies on a table; null: its back. */
export function cardElement(card: Card | null): HTMLElement {
  if (!card) return el('div', { class: 'card back', 'aria-hidden': 'true' });
  const rank = RANKS[card.rank - 1] ?? '';
  const sign = signs[card.suit];
  const colour = card.suit === 'H' || card.suit === 'D' ? 'card red' : 'card';
  return el(
    'div',
    { class: colour, role: 'img', 'aria-label': say('card', { rank, suit: say(`suit${card.suit}`) }) },
    el('span', { class: 'rank' }, rank),
    el('span', { class: 'sign' }, sign),
    el('span', { class: 'pip' }, sign),
  );
}
