import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PERIODS } from '@liveryjs/engine/kit/period';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

function sources(folder: string): string {
  return readdirSync(join(project, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'))
    .join('\n');
}

test('a widget that lists records declares every word of theirs', () => {
  const words = [
    ...[...sources('engine/kit/records').matchAll(/'(records\.\w+)'/g)].map(([, word]) => word as string),
    ...PERIODS.map((name) => `records.${name}`),
  ];
  expect(words).toContain('records.cutOff');
  expect(missing(/<Records\b/, words, 6)).toEqual([]);
});

test('a widget that narrows records to a kind declares the word for all of them', () => {
  expect(missing(/<ChoiceFilter\b/, ['records.all'], 6)).toEqual([]);
});

test('a widget with a form of the kit declares what that says when it takes long', () => {
  expect(missing(/\bForm\b[^;]*'@liveryjs\/engine\/kit'[\s\S]*<Form /, ['form.slow'], 20)).toEqual([]);
});

/** Words that widgets do not declare although their sources use what says them, of at least so many widgets. */
function missing(uses: RegExp, words: readonly string[], atLeast: number): readonly string[] {
  const users = readdirSync(join(project, 'widgets')).filter(
    (name) => !name.includes('.') && uses.test(sources(`widgets/${name}`)),
  );
  expect(users.length).toBeGreaterThanOrEqual(atLeast);
  return users.flatMap((name) => {
    const { messages } = JSON.parse(readFileSync(join(project, 'widgets', name, 'widget.json'), 'utf8')) as {
      messages: readonly string[];
    };
    return words.filter((word) => !messages.includes(word)).map((word) => `${name}: ${word}`);
  });
}
