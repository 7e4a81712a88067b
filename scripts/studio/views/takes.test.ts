import type { WidgetDefinition } from '@liveryjs/compiler/manifest';
import { expect, test } from 'vitest';
import { freshId, itemAt, kindOfList, widgetsFor } from './takes.ts';

const widget = (name: string, regions: readonly string[], slots: WidgetDefinition['slots'] = {}) => ({
  file: `widgets/${name}/widget.json`,
  name,
  title: name,
  description: name,
  component: 'Widget.tsx',
  regions,
  slots,
  messages: [],
  features: [],
  followsHash: false,
  props: {},
});
const tools = { description: 'Pickers.', widgets: ['picker'] };
const workspace = {
  widgets: [
    widget('bar', ['header'], { tools, links: { description: 'Links.' } }),
    widget('picker', ['footer']),
    widget('link', ['header', 'main']),
  ],
};
const manifest = { regions: { header: [{ id: 'top', widget: 'bar' }] } };

test('a slot takes the widgets that it names, else those of the region around it', () => {
  const taken = (list: string) => widgetsFor(workspace, kindOfList(workspace, manifest, list));
  expect(taken('/regions/header')).toEqual(['bar', 'link']);
  expect(taken('/regions/header/top/slots/links')).toEqual(['bar', 'link']);
  expect(taken('/regions/header/top/slots/tools')).toEqual(['picker']);
  expect(taken('/panels/account/pages/start/main')).toEqual(['link']);
});

test('an id is fresh, also where the name has a number already', () => {
  const items = ['hot', 'hot-2', 'slot-3'].map((id) => ({ id }));
  expect(['new', 'hot', 'hot-2', 'slot-3'].map((name) => freshId(items, name))).toEqual([
    'new',
    'hot-3',
    'hot-3',
    'slot-2',
  ]);
  expect(itemAt('/routes/home/main/a~1b')).toEqual({ list: '/routes/home/main', id: 'a/b' });
});
