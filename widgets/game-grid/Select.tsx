import { styled } from 'styled-components';
import { Icon, token, useHydrated, VisuallyHidden } from '#engine/kit/index.ts';

const Label = styled.label`
  position: relative;
  display: block;
  color: ${token('color.text.muted')};

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token('space.3')};
    margin-block: auto;
    pointer-events: none;
  }

  select {
    inline-size: 100%;
    min-block-size: ${token('size.control.md')};
    padding-inline: ${token('space.3')} ${token('space.7')};
    border: 1px solid ${token('color.field.border')};
    border-radius: ${token('radius.control')};
    background: ${token('color.field.surface')};
    color: ${token('color.field.text')};
    appearance: none;
    text-overflow: ellipsis;
    opacity: 1;
    cursor: pointer;

    &:hover {
      border-color: ${token('color.field.borderHover')};
    }

    &:focus-visible {
      border-color: ${token('color.field.borderFocus')};
      outline-offset: -1px;
    }
  }
`;

interface Props {
  readonly label: string;
  readonly value: string;
  /** Texts by value, in order. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly className?: string;
}

/** A choice of the browser's own kind, in the look of the fields beside it. */
export function Select({ label, value, options, onChoose, className }: Props) {
  // A choice that is made before anybody listens would be lost.
  const hydrated = useHydrated();
  return (
    <Label className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select disabled={!hydrated} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </Label>
  );
}
