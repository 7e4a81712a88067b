import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Export } from '@liveryjs/workspace/messages/exported';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livery, type TestProject } from './test-command.ts';
import { createTranslatedProject } from './translated-project.ts';

let project: TestProject;
beforeAll(() => {
  project = createTranslatedProject();
});
afterAll(() => project.remove());

it.each(['vi', 'Vi', 'ru'])(
  'a language in other letters than brands write it in is no other one: %s',
  async (code) => {
    const { out, notes, code: exit } = await livery(project.root, 'messages', 'export', code);
    expect(`${out}${notes}`).toContain(
      `error: no brand speaks "${code}". Did you mean "${code.toUpperCase()}"?`,
    );
    expect(exit).toBe(2);
  },
);

describe('messages status', () => {
  it('counts the texts of every brand once, by part', async () => {
    const { out, code } = await livery(project.root, 'messages', 'status');
    expect(code).toBe(0);
    const texts = JSON.parse(
      readFileSync(join(project.root, 'brands/base/messages/EN.json'), 'utf8'),
    ) as object;
    const all = Object.keys(texts).filter((key) => !key.startsWith('$')).length;
    const pages = all - 3;
    expect(out.split('\n')).toEqual([
      '                RU         VI',
      `pages    ${pages}/${pages}  ${pages}/${pages}`,
      'widgets        3/3        1/4',
      // In Vietnamese text.more counts twice: as base says it, and as demo says it otherwise.
      `all      ${all}/${all}  ${all - 2}/${all + 1}`,
      '',
      'VI: 1 missing (widgets 1), 1 the same as in the source language (widgets 1), 1 of a text that is another one now (widgets 1).',
      'livery messages export VI --missing writes these texts for a translator.',
    ]);
  });

  it('counts all texts that the pages of a brand need, as data', async () => {
    const { out } = await livery(project.root, 'messages', 'status', 'demo', '--json');
    const [russian, vietnamese, ...others] = JSON.parse(out) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(russian).toMatchObject({ language: 'RU', missing: 0 });
    // The engine's own words are all there: what lacks is the project's.
    expect(vietnamese).toMatchObject({ language: 'VI', missing: 1, same: 1, stale: 1 });
    const { total, translated } = vietnamese as { total: number; translated: number };
    expect(total - translated).toBe(3);
  });

  it('asks whether another brand was meant', async () => {
    const { code, notes } = await livery(project.root, 'messages', 'status', 'dmeo');
    expect({ code, notes }).toMatchObject({
      code: 2,
      notes: expect.stringContaining('Did you mean "demo"?'),
    });
  });
});

describe('messages export', () => {
  const exported = async (...args: readonly string[]) =>
    JSON.parse((await livery(project.root, 'messages', 'export', ...args)).out) as Export & {
      locale: string;
    };

  it('says of each text what it is for, where it is shown and what has to be in it', async () => {
    const { texts, ...head } = await exported('RU', '--brand', 'demo');
    expect(head).toEqual({
      format: 'livery-messages/1',
      language: 'RU',
      locale: 'ru',
      source: { code: 'EN', locale: 'en' },
    });
    expect(texts.find(({ key }) => key === 'text.pages')).toMatchInlineSnapshot(`
      {
        "arguments": [
          {
            "kinds": [
              "a number",
            ],
            "name": "count",
          },
          {
            "kinds": [
              "plain text",
            ],
            "name": "name",
          },
        ],
        "brand": "demo",
        "description": "",
        "key": "text.pages",
        "part": "widgets",
        "plurals": [
          {
            "forms": [
              "one",
              "few",
              "many",
              "other",
            ],
            "name": "count",
            "ordinal": false,
          },
        ],
        "same": false,
        "shown": [
          "routes[home].main[words]: Text (demo)",
        ],
        "source": "{count, plural, one {# page} other {# pages}} of {name}",
        "state": "translated",
        "translation": "{count, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}} {name}",
      }
    `);
    expect(texts.find(({ key }) => key === 'text.more')).toMatchObject({
      brand: 'demo',
      source: 'Show more',
    });
    expect(texts.find(({ key }) => key === 'route.home.title')?.shown).toEqual(['routes[home].title (demo)']);
  });

  it('leaves out what is translated when it is asked to', async () => {
    const { texts } = await exported('VI', '--missing');
    expect(texts.map(({ key, brand, state }) => `${brand} ${key} ${state}`)).toEqual([
      'base text.hint same',
      'base text.pages missing',
      'demo text.more stale',
    ]);
  });

  it('writes a file, and says what is in it', async () => {
    const file = join(project.root, 'out/vi.json');
    const { out } = await livery(project.root, 'messages', 'export', 'VI', '--missing', '--to', file);
    expect(out).toBe(`3 texts from EN to VI in ${file}.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await exported('VI', '--missing'));
  });

  it('takes a language that nobody speaks yet, and asks for its tag where the code says two', async () => {
    const { locale, texts } = await exported('BR', '--locale', 'pt-BR');
    expect(locale).toBe('pt-BR');
    expect(texts.every(({ state, brand }) => state === 'missing' && brand === 'base')).toBe(true);
    expect((await exported('KO')).locale).toBe('ko');
    for (const args of [['BR'], ['BR', '--locale', 'not a tag'], ['../x']])
      expect(await livery(project.root, 'messages', 'export', ...args)).toMatchObject({ code: 2, out: '' });
  });
});
