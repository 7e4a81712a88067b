import { createElement } from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { isSession, SESSIONS, type StorySession } from '#stories/platform/story-session.ts';
import type { StoryBrand, StoryGlobals } from '#stories/portal/story-brand.ts';

export const TOOLS = 'livery/brand';

const WHO: Readonly<Record<StorySession, string>> = {
  visitor: 'a visitor',
  member: 'a member',
  agent: 'an agent',
  trial: 'a demo account',
};

const Label = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineEnd: 8,
  fontSize: 12,
});

/**
 * The toolbar's choice of brand, and of what that brand has: modes, languages.
 * Without JSX: Storybook's own pages run on a React of their own, whose elements are others than the project's.
 */
export function BrandTools() {
  const [globals, update] = useGlobals();
  const brands = useParameter<readonly Omit<StoryBrand, 'load' | 'loadDesign'>[]>('brands', []);
  const { brand: id, mode, language, direction, session } = globals as StoryGlobals;
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) return null;
  const { theme, languages } = brand;
  return [
    choice({
      name: 'Brand',
      value: brand.id,
      options: brands.map(({ id, name }) => [id, name]),
      onChoose: (next) => update({ brand: next }),
    }),
    choice({
      name: 'Mode',
      value: theme.modes.find((themeMode) => themeMode.id === mode)?.id ?? theme.defaultMode,
      options: theme.modes.map((themeMode) => [themeMode.id, themeMode.id]),
      onChoose: (next) => update({ mode: next }),
    }),
    choice({
      name: 'Language',
      value: languages.supported.find(({ code }) => code === language)?.code ?? languages.default,
      options: languages.supported.map(({ code, locale }) => [code, `${code} (${locale})`]),
      onChoose: (next) => update({ language: next }),
    }),
    choice({
      name: 'Direction',
      value: direction ?? 'auto',
      options: [
        ['auto', 'by language'],
        ['ltr', 'left to right'],
        ['rtl', 'right to left'],
      ],
      onChoose: (next) => update({ direction: next }),
    }),
    choice({
      name: 'Who looks',
      value: isSession(session) ? session : '',
      options: [
        ['', 'as the story says'],
        ...SESSIONS.map((sessionKind) => [sessionKind, WHO[sessionKind]] as const),
      ],
      onChoose: (next) => update({ session: next }),
    }),
  ];
}

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

function choice({ name, value, options, onChoose }: Choice) {
  const items = options.map(([id, text]) => createElement('option', { key: id, value: id }, text));
  const onChange = ({ target }: { target: HTMLSelectElement }) => onChoose(target.value);
  return createElement(Label, { key: name }, name, createElement('select', { value, onChange }, items));
}
