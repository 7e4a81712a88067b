import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { BrandTools, TOOLS } from './manager/BrandTools.ts';
import { FEATURES, FeaturePanel } from './manager/FeaturePanel.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Livery', brandTarget: '_self' }),
  // A story's own keys are what is tried in it.
  ui: { enableShortcuts: false },
});

addons.register(TOOLS, () => {
  addons.add(TOOLS, { type: types.TOOL, title: 'Brand', render: BrandTools });
});

addons.register(FEATURES, () => {
  addons.add(FEATURES, {
    type: types.PANEL,
    title: 'Features',
    render: ({ active }) => createElement('div', { hidden: !active }, createElement(FeaturePanel)),
  });
});
