// @vitest-environment jsdom

import { type Answer, Refused, type SentCall } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Announcement } from '@liveryjs/schemas/platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Announcements from './Announcements.tsx';

const announcement = (id: number, rest: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  types: ['B'],
  platform: 'web',
  execution: 'B',
  publishedAt: '2026-06-01T12:00:00Z',
  announcementImages: [],
  ...rest,
});
const pageOf = ({ query }: SentCall) => Number(query.get('pageNo'));
/** Three pages of two. */
const threePages = (call: SentCall) => {
  const page = pageOf(call);
  const list = page > 3 ? [] : [announcement(page * 10), announcement(page * 10 + 1)];
  return { list, totalPages: 3 };
};

const show = (answer: Answer) =>
  mountWidget(Announcements, {
    props: { pageSize: 2 },
    answers: { 'GET /wps/relay/MCSFE_announcements': answer },
  });
const rows = () => within(screen.getByRole('list', { name: 'announcements.list' })).getAllByRole('button');
const row = (title: string) => screen.findByRole('button', { name: new RegExp(title) });
const text = () => screen.getByRole('article');

test('[2.29] a page of so many is asked for, and the newest shows first, its text beside the list', async () => {
  const { calls } = show(threePages);
  await row('Title 10');
  expect(`?${calls[0]?.query}`).toBe(
    '?merchant=test&language=EN&platform=web&execution=B&pageNo=1&pageSize=2',
  );
  expect(rows().map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(within(text()).getByRole('heading', { level: 3, name: 'Title 10' })).toBeTruthy();
  await screen.findByText('Text 10');
});

test('[1.09] what each is about stands there in words, and its date', async () => {
  show({ list: [announcement(1, { types: ['PR', 'H'] })], totalPages: 1 });
  const { textContent } = await row('Title 1');
  expect(textContent).toBe('announcements.type.headlineannouncements.type.promotionJun 1, 2026Title 1');
});

test('[2.29] choosing one shows its text and its pictures in their order, sanitised', async () => {
  const second = announcement(2, {
    content: '<h1>Inside</h1><script>alert(1)</script><img src="javascript:alert(1)">',
    announcementImages: [
      { sequence: 2, url: '/b.svg' },
      { sequence: 1, url: '/a.svg' },
    ],
  });
  const { container } = show({ list: [announcement(1), second], totalPages: 1 });
  fireEvent.click(await row('Title 2'));
  await within(text()).findByRole('heading', { level: 4, name: 'Inside' });
  expect(within(text()).getByRole('heading', { level: 3, name: 'Title 2' })).toBeTruthy();
  expect([...text().querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/a.svg',
    '/b.svg',
  ]);
  expect(container.innerHTML).not.toContain('alert');
});

test('[2.29] the way back leads to the list, with the focus where it was', async () => {
  show(threePages);
  // As where the text takes the list’s place: the way back is there.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const second = await row('Title 11');
  second.focus();
  fireEvent.click(second);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title 11' }));
  fireEvent.click(screen.getByRole('button', { name: 'announcements.back' }));
  expect(document.activeElement).toBe(second);
});

test('[2.29] pages turn without touching the address', async () => {
  const { calls } = show(threePages);
  await row('Title 10');
  fireEvent.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  await row('Title 20');
  expect(rows()).toHaveLength(2);
  expect(calls.map(pageOf)).toEqual([1, 2]);
  expect(location.search).toBe('');
});

test('a page that is no more gives way to the last', async () => {
  let pages = 3;
  const { calls } = show((call: SentCall) => ({
    list: pageOf(call) > pages ? [] : [announcement(pageOf(call))],
    totalPages: pages,
  }));
  await row('Title 1');
  pages = 2;
  const [, , third] = screen.getAllByRole('button', { name: 'engine.page' });
  if (!third) throw new Error('no third page');
  fireEvent.click(third);
  await row('Title 2');
  expect(calls.map(pageOf)).toEqual([1, 3, 2]);
});

test('without announcements it says so', async () => {
  show({ list: [], totalPages: 0 });
  expect(await screen.findByText('announcements.empty')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('before there is an answer the list is busy; a failed call says so and can be tried again', async () => {
  let broken = true;
  const { container } = show((call: SentCall) => (broken ? new Refused(500, 'internal') : threePages(call)));
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  broken = false;
  await act(async () => fireEvent.click(retry));
  await row('Title 10');
});

test('[1.09] an announcement that has a title alone shows, without a date that nobody said', async () => {
  show({ list: [{ id: 1, title: 'Title 1' }, null, { id: 2 }, { title: 'Title 3' }] });
  expect((await row('Title 1')).textContent).toBe('Title 1');
  expect(rows()).toHaveLength(1);
  expect(document.querySelector('time')).toBeNull();
});

test.each([
  ['{}', {}],
  ['null', null],
  ['a text', 'nothing'],
  ['a list that is none', { list: 7 }],
])('an answer with %s as its value can be asked for again', async (_, value) => {
  const { container } = show(value);
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
