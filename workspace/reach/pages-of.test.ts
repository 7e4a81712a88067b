import { expect, it } from 'vitest';
import { ofSeason, pagesAt } from './pages-of.ts';

const season = { season: 'fair' };
const merged = {
  theme: { modes: [{ id: 'frost', when: season }, { id: 'dusk' }] },
  routes: [
    {
      id: 'home',
      main: [
        { id: 'hero' },
        { id: 'front', slots: { end: [{ id: 'opens', when: { ...season, audience: ['member'] } }] } },
      ],
    },
    { id: 'year', main: [{ id: 'rest', when: { not: season } }] },
    { id: 'other', main: [{ id: 'spring', when: { season: 'spring' } }] },
  ],
  modals: [{ id: 'gift', when: season }],
};

it('a season has all that names it, also below not', () => {
  expect(ofSeason(merged, 'fair')).toEqual([
    '/theme/modes/frost',
    '/routes/home/main/front/slots/end/opens',
    '/routes/year/main/rest',
    '/modals/gift',
  ]);
  expect(ofSeason(merged, 'summer')).toEqual([]);
  expect(ofSeason(undefined, 'fair')).toEqual([]);
});

it('a season changes the pages on which something names it, and no other', () => {
  const parts = { routes: merged.routes, modals: merged.modals };
  const result = { merged: parts, shown: parts };
  expect(pagesAt(result, '/seasons/fair/until')).toEqual(['route home', 'route year', 'modal gift']);
  expect(pagesAt(result, '/seasons/spring')).toEqual(['route other']);
});

it('a mode of a season changes all pages', () => {
  const result = { merged, shown: merged };
  expect(pagesAt(result, '/seasons/fair')).toContain('route other');
});
