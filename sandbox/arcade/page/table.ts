import type { GameState, TableGameState } from '#sandbox/arcade/read-state-of.ts';
import { Refused, readState } from './api.ts';
import { button, el, pause, timesOf } from './dom.ts';
import { nameOf, say } from './facts.ts';
import { outcomeElement } from './outcome-element.ts';
import { end, type Shell } from './shell.ts';

const TICK_MS = 250;
const DEAL_MS = 900;

/** Rounds that go on by the clock: bets, then the outcome, then the next. */
export function playTable(shell: Shell, first: TableGameState): void {
  let state = first;
  let ahead = state.now - Date.now();
  let shown = 0;
  let looking = false;

  const clock = el('p', { class: 'clock', role: 'timer' });
  const bar = el('progress', { max: String(state.closesAt - state.opensAt), 'aria-hidden': 'true' });
  const dealt = el('div', { class: 'dealt', 'aria-live': 'polite' });
  const beads = el('ol', { class: 'beads', 'aria-label': say('earlier') });
  const names = Object.keys(state.pays);
  const sides = [names[0] ?? '', names[1] ?? ''] as const;
  const picks = names.map((pick) => {
    const ownStake = el('span', { class: 'own' });
    const times = el('span', { class: 'times' }, timesOf(state.pays[pick] ?? 0));
    const press = button(el('span', { class: 'name' }, nameOf(pick)), () => void bet(pick), {
      class: `pick ${pick}`,
    });
    press.append(times, ownStake);
    return { pick, press, own: ownStake };
  });

  async function bet(pick: string): Promise<void> {
    if (!isOpen() || looking) return;
    looking = true;
    const { round } = state;
    const stake = shell.stake();
    const answer = await shell.round<{ balance: string }>('bet', { stake, pick, round });
    looking = false;
    if (!answer) return;
    shell.showBalance(answer.balance);
    shell.announce(say('placed', { amount: shell.money(stake), name: nameOf(pick) }));
    state = { ...state, bets: [...state.bets, { round, pick, stake, win: '0' }] };
    showBets();
  }

  const time = () => Date.now() + ahead;
  const isOpen = () => time() < state.closesAt;
  const latest = () => state.history[0];

  function showBets(): void {
    for (const { pick, own } of picks) {
      const mine = state.bets.filter((placed) => placed.round === state.round && placed.pick === pick);
      own.textContent = mine.length === 0 ? '' : shell.short(total(mine.map(({ stake }) => stake)));
    }
  }

  function showBeads(): void {
    beads.replaceChildren(
      ...state.history.map(({ outcome, pick }) =>
        el('li', { class: `bead ${pick}` }, beadText(outcome, pick)),
      ),
    );
  }

  const beadText = (outcome: string, pick: string) =>
    state.shows === 'number' || state.shows === 'score' ? outcome : (nameOf(pick).split(/[,،]/)[0] ?? '');

  async function look(): Promise<void> {
    looking = true;
    try {
      const { balance, game } = await readState();
      apply(game, balance);
    } catch (error) {
      // Without a connection it looks again with the next tick.
      if (error instanceof Refused) {
        clearInterval(timer);
        end(error.code);
      }
    }
    looking = false;
  }

  function apply(game: GameState['game'], balance: string): void {
    if (game.kind !== 'table') return;
    state = game;
    ahead = game.now - Date.now();
    showBets();
    shell.showBalance(balance);
  }

  async function deal(): Promise<void> {
    const last = latest();
    if (!last || last.round === shown) return;
    shown = last.round;
    dealt.replaceChildren(outcomeElement(state.shows, last.outcome, sides));
    await pause(DEAL_MS);
    showBeads();
    const mine = state.bets.filter(({ round }) => round === last.round);
    const win = total(mine.map((placed) => placed.win));
    if (mine.length === 0) return;
    const won = Number(win) > 0;
    shell.announce(won ? say('won', { amount: shell.money(win) }) : say('lost'), won ? 'win' : 'plain');
  }

  function tick(): void {
    const left = state.closesAt - time();
    const open = left > 0;
    bar.value = Math.max(0, left);
    clock.textContent = open
      ? say('betsOpen', { seconds: String(Math.ceil(left / 1000)) })
      : say('betsClosed');
    for (const { press } of picks) press.toggleAttribute('disabled', !open);
    if (looking) return;
    if (time() >= state.endsAt || (!open && latest()?.round !== state.round)) void look();
    else if (!open) void deal();
  }

  const timer = setInterval(tick, TICK_MS);
  const last = latest();
  if (last) dealt.replaceChildren(outcomeElement(state.shows, last.outcome, sides));
  shown = last?.round ?? 0;
  showBets();
  showBeads();
  shell.stage.append(el('div', { class: 'head' }, clock, bar), dealt, beads);
  shell.controls.append(...picks.map(({ press }) => press));
  tick();
}

/** A sum of decimals with as many digits as they have. */
function total(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const whole = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 10 ** digits), 0);
  return (whole / 10 ** digits).toFixed(digits);
}
