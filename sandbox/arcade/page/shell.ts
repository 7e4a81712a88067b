import type { GameState } from '#sandbox/arcade/read-state-of.ts';
import { playRound, Refused } from './api.ts';
import { button, el } from './dom.ts';
import { nameOf, say } from './facts.ts';
import { isFramed, tell } from './portal.ts';

const messages: Readonly<Record<string, Parameters<typeof say>[0]>> = {
  insufficient_funds: 'notEnough',
  round_closed: 'tooLate',
  game_maintenance: 'closed',
  not_logged_in: 'ended',
  play_ended: 'ended',
  ticket_invalid: 'ended',
};
/** Errors that cannot be recovered from on this page. */
const FINAL = new Set(['game_maintenance', 'not_logged_in', 'play_ended', 'ticket_invalid']);

/** The frame that surrounds every game. */
export interface Shell {
  /** Where the game is played, and what it is played with. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  /** The stake that is chosen. */
  stake(): string;
  money(amount: string): string;
  /** Without the digits of whole amounts. */
  short(amount: string): string;
  /** Says what came of a round. */
  announce(text: string, mood?: 'win' | 'plain'): void;
  showBalance(balance: string): void;
  /** Plays a round; without a connection it can be sent again. @returns undefined for one that came to nothing */
  round<Answer>(name: string, body: object): Promise<Answer | undefined>;
}

export function openShell({ balance, currency, stakes }: GameState): Shell {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const { lang } = document.documentElement;
  const money = moneyIn(lang, style);
  const short = moneyIn(lang, { ...style, trailingZeroDisplay: 'stripIfInteger' });
  const amount = el('output', { 'aria-label': say('balance') });
  const stage = el('div', { class: 'stage' });
  const notice = el('p', { class: 'notice', role: 'status' });
  const controls = el('div', { class: 'controls' });
  let chosen = stakes[Math.min(1, stakes.length - 1)] ?? '';

  const showBalance = (next: string) => {
    amount.textContent = money(next);
    tell({ type: 'game:balance', balance: next, currency });
  };
  const announce: Shell['announce'] = (text, mood = 'plain') => {
    notice.className = `notice ${mood}`;
    notice.replaceChildren(text);
  };

  const radios = stakes.map((stake) => {
    const input = el('input', { type: 'radio', name: 'stake', value: stake });
    input.checked = stake === chosen;
    input.addEventListener('change', () => {
      chosen = stake;
    });
    return el('label', {}, input, el('span', {}, short(stake)));
  });
  const head = el('p', { class: 'balance' }, `${say('balance')} `, amount);
  document.querySelector('header')?.append(head, ...(isFramed ? [leave()] : []));
  const stakeSet = el('fieldset', { class: 'stakes' }, el('legend', {}, say('stake')), ...radios);
  document.querySelector('main')?.replaceChildren(stage, notice, stakeSet, controls);
  amount.textContent = money(balance);

  async function round<Answer>(
    name: string,
    body: object,
    id = crypto.randomUUID(),
  ): Promise<Answer | undefined> {
    try {
      const answer = await playRound<Answer & { balance?: string }>(name, body, id);
      return answer;
    } catch (error) {
      if (error instanceof Refused) {
        announce(say(messages[error.code] ?? 'refused'));
        if (FINAL.has(error.code)) end(error.code);
        return undefined;
      }
      return new Promise((resolve) => {
        const again = button(say('again'), () => {
          announce('');
          resolve(round<Answer>(name, body, id));
        });
        announce(say('failed'));
        notice.append(' ', again);
      });
    }
  }

  return { stage, controls, stake: () => chosen, money, short, announce, showBalance, round };
}

/** Amounts as people write them; they stay exact however large they are. */
function moneyIn(lang: string, options: Intl.NumberFormatOptions): (amount: string) => string {
  const format = new Intl.NumberFormat(lang, options);
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}

/** Shows that the game cannot be played, and tells the portal. */
export function end(code: string): void {
  const text = say(messages[code] ?? 'refused');
  document
    .querySelector('main')
    ?.replaceChildren(el('p', { class: 'notice', role: 'alert' }, text), ...(isFramed ? [leave()] : []));
  tell({ type: 'game:error', code });
}

function leave() {
  return button(nameOf('back'), () => tell({ type: 'game:close' }), { class: 'leave' });
}
