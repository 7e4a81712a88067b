// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <section aria-label="Messages">
        <div><button id="all">Mark all as read</button></div>
        <ul><li id="row"><button id="open">Open</button></li></ul>
      </section>
      <nav><ul>
        <li><button id="first">1</button></li>
        <li><button id="second" aria-current="page">2</button></li>
        <li><button id="next">Next</button></li>
      </ul></nav>
      <input id="name" />
    </main>`;
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const elementById = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};
/** Lets the page settle; then, what has the focus. */
const focused = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? (activeElement?.id || activeElement?.localName);
};

test.each([
  ['what is around a button that goes away', 'all', ['all'], 'Messages'],
  ['what is left around it', 'open', ['row'], 'Messages'],
  ['what is current of a navigation', 'next', ['next'], 'second'],
])('the focus goes to %s', async (_, from, removed, want) => {
  elementById(from).focus();
  for (const id of removed) elementById(id).remove();
  await expect.poll(focused).toBe(want);
});

test('a part that had the focus in the place of a button has it only once', async () => {
  elementById('all').focus();
  elementById('all').remove();
  await expect.poll(focused).toBe('Messages');
  const part = document.activeElement;
  elementById('name').focus();
  expect(part?.hasAttribute('tabindex')).toBe(false);
});

test('what was disabled while its work went on has the focus back', async () => {
  const button = elementById('all') as HTMLButtonElement;
  button.focus();
  // Browsers do both at once.
  button.blur();
  button.disabled = true;
  expect(await focused()).toBe('body');
  button.disabled = false;
  await expect.poll(focused).toBe('all');
});

test.each([
  ['at once', 0],
  ['after the page has changed', 3],
])('whoever puts the focus elsewhere %s is not overruled', async (_, later) => {
  const given: string[] = [];
  const note = ({ target }: Event) => given.push((target as Element).id);
  elementById('all').focus();
  document.addEventListener('focusin', note);
  elementById('all').remove();
  for (let turn = 0; turn < later; turn += 1) await Promise.resolve();
  elementById('name').focus();
  expect(await focused()).toBe('name');
  expect(given).toEqual(['name']);
  document.removeEventListener('focusin', note);
});

test('who left it by pressing nothing in particular is left alone', async () => {
  elementById('open').focus();
  elementById('open').blur();
  await focused();
  elementById('row').remove();
  expect(await focused()).toBe('body');
});
