import type { SlotState } from '#sandbox/arcade/read-state-of.ts';
import type { SpinAnswer } from '#sandbox/arcade/slot/spin.ts';
import { button, el, pause, timesOf } from './dom.ts';
import { artOf, say } from './facts.ts';
import type { Shell } from './shell.ts';

const ROWS = 3;
const SHORTEST = 3;
const TURN_MS = 650;
const NEXT_MS = 170;

/** Reels that turn, and lines that pay. */
export function playSlot(shell: Shell, state: SlotState): void {
  const picture = (symbol: number) => el('img', { src: artOf(symbol), alt: '', draggable: 'false' });
  const any = () => Math.floor(Math.random() * state.symbols);
  const columns = Array.from({ length: state.columns }, () => el('div', { class: 'reel' }));
  const stopAt = (column: number, symbols: readonly number[]) => {
    columns[column]?.classList.remove('turning');
    columns[column]?.replaceChildren(
      ...symbols.map((symbol) => el('div', { class: 'cell' }, picture(symbol))),
    );
  };
  const turn = (column: HTMLElement) => {
    const strip = Array.from({ length: ROWS * 2 }, any);
    column.replaceChildren(
      ...[...strip, ...strip].map((symbol) => el('div', { class: 'cell' }, picture(symbol))),
    );
    column.classList.add('turning');
  };
  columns.forEach((_, column) => {
    stopAt(column, state.grid?.[column] ?? [any(), any(), any()]);
  });

  const spin = button(
    say('spin'),
    async () => {
      if (spin.getAttribute('aria-disabled') === 'true') return;
      spin.setAttribute('aria-disabled', 'true');
      shell.announce('');
      for (const column of columns) turn(column);
      const before = columns.map((_, column) => state.grid?.[column] ?? [any(), any(), any()]);
      const [answer] = await Promise.all([
        shell.round<SpinAnswer>('spin', { stake: shell.stake() }),
        pause(TURN_MS),
      ]);
      if (answer) await land(answer);
      else for (const [column, symbols] of before.entries()) stopAt(column, symbols);
      spin.removeAttribute('aria-disabled');
    },
    { class: 'main' },
  );

  async function land({ grid, lines, win, balance }: SpinAnswer): Promise<void> {
    for (const [column, symbols] of grid.entries()) {
      stopAt(column, symbols);
      await pause(NEXT_MS);
    }
    for (const { line, count } of lines) {
      state.lines[line]?.slice(0, count).forEach((row, column) => {
        columns[column]?.children[row]?.classList.add('hit');
      });
    }
    reels.classList.toggle('won', lines.length > 0);
    shell.showBalance(balance);
    shell.announce(
      lines.length > 0 ? say('won', { amount: shell.money(win) }) : say('lost'),
      lines.length > 0 ? 'win' : 'plain',
    );
  }

  const reels = el(
    'div',
    { class: `reels of${state.columns}`, role: 'img', 'aria-label': say('reels') },
    ...columns,
  );
  const table = paytable(state);
  shell.stage.append(reels, table);
  shell.controls.append(
    spin,
    button(say('paytable'), () => table.showModal()),
  );
}

function paytable({ pays, columns }: SlotState): HTMLDialogElement {
  const counts = Array.from({ length: columns - SHORTEST + 1 }, (_, index) => SHORTEST + index);
  const rows = pays.map((times, symbol) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, el('img', { src: artOf(symbol), alt: String(symbol + 1) })),
      ...times.map((hundredths) => el('td', {}, timesOf(hundredths))),
    ),
  );
  const head = el('tr', {}, el('td'), ...counts.map((count) => el('th', { scope: 'col' }, String(count))));
  const dialog = el('dialog', { 'aria-label': say('paytable') });
  dialog.append(
    el('h2', {}, say('paytable')),
    el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows)),
    button(say('close'), () => dialog.close()),
  );
  return dialog;
}
