// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import { takeWithNextLink } from './take-with-next-link.ts';

document.body.innerHTML = `
  <a id="next" href="/lottery"><b>Lottery</b></a>
  <a id="here" href="/?memberCentre=deposit">Deposit</a>
  <a id="out" href="https://elsewhere.example/">Out</a>
  <a id="tab" href="/lottery" target="_blank">New tab</a>
  <button>Bet</button><input>`;

// The page of the test stays where it is. Other files have the same window.
const stay = (event: Event) => event.preventDefault();
addEventListener('click', stay);
afterAll(() => removeEventListener('click', stay));

/** Presses something on a page at a path. @returns where the page was led to anew, if anywhere */
async function press(
  selector: string,
  {
    before = () => {},
    isNeeded = false,
    ...rest
  }: MouseEventInit & { before?: (go: (to: string) => void) => void; isNeeded?: boolean } = {},
) {
  const assign = vi.fn();
  const page = { pathname: '/', origin: location.origin, assign };
  const end = takeWithNextLink(
    {
      addEventListener: document.addEventListener.bind(document),
      querySelector: document.querySelector.bind(document),
      location: page,
    } as unknown as Document,
    () => isNeeded,
  );
  before((to) => {
    page.pathname = to;
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...rest });
  document.querySelector(selector)?.dispatchEvent(event);
  await Promise.resolve();
  end();
  return assign.mock.calls.flat();
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('the next link to another page is followed anew, with the new version', async () => {
  expect(await press('#next b')).toEqual([`${location.origin}/lottery`]);
});

test.each([
  ['over the same page', () => press('#here')],
  ['to another site', () => press('#out')],
  ['in another tab', () => press('#tab')],
  ['with Ctrl', () => press('#next', { ctrlKey: true })],
  ['of a page on which something was pressed', () => press('#next', { before: () => click('button') })],
  [
    'of a page on which something was typed',
    () =>
      press('#next', {
        before: () =>
          document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true })),
      }),
  ],
  ['while lines are on a slip', () => press('#next', { isNeeded: true })],
])('a link %s is left as it is', async (_, pressed) => {
  expect(await pressed()).toEqual([]);
});

test('no link is followed anew while a dialog is open, and on the page after a used one it is', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  expect(await press('#next')).toEqual([]);
  dialog.remove();
  const before = (go: (to: string) => void) => {
    click('button');
    go('/terms');
  };
  expect(await press('#next', { before })).toEqual([`${location.origin}/lottery`]);
});
