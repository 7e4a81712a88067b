import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    inline-size: fit-content;
    min-block-size: ${token('size.target')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.link')};
    font: ${token('typography.label')};
    cursor: pointer;
    list-style: none;

    /* WebKit has the marker here. */
    &::-webkit-details-marker {
      display: none;
    }
  }

  > summary > svg {
    transition: rotate ${token('motion.duration.fast')};
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  &[open] > summary {
    margin-block-end: ${token('space.2')};
  }
`;

interface Props extends Omit<ComponentProps<'details'>, 'ref'> {
  /** The line that is always there. */
  readonly summary: ReactNode;
}

/** Content that waits behind a line until somebody presses it, with the arrow of everything that unfolds. */
export function Fold({ summary, children, ...details }: Props) {
  return (
    <Details {...details}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Details>
  );
}
