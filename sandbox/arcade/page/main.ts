import { begin, Refused, readState } from './api.ts';
import { button, el } from './dom.ts';
import { say } from './facts.ts';
import { tell } from './portal.ts';
import { end, openShell } from './shell.ts';

/** Opens the game; without a connection the visitor can try again. */
async function open(): Promise<void> {
  try {
    await begin();
    const state = await readState();
    const shell = openShell(state);
    const { game } = state;
    switch (game.kind) {
      case 'slot':
        (await import('./slot.ts')).playSlot(shell, game);
        break;
      case 'fish':
        (await import('./fish.ts')).playFish(shell, game);
        break;
      case 'cards':
        (await import('./cards.ts')).playCards(shell, game);
        break;
      case 'table':
        (await import('./table.ts')).playTable(shell, game);
        break;
    }
    document.body.classList.add('open');
    tell({ type: 'game:ready' });
  } catch (error) {
    if (error instanceof Refused) return end(error.code);
    const again = button(say('again'), () => void open());
    document
      .querySelector('main')
      ?.replaceChildren(el('p', { class: 'notice', role: 'alert' }, say('failed')), again);
    tell({ type: 'game:error', code: 'connection' });
  }
}

void open();
