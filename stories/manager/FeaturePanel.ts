import { createElement, type ReactNode } from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { StoryBrand, StoryGlobals } from '#stories/portal/story-brand.ts';
import { readFeatures, writeFeatures } from '#stories/portal/turned-features.ts';

export const FEATURES = 'livery/features';

const Panel = styled.div({ padding: 16, maxWidth: 720, fontSize: 13, lineHeight: 1.5 });

const Table = styled.table({
  width: '100%',
  marginBlock: '12px 16px',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '6px 12px 6px 0',
    borderBlockEnd: '1px solid rgba(128, 128, 128, .25)',
    textAlign: 'start',
    fontWeight: 'normal',
  },
  'thead th': { fontWeight: 600 },
  'td:last-of-type': { whiteSpace: 'nowrap', width: 1 },
});

/**
 * Which features of the brand are on in the story, whatever the platform and the manifest say.
 * Without JSX, as the other tools are.
 */
export function FeaturePanel() {
  const [globals, update] = useGlobals();
  const brands = useParameter<readonly Pick<StoryBrand, 'id' | 'name' | 'features'>[]>('brands', []);
  const { brand: id, features } = globals as StoryGlobals;
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) return null;
  const turned = readFeatures(features);
  const turn = (name: string, state: string) => {
    const { [name]: _before, ...others } = turned;
    const next = state === 'own' ? others : { ...others, [name]: state === 'on' };
    update({ features: writeFeatures(next) });
  };
  const rows = Object.entries(brand.features).map(([name, { fixed, module }]) => {
    const decides = fixed === undefined ? `The module ${module}` : `The manifest: ${fixed ? 'on' : 'off'}`;
    const state = turned[name] === undefined ? 'own' : turned[name] ? 'on' : 'off';
    const options = [
      ['own', 'as the brand has it'],
      ['on', 'on'],
      ['off', 'off'],
    ].map(([value, text]) => element('option', { key: value, value }, text));
    const onChange = ({ target }: { target: HTMLSelectElement }) => turn(name, target.value);
    const select = element('select', { 'aria-label': name, value: state, onChange }, options);
    return element(
      'tr',
      { key: name },
      element('th', { scope: 'row' }, element('code', {}, name)),
      element('td', {}, decides),
      element('td', {}, select),
    );
  });
  const heads = ['Feature', 'Who decides', 'In stories'];
  return element(
    Panel,
    {},
    element(
      'p',
      { style: { margin: 0 } },
      `What ${brand.name} can turn on and off. Choose what stories show; nothing of the brand changes.`,
    ),
    element(
      Table,
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...heads.map((text) => element('th', { key: text, scope: 'col' }, text))),
      ),
      element('tbody', {}, rows),
    ),
    element(
      'button',
      { type: 'button', disabled: Object.keys(turned).length === 0, onClick: () => update({ features: '' }) },
      'All as the brand has them',
    ),
  );
}

const element = createElement as (type: unknown, props: object, ...children: ReactNode[]) => ReactNode;
