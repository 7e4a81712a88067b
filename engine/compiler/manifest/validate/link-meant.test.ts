import { expect, test } from 'vitest';
import { linkMeant } from './link-meant.ts';

const manifest = {
  routes: [
    { id: 'home', path: '/' },
    { id: 'help', path: '/help', aliases: ['/faq'] },
  ],
  panels: {
    helpDesk: { pages: [{ id: 'letters' }, { id: 'inbox' }] },
    workDesk: { pages: [{ id: 'people' }, { id: 'inbox' }] },
  },
};
const keys = ['route', 'query', 'hash', 'panel', 'page'];

test.each<[text: string, link: object | undefined]>([
  ['/help?topic=3&from=menu#top', { route: 'help', query: { topic: '3', from: 'menu' }, hash: 'top' }],
  ['/FAQ#top', undefined],
  ['/faq#top', { route: 'help', hash: 'top' }],
  ['/Help', { route: 'help' }],
  ['/nowhere?topic=3', undefined],
  ['letters', { panel: 'helpDesk', page: 'letters' }],
  ['help-desk/letters', { panel: 'helpDesk', page: 'letters' }],
  ['workDesk.inbox', { panel: 'workDesk', page: 'inbox' }],
  ['inbox', undefined],
  ['', undefined],
])('of %j', (text, link) => {
  expect(linkMeant(keys, text, manifest)).toEqual(link);
});

test('no link has members that it may not have', () => {
  expect(linkMeant(['route', 'href'], '/help?topic=3', manifest)).toBe(undefined);
  expect(linkMeant(['route', 'href'], 'letters', manifest)).toBe(undefined);
});
