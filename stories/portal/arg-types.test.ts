import { resolve } from 'node:path';
import { openWorkspace } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';
import { widgetSettings } from '#stories/config/widget-settings.ts';
import { argTypesOf } from './arg-types.ts';

const settings = widgetSettings(openWorkspace({ root: resolve(import.meta.dirname, '../..') }));
const controls = (widget: string) => argTypesOf(settings[widget], { 'nav.home': 'nav.home: Home' });

test('a setting that refers to a list of values is a choice of them, with its own description', () => {
  const { category } = controls('game-grid');
  expect(category).toMatchObject({ control: { type: 'select' } });
  expect(category?.options).toContain('RNG');
  expect(category?.description).toMatch(/^The category to show\./);
});

test('a setting that is a key of a message is a choice of keys with their texts', () => {
  expect(controls('game-grid').title).toMatchObject({
    control: { type: 'select', labels: { 'nav.home': 'nav.home: Home' } },
    options: ['nav.home'],
    table: { type: { summary: 'message-key' } },
  });
});

test('a number has its bounds and its default', () => {
  expect(controls('game-grid').pageSize).toMatchObject({
    control: { type: 'number', min: 6, max: 96 },
    table: { defaultValue: { summary: '42' } },
  });
});

test('every setting of every widget has a description', () => {
  const without = Object.keys(settings).flatMap((widget) =>
    Object.entries(controls(widget)).flatMap(([name, { description }]) =>
      description === '' ? [`${widget}: ${name}`] : [],
    ),
  );
  expect(without).toEqual([]);
});
