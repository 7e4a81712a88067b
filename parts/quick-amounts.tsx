import { Button, token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 30%), 1fr));
  gap: ${token('space.2')};
`;

const Amount = styled(Button)`
  inline-size: 100%;

  &[aria-pressed='true'] {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }
`;

interface Props {
  /** Name for screen readers. */
  readonly label: string;
  /** The text that each amount writes into the field, and the text that shows for it. The written texts differ. */
  readonly amounts: readonly (readonly [written: string, text: string])[];
  /** The text in the field. */
  readonly typed: string;
  readonly onChoose: (written: string) => void;
}

/** Amounts to choose from instead of typing one. */
export function QuickAmounts({ label, amounts, typed, onChoose }: Props) {
  return (
    <List aria-label={label}>
      {amounts.map(([written, text]) => (
        <li key={written}>
          <Amount type="button" aria-pressed={written === typed} onClick={() => onChoose(written)}>
            {text}
          </Amount>
        </li>
      ))}
    </List>
  );
}
