import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';
import { FieldBox } from './field.tsx';
import { useHydrated } from './use-hydrated.ts';

const Box = styled(FieldBox)`
  position: relative;
  min-inline-size: 0;

  svg {
    position: absolute;
    inset-inline-end: ${token('space.3')};
    pointer-events: none;
  }

  select {
    padding-inline-end: ${token('space.7')};
    appearance: none;
    opacity: 1;
    cursor: pointer;
  }
`;

interface Props {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly value: string;
  /** Texts by value, in order. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly className?: string;
}

/** A choice of the browser's own kind, for rows of tools, in the look of the fields beside it. */
export function Select({ label, value, options, onChoose, className }: Props) {
  // A choice that is made before anybody listens would be lost.
  const hydrated = useHydrated();
  return (
    <Box as="label" data-compact="" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select disabled={!hydrated} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </Box>
  );
}
