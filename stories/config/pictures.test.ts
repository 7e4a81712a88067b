import { expect, test } from 'vitest';
import { merchantsIcon } from '#stories/platform/story-game.ts';
import { pictures } from './pictures.ts';
import { storyGames } from './story-games.ts';

test('each brand has pictures of games in its own style', () => {
  const game = storyGames()[0];
  if (!game) throw new Error('There are no games.');
  const drawn = pictures([game], ['aurora', 'jade']);
  const pictureFor = (merchant: string) => drawn.get(merchantsIcon(game.icon, merchant).slice(1));
  expect(pictureFor('aurora')).toContain('<svg');
  expect(pictureFor('jade')).toContain('<svg');
  expect(pictureFor('jade')).not.toBe(pictureFor('aurora'));
});
