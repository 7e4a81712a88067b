import { createColors } from 'picocolors';
import { expect, it } from 'vitest';
import { printWidgets } from './print-widgets.ts';

it('the list of all widgets fits the terminal, a line a widget', () => {
  const widget = (name: string, description: string) => ({
    ...{ name, description, title: name, file: `widgets/${name}/widget.json`, component: 'W.tsx' },
    ...{ regions: ['main'], slots: {}, messages: [], features: [], followsHash: false, props: {} },
  });
  const widgets = [widget('grid', 'Games as cards, which a visitor sorts.'), widget('text', 'A text.')];
  expect(printWidgets(widgets, [], createColors(false), 24).split('\n').slice(0, 2)).toEqual([
    '  grid  Games as cards,…',
    '  text  A text.',
  ]);
  const many = Array.from({ length: 100 }, (_, index) =>
    widget(`grid-${index}`, 'Games as cards. '.repeat(index)),
  );
  const lines = printWidgets(many, [], createColors(false), 80).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
