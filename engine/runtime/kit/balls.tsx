import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** Characters of a number from which on each of its digits is a ball. */
const LONG = 3;

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  inline-size: fit-content;

  li {
    display: flex;
    gap: ${token('space.1')};
  }

  span {
    display: grid;
    place-items: center;
    min-inline-size: 2.5rem;
    min-block-size: 2.5rem;
    border-radius: ${token('radius.full')};
    background: ${token('gradient.action')};
    color: ${token('color.action.onPrimary')};
    font-weight: ${token('font.weight.bold')};
  }

  &[data-small] {
    gap: ${token('space.1')};

    li {
      gap: ${token('space.half')};
    }

    span {
      min-inline-size: 1.75rem;
      min-block-size: 1.75rem;
      border: 1px solid ${token('color.border.strong')};
      background: ${token('color.surface.sunken')};
      color: ${token('color.text.primary')};
      font-size: ${token('font.size.sm')};
    }
  }

  @media (max-width: 24rem) {
    &:not([data-small]) span {
      min-inline-size: 2.25rem;
      min-block-size: 2.25rem;
    }
  }
`;

interface Props {
  readonly numbers: readonly string[];
  /** The meaning of the numbers, for screen readers. */
  readonly label: string;
  /** Quiet ones, for tables. */
  readonly small?: boolean;
}

/** Numbers as balls in a row, from left to right in every language: one of them a ball, of a long one each digit. */
export function Balls({ numbers, label, small = false }: Props) {
  return (
    <Row dir="ltr" aria-label={label} {...(small && { 'data-small': '' })}>
      {numbers.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is what it is at its place, and may come twice
        <li key={index}>
          {(number.length < LONG ? [number] : Array.from(number)).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so is a digit
            <span key={place}>{part}</span>
          ))}
        </li>
      ))}
    </Row>
  );
}
