import type { Card, Guess, GuessAnswer, Odds } from '#sandbox/arcade/cards/guess.ts';
import type { CardsState } from '#sandbox/arcade/read-state-of.ts';
import { cardElement } from './card-element.ts';
import { button, el, pause, timesOf } from './dom.ts';
import { say } from './facts.ts';
import type { Shell } from './shell.ts';

const SHOWN = 8;
const TURN_MS = 450;

/** A guess whether the next card is higher or lower. */
export function playCards(shell: Shell, state: CardsState): void {
  const table = el('div', { class: 'felt' });
  const earlier = el('ol', { class: 'earlier', 'aria-label': say('earlier') });
  const picks = (['high', 'low'] as const).map((guess) => {
    const times = el('span', { class: 'times' });
    const name = el('span', {}, say(guess === 'high' ? 'higher' : 'lower'));
    const press = button(name, () => void play(guess), { class: `main ${guess}` });
    press.append(' ', times);
    return { guess, press, times };
  });
  let busy = false;

  const offer = (odds: Odds) => {
    for (const { guess, press, times } of picks) {
      times.textContent = odds[guess] === 0 ? '–' : timesOf(odds[guess]);
      press.toggleAttribute('disabled', odds[guess] === 0);
    }
  };
  const lay = (card: Card) => {
    table.replaceChildren(cardElement(null), cardElement(card));
  };

  async function play(guess: Guess): Promise<void> {
    if (busy) return;
    busy = true;
    shell.announce('');
    const answer = await shell.round<GuessAnswer>('guess', { stake: shell.stake(), guess });
    if (answer) {
      const { from, to, win, balance, odds } = answer;
      table.firstElementChild?.classList.add('turned');
      await pause(TURN_MS);
      earlier.prepend(el('li', {}, cardElement(from)));
      while (earlier.children.length > SHOWN) earlier.lastElementChild?.remove();
      lay(to);
      table.lastElementChild?.classList.add('fresh');
      const won = Number(win) > 0;
      shell.showBalance(balance);
      shell.announce(won ? say('won', { amount: shell.money(win) }) : say('lost'), won ? 'win' : 'plain');
      offer(odds);
    }
    busy = false;
  }

  lay(state.card);
  offer(state.odds);
  shell.stage.append(el('p', { class: 'question' }, say('nextCard')), table, earlier);
  shell.controls.append(...picks.map(({ press }) => press));
}
