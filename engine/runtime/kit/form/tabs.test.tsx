// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { type TabItem, Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

const tabs: readonly TabItem[] = ['a', 'b', 'c'].map((value) => ({
  value,
  label: `Tab ${value}`,
  content: <input aria-label={`Field ${value}`} />,
}));

function Sample({ items }: { items: readonly TabItem[] }) {
  const [value, setValue] = useState('a');
  return <Tabs label="Ways" value={value} tabs={items} onChoose={setValue} />;
}

const show = (items = tabs) =>
  render(
    <TestPortal>
      <Sample items={items} />
    </TestPortal>,
  );
const user = userEvent.setup({ delay: null });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('one content shows, named by its tab', async () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Ways' })).toBeTruthy();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Tab b' }));
  const panel = screen.getByRole('tabpanel');
  expect(panel).toBe(screen.getByRole('tabpanel', { name: 'Tab b' }));
  expect(panel.contains(screen.getByLabelText('Field b'))).toBe(true);
  expect(screen.getByRole('tab', { name: 'Tab b' }).getAttribute('aria-controls')).toBe(panel.id);
});

test.each([
  ['ltr', '{ArrowRight}', 'Tab b'],
  ['ltr', '{ArrowLeft}', 'Tab c'],
  ['rtl', '{ArrowLeft}', 'Tab b'],
  ['rtl', '{ArrowRight}', 'Tab c'],
  ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Tab a'],
  ['ltr', '{End}', 'Tab c'],
  ['ltr', '{End}{Home}', 'Tab a'],
])('in %s, %s goes along the tabs', async (dir, keys, want) => {
  document.documentElement.dir = dir;
  show();
  await user.tab();
  await user.keyboard(keys);
  expect(chosen()).toBe(want);
  expect(document.activeElement?.textContent).toBe(want);
});

test('the tabs are one stop for the keyboard', async () => {
  show();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Field a'));
});

test('what is filled in behind a tab stays', async () => {
  show();
  await user.type(screen.getByLabelText('Field a'), 'typed');
  await user.click(screen.getByRole('tab', { name: 'Tab b' }));
  await user.click(screen.getByRole('tab', { name: 'Tab a' }));
  expect(screen.getByLabelText<HTMLInputElement>('Field a').value).toBe('typed');
});

test('a single content needs no tabs', () => {
  show(tabs.slice(0, 1));
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByLabelText('Field a')).toBeTruthy();
});

test('a single content keeps the place of tabs that may come, and only until then', () => {
  const place = () => document.querySelector('[data-skeleton]');
  const shown = (items: readonly TabItem[], pending: boolean) => (
    <TestPortal>
      <Tabs label="Ways" value="a" tabs={items} pending={pending} onChoose={() => {}} />
    </TestPortal>
  );
  const { rerender } = render(shown(tabs.slice(0, 1), true));
  expect(place()).not.toBeNull();
  rerender(shown(tabs, true));
  expect(place()).toBeNull();
  rerender(shown(tabs.slice(0, 1), false));
  expect(place()).toBeNull();
});
