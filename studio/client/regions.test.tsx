// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useRegionKeys } from './regions.ts';

afterEach(cleanup);

function Page() {
  useRegionKeys();
  return (
    <>
      <header data-region="">
        <button type="button" disabled>
          Undo
        </button>
        <a href="#/">Brands</a>
      </header>
      <nav data-region="">
        <div>Nothing to stop at</div>
      </nav>
      <main data-region="">
        <button type="button">Browse</button>
        <button type="button">Select</button>
      </main>
      <div role="dialog">
        <button type="button">Save</button>
      </div>
    </>
  );
}

const focus = () => document.activeElement?.textContent;

test('F6 goes through the regions and round, each where the focus was before, and Shift+F6 goes back', async () => {
  render(<Page />);
  await userEvent.keyboard('{F6}');
  expect(focus()).toBe('Brands');
  await userEvent.keyboard('{F6}');
  expect(focus()).toBe('Browse');
  await userEvent.tab();
  await userEvent.keyboard('{F6}');
  expect(focus()).toBe('Brands');
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(focus()).toBe('Select');
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(focus()).toBe('Brands');
});

test('a dialog keeps the focus', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{F6}');
  expect(focus()).toBe('Save');
});
