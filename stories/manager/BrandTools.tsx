// Storybook's build of its own pages does not read tsconfig.json.
/** @jsxRuntime automatic */
import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { StoryBrand, StoryGlobals } from '#stories/portal/story-brand.ts';

export const TOOLS = 'livery/brand';

const Label = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineEnd: 8,
  fontSize: 12,
});

/** The toolbar's choice of brand, and of what that brand has: modes, languages. */
export function BrandTools() {
  const [globals, update] = useGlobals();
  const brands = useParameter<readonly Omit<StoryBrand, 'load'>[]>('brands', []);
  const { brand: id, mode, language, direction } = globals as StoryGlobals;
  const brand = brands.find((one) => one.id === id) ?? brands[0];
  if (!brand) return null;
  const { theme, languages } = brand;
  return (
    <>
      <Choice
        label="Brand"
        value={brand.id}
        options={brands.map(({ id, name }) => [id, name])}
        onChoose={(next) => update({ brand: next })}
      />
      <Choice
        label="Mode"
        value={theme.modes.find((one) => one.id === mode)?.id ?? theme.defaultMode}
        options={theme.modes.map((one) => [one.id, one.id])}
        onChoose={(next) => update({ mode: next })}
      />
      <Choice
        label="Language"
        value={languages.supported.find(({ code }) => code === language)?.code ?? languages.default}
        options={languages.supported.map(({ code, locale }) => [code, `${code} (${locale})`])}
        onChoose={(next) => update({ language: next })}
      />
      <Choice
        label="Direction"
        value={direction ?? 'auto'}
        options={[
          ['auto', 'by language'],
          ['ltr', 'left to right'],
          ['rtl', 'right to left'],
        ]}
        onChoose={(next) => update({ direction: next })}
      />
    </>
  );
}

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <Label>
      {props.label}
      <select value={props.value} onChange={({ target }) => props.onChoose(target.value)}>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Label>
  );
}
