import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const home = { path: '/', title: 'route.home.title' };
const help = { path: '/help', title: 'route.help.title' };
const terms = { path: '/help/terms', title: 'route.terms.title' };
const site = { origin: 'https://aurora.example', name: 'Aurora', routes: [terms, help, home] };
const inVietnamese = {
  t: (key: string) => `${key} in Vietnamese`,
  addressOf: (path: string) => `https://aurora.example/vi${path === '/' ? '' : path}`,
};

test('the home page says whose portal it is, in each language the same', () => {
  const logo = 'https://aurora.example/assets/logo.svg';
  expect(structuredData({ ...site, logo }, home, inVietnamese)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://aurora.example/#organization',
        name: 'Aurora',
        url: 'https://aurora.example/',
        logo,
      },
      {
        '@type': 'WebSite',
        '@id': 'https://aurora.example/#website',
        name: 'Aurora',
        url: 'https://aurora.example/',
        publisher: { '@id': 'https://aurora.example/#organization' },
      },
    ],
  });
  expect(JSON.stringify(structuredData(site, home, inVietnamese))).not.toContain('logo');
});

test('any other page says by which pages one comes to it, in its language', () => {
  const item = (position: number, name: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@type': 'WebPage', '@id': `https://aurora.example/vi${address}` },
  });
  expect(structuredData(site, terms, inVietnamese)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, 'Aurora', ''),
      item(2, 'route.help.title in Vietnamese', '/help'),
      item(3, 'route.terms.title in Vietnamese', '/help/terms'),
    ],
  });
});

test('a page is below none whose address only begins with the same letters, nor below one that not everybody sees', () => {
  const namesOf = (path: string, routes: (typeof site)['routes']) =>
    JSON.stringify(structuredData({ ...site, routes }, { path, title: 'a' }, inVietnamese)).match(
      /"name":"[^"]*"/g,
    );
  expect(namesOf('/helpful', site.routes)).toEqual(['"name":"Aurora"', '"name":"a in Vietnamese"']);
  expect(namesOf('/help/more', [home])).toEqual(['"name":"Aurora"', '"name":"a in Vietnamese"']);
  expect(structuredData({ ...site, routes: [terms] }, terms, inVietnamese)).toBeUndefined();
});

test('a page says which questions it answers, beside where it stands', () => {
  const questions = [{ question: 'Who?', answer: 'You.\nNobody else.' }];
  const answers = {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Who?',
        acceptedAnswer: { '@type': 'Answer', text: 'You.\nNobody else.' },
      },
    ],
  };
  const graphOf = (route: typeof home) => structuredData(site, route, inVietnamese, questions);
  expect(graphOf(help)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [expect.objectContaining({ '@type': 'BreadcrumbList' }), answers],
  });
  expect(graphOf(home)).toMatchObject({
    '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }, answers],
  });
  const alone = { ...site, routes: [help] };
  expect(structuredData(alone, help, inVietnamese, questions)).toEqual({
    '@context': 'https://schema.org',
    ...answers,
  });
});
