import { expect, it } from 'vitest';
import { storiesOf } from './stories-of.ts';

it.each<[name: string, changed: readonly string[], want: readonly string[] | undefined]>([
  ['a widget: its own', ['widgets/footer/Footer.tsx', 'widgets/footer/widget.json'], ['widgets/footer/']],
  ['two widgets: those of both', ['widgets/a/A.tsx', 'widgets/b/B.tsx'], ['widgets/a/', 'widgets/b/']],
  ['the kit: all', ['widgets/a/A.tsx', 'engine/kit/picker.tsx'], ['']],
  ['a test of the kit: none', ['engine/kit/picker.test.tsx'], undefined],
  ['the sandbox: none', ['sandbox/main.ts', 'README.md'], undefined],
])('after a change of %s', (_, changed, want) => {
  expect(storiesOf(changed)).toEqual(want);
});
