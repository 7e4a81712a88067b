import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { useAsset } from './use-brand.ts';

/** The notice in the place of things where there is none: an icon, a paragraph, a way on. */
export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.7')} ${token('space.4')};
  color: ${token('color.text.secondary')};
  text-align: center;

  svg {
    inline-size: ${token('size.icon.xl')};
    block-size: ${token('size.icon.xl')};
    color: ${token('color.text.muted')};
  }

  p {
    margin: 0;
    text-wrap: balance;
  }

  /* A line of its own by its box: browsers do not balance the lines around a line break. */
  p > strong {
    display: block;
  }
`;

/** In the brand's own colours: the symbols of the sheet are painted in these three, and in that of the text. */
const Art = styled.svg`
  --art-ground: ${token('color.surface.sunken')};
  --art-body: ${token('color.surface.raised')};
  --art-accent: ${token('color.brand.400')};
  --art-second: ${token('color.accent.400')};

  && {
    inline-size: 10rem;
    block-size: 7rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.3')};

  &:empty {
    display: none;
  }
`;

interface EmptyStateProps {
  /** Name of a picture of the brand's sheet (asset `pictures`). */
  readonly picture: string;
  /** The text about what is missing, and how it would come about; the words in `strong` in a line of their own. */
  readonly children: ReactNode;
  /** The way to something: a button, a link. */
  readonly action?: ReactNode;
}

/** A picture of the brand's sheet, for the eye alone. */
export function SheetPicture({ name }: { name: string }) {
  const sheet = useAsset('pictures');
  return (
    sheet && (
      <Art viewBox="0 0 160 112" aria-hidden="true">
        <use href={`${sheet}#${name}`} />
      </Art>
    )
  );
}

/** Says with a picture that there is nothing, and offers a way on. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <Empty>
      <SheetPicture name={picture} />
      <p>{children}</p>
      <Ways>{action}</Ways>
    </Empty>
  );
}

/** Where it is said that there is nothing: there from the start, so that screen readers follow it. */
export const EmptyPlace = styled.div.attrs({ 'aria-live': 'polite' })`
  &:empty {
    position: absolute;
  }
`;
