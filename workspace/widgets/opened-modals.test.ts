import { memoryFiles, type WidgetDefinition } from '@liveryjs/compiler/manifest';
import { expect, test } from 'vitest';
import { openedModals } from './opened-modals.ts';

const files = memoryFiles({
  'widgets/site/petals/Petals.tsx':
    "context.open({ modal: isNew ? 'petals' : 'buds' });\nconst other = { modals: 'none' };\n",
  'widgets/site/petals/Petals.test.tsx': "open({ modal: 'tried' });\n",
  'node_modules/@acme/widgets/roses/Roses.tsx': "open({ modal: 'roses' });\n",
});
const widgets = ['widgets/site/petals', 'node_modules/@acme/widgets/roses'].map(
  (folder) => ({ file: `${folder}/widget.json` }) as WidgetDefinition,
);
const repository = { files, widgets, installed: ['node_modules/@acme/widgets'] };

test('code opens the modals that the schema names, and those that a widget of the repository names', () => {
  const modals = openedModals(repository, { enum: ['raffle'], needed: ['twoFactor'] });
  const opened = ['raffle', 'petals', 'buds', 'tried', 'roses', 'none'].filter((id) => modals?.opens(id));
  expect(opened).toEqual(['raffle', 'petals', 'buds']);
  expect(modals?.needed).toEqual(['twoFactor']);
});

test('without a schema nobody knows which modals code opens', () => {
  expect(openedModals(repository, undefined)).toBeUndefined();
});
