import { expect, it } from 'vitest';
import { type Changes, findingsIn, textOf } from './try-mistake.ts';

const changed = (file: string, before: string, after: string) => {
  const text = textOf(file);
  expect(text).toContain(before);
  return text.replace(before, () => after);
};

const languages = (entry: string) =>
  changed('brand.json', '{ "code": "VI", "locale": "vi" }', `{ "code": "VI", "locale": "vi" }, ${entry}`);

it.each<[name: string, changes: Changes, want: readonly string[]]>([
  [
    'a colour that is none is told, not what is made of it',
    { 'tokens.json': changed('tokens.json', '#6142bf', '#6142bg') },
    ['tokens.json:6 token-value'],
  ],
  [
    'a mode without its file, when it is the only one',
    {
      'brand.json': changed(
        'brand.json',
        '"defaultMode": "light"',
        '"modes": [{ "id": "winter", "scheme": "light" }, { "id": "light", "$remove": true }],\n    "defaultMode": "winter"',
      ),
    },
    ['brand.json:29 mode-file-missing', 'tokens.json:9 token-unused', 'tokens.light.json:1 mode-unknown'],
  ],
  [
    'a language with two of all texts',
    {
      'brand.json': languages('{ "code": "RU", "locale": "ru" }'),
      'messages/RU.json': '{ "nav.help": "Помощь", "lotus.title": "Всё от Lotus" }',
    },
    ['brand.json:25 content-untranslated', 'brand.json:25 messages-missing'],
  ],
  [
    'a key without a text in any language',
    {
      'messages/EN.json': changed('messages/EN.json', '  "lotus.title": "All of Lotus",\n', ''),
      'messages/VI.json': changed('messages/VI.json', '  "lotus.title": "Tất cả của Lotus",\n', ''),
    },
    ['brand.json:89 message-missing'],
  ],
  [
    'a broken manifest hides nothing in other files',
    {
      'brand.json': changed('brand.json', '"name": "Lotus",', '"name": "Lotus"'),
      'tokens.json': changed('tokens.json', '"$type": "color"', '"$type": "colour"'),
      'messages/VI.json': changed('messages/VI.json', '"Trợ giúp"', '"Trợ {giúp"'),
    },
    ['brand.json:7 json-syntax', 'messages/VI.json:6 message-syntax', 'tokens.json:4 token-type'],
  ],
  [
    'the default language, where the others agree',
    {
      'brand.json': languages('{ "code": "AR", "locale": "ar" }'),
      'messages/AR.json':
        '{ "account.unread": "{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}", "lotus.fishing": "{brand}", "lotus.title": "كل لوتس", "nav.help": "مساعدة" }',
      'messages/EN.json': changed('messages/EN.json', 'Into the pond', 'Into {pond}'),
      'messages/VI.json': changed('messages/VI.json', 'Xuống ao sen', 'Xuống {brand}'),
    },
    ['messages/EN.json:4 message-argument-unfilled'],
  ],
  [
    'a placeholder that nothing fills, the same in every language',
    {
      'messages/EN.json': changed('messages/EN.json', 'Into the pond', 'Into {pond}'),
      'messages/VI.json': changed('messages/VI.json', 'Xuống ao sen', 'Xuống {pond}'),
    },
    ['messages/EN.json:4 message-argument-unfilled'],
  ],
])('%s', (_name, changes, want) => {
  const findings = findingsIn(changes).map(
    ({ file, line, code }) => `${file.replace('brands/lotus/', '')}:${line} ${code}`,
  );
  expect(findings).toEqual(want);
});

it('many missing texts say how many, and where they are in the default language', () => {
  const changes = {
    'brand.json': languages('{ "code": "RU", "locale": "ru" }'),
    'messages/RU.json': '{ "nav.help": "Помощь", "lotus.title": "Всё от Lotus" }',
  };
  const finding = findingsIn(changes).find(({ code }) => code === 'messages-missing');
  expect(finding?.message).toMatch(
    /^languages\.supported\[RU\]: \d{3,4} of the \d{3,4} texts that the brand needs are missing in RU: [a-z]+ \d{2,3}(, [a-z-]+ \d{1,3})+\.$/,
  );
  expect(finding?.hint).toBe(
    'Write them in brands/lotus/messages/RU.json; in EN they are in brands/house/messages/EN.json and brands/lotus/messages/EN.json. livery messages export RU --missing writes them for a translator. Or take the language out.',
  );
});
