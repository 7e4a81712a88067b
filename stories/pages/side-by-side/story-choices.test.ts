import { expect, test } from 'vitest';
import { choicesOf, frameUrl } from './story-choices.ts';

test('whole pages and widgets at their fullest can be compared', () => {
  const entry = (title: string, name: string, type = 'story') => ({
    id: `${title}-${name}`,
    title,
    name,
    type,
  });
  const choices = choicesOf([
    entry('Games/Game grid', 'Docs', 'docs'),
    entry('Games/Game grid', 'Full'),
    entry('Games/Game grid', 'Loading'),
    entry('Pages/Brands side by side', 'Brands'),
    entry('Pages/Whole pages', 'Home'),
  ]);
  expect(choices).toEqual([
    { id: 'Pages/Whole pages-Home', text: 'Page: Home' },
    { id: 'Games/Game grid-Full', text: 'Games: Game grid' },
  ]);
});

test('a frame shows the story in a brand, a mode and a language', () => {
  const look = {
    brand: 'lotus',
    mode: 'dark',
    language: 'VI',
    direction: 'auto',
    session: 'member',
    features: '',
  };
  const url = frameUrl('pages--home', look);
  const { pathname, searchParams } = new URL(url, 'http://localhost/book/');
  expect([pathname, searchParams.get('id'), searchParams.get('globals')]).toEqual([
    '/book/iframe.html',
    'pages--home',
    'brand:lotus;mode:dark;language:VI;direction:auto;session:member',
  ]);
});
