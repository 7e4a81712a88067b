import { expect, it } from 'vitest';
import { storiesOf } from './stories-of.ts';

it.each<[name: string, changed: readonly string[], want: readonly string[] | undefined]>([
  [
    'a widget: its own',
    ['widgets/shell/footer/Footer.tsx', 'widgets/shell/footer/widget.json'],
    ['widgets/shell/footer/'],
  ],
  [
    'two widgets: those of both',
    ['widgets/x/a/A.tsx', 'widgets/y/b/B.tsx'],
    ['widgets/x/a/', 'widgets/y/b/'],
  ],
  ['the kit: all', ['widgets/x/a/A.tsx', 'engine/kit/picker.tsx'], ['']],
  ['a test of the kit: none', ['engine/kit/picker.test.tsx'], undefined],
  ['the sandbox: none', ['sandbox/main.ts', 'README.md'], undefined],
])('after a change of %s', (_, changed, want) => {
  expect(storiesOf(changed)).toEqual(want);
});
