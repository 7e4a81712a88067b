import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { $schema, createTestProject, type TestProject } from './test-command.ts';

const house = resolve(import.meta.dirname, '../../brands/house/messages');

/**
 * A test project whose brand demo is written in English and speaks Vietnamese and Russian. In Vietnamese a text is
 * missing (`text.pages`), one is as in English (`text.hint`), and one is of what demo says otherwise (`text.more`).
 */
export function createTranslatedProject(): TestProject {
  const project = createTestProject();
  const read = (path: string) =>
    JSON.parse(readFileSync(join(project.root, path), 'utf8')) as Readonly<Record<string, unknown>>;
  const widget = read('widgets/text/widget.json');
  project.write('widgets/text/widget.json', {
    ...widget,
    messages: ['text.hint', 'text.more', 'text.pages'],
  });
  project.write('brands/demo/brand.json', {
    ...read('brands/demo/brand.json'),
    languages: {
      supported: [
        { code: 'EN', locale: 'en' },
        { code: 'RU', locale: 'ru' },
        { code: 'VI', locale: 'vi' },
      ],
    },
  });
  const ownTexts = {
    'text.hint': 'A hint',
    'text.pages': '{count, plural, one {# page} other {# pages}} of {name}',
  };
  project.write('brands/base/messages/EN.json', { ...read('brands/base/messages/EN.json'), ...ownTexts });
  project.write('brands/demo/messages/EN.json', { 'text.more': 'Show more' });
  const vietnamese = JSON.parse(readFileSync(join(house, 'VI.json'), 'utf8')) as object;
  project.write('brands/base/messages/VI.json', {
    ...vietnamese,
    $schema,
    'route.home.title': 'Trang chủ',
    'text.hint': 'A hint',
    'text.more': 'Thêm',
  });
  project.write('brands/demo/messages/RU.json', {
    ...Object.fromEntries(
      Object.keys(read('brands/base/messages/EN.json')).map((key) => [key, `Слова: ${key}`]),
    ),
    'text.pages':
      '{count, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}} {name}',
  });
  return project;
}
