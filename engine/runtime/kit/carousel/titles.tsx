import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { Aside } from './frame.ts';
import type { CarouselWords } from './words.ts';

const Title = styled.button`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 0;
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: none;
  color: ${token('color.text.secondary')};
  font: ${token('typography.label')};
  text-align: start;
  counter-increment: title;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')}, color ${token('motion.duration.fast')};

  &:last-child {
    border-block-end: 0;
  }

  &::before {
    flex: none;
    min-inline-size: 2ch;
    color: ${token('color.text.accent')};
    font: ${token('typography.heading')};
    content: counter(title);
  }

  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    background: ${token('color.surface.brand')};
    color: ${token('color.text.onBrand')};
    outline-color: currentColor;
  }

  &[aria-current]::before {
    color: inherit;
  }
`;

interface Props {
  readonly words: CarouselWords;
  /** The title of each slide. */
  readonly titles: readonly string[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
  readonly controls: string;
}

/** The titles of all slides, to choose one by. */
export function CarouselTitles({ words, titles, current, onChoose, controls }: Props) {
  return (
    <Aside role="group" aria-label={words('choose')}>
      {titles.map((title, index) => (
        <Title
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same title
          key={index}
          type="button"
          aria-controls={controls}
          {...(index === current && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(index)}
        >
          {title}
        </Title>
      ))}
    </Aside>
  );
}
