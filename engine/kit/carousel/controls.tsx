import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { ROOMY } from './titles.tsx';
import type { CarouselWords } from './words.ts';

/** On the pictures; beside them where the carousel has a heading. */
const Pill = styled.div`
  position: absolute;
  z-index: ${token('layer.raised')};
  inset-block-end: ${token('space.2')};
  display: flex;
  border-radius: ${token('radius.full')};
  background: ${token('color.media.control')};
  color: ${token('color.media.text')};

  button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;

    &:focus-visible {
      outline-color: currentColor;
      outline-offset: -3px;
    }
  }

  [data-headed] > & {
    position: static;
    background: none;
    color: ${token('color.text.secondary')};
  }
`;

const Buttons = styled(Pill)`
  inset-inline-end: calc(var(--peek) + ${token('space.2')});

  button {
    inline-size: calc(${token('size.target')} + ${token('space.1')});
    block-size: calc(${token('size.target')} + ${token('space.1')});

    &:hover {
      background: ${token('color.media.control')};
    }
  }

  [data-listed] > & {
    @media (min-width: ${ROOMY}) {
      position: relative;
      grid-area: track;
      place-self: end;
    }
  }

  [data-headed] > & {
    grid-area: buttons;
    gap: ${token('space.1')};

    button {
      inline-size: ${token('size.control.md')};
      block-size: ${token('size.control.md')};

      &:hover {
        background: ${token('color.action.quietHover')};
        color: ${token('color.text.primary')};
      }
    }
  }
`;

const Marks = styled(Pill)`
  inset-inline-start: calc(var(--peek) + ${token('space.2')});
  min-block-size: calc(${token('size.target')} + ${token('space.1')});
  align-items: center;
  padding-inline: ${token('space.1')};

  button {
    inline-size: ${token('size.target')};
    block-size: ${token('size.target')};

    &::before {
      inline-size: ${token('space.2')};
      block-size: ${token('space.2')};
      border-radius: inherit;
      background: currentColor;
      forced-color-adjust: none;
      opacity: 0.55;
      transition: inline-size ${token('motion.duration.normal')}, opacity ${token('motion.duration.normal')};
      content: '';
    }

    &:hover::before {
      opacity: 1;
    }

    &[aria-current]::before {
      inline-size: ${token('size.icon.md')};
      opacity: 1;
    }
  }

  @media (min-width: 64rem) {
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
  }

  [data-listed] > & {
    @media (min-width: ${ROOMY}) {
      display: none;
    }
  }

  [data-headed] > & {
    grid-area: marks;
    justify-self: center;

    [aria-current] {
      color: ${token('color.border.brand')};
    }
  }
`;

interface Props {
  readonly words: CarouselWords;
  /** Whether the visitor wants slides to change by themselves; undefined where they never do. */
  readonly playing: boolean | undefined;
  readonly onToggle: () => void;
  readonly onStep: (by: number) => void;
  /** Id of the element that the buttons change. */
  readonly controls: string;
}

/** Pause first, so that the keyboard meets it before what moves. */
export function CarouselButtons({ words, playing, onToggle, onStep, controls }: Props) {
  return (
    <Buttons>
      {playing !== undefined && (
        <button type="button" aria-label={words(playing ? 'pause' : 'play')} onClick={onToggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      <button
        type="button"
        aria-controls={controls}
        aria-label={words('previous')}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-start" />
      </button>
      <button type="button" aria-controls={controls} aria-label={words('next')} onClick={() => onStep(1)}>
        <Icon name="chevron-end" />
      </button>
    </Buttons>
  );
}

interface MarksProps {
  readonly words: CarouselWords;
  readonly count: number;
  readonly current: number;
  readonly onChoose: (index: number) => void;
  readonly controls: string;
}

/** One mark a slide, to choose it by. */
export function CarouselMarks({ words, count, current, onChoose, controls }: MarksProps) {
  return (
    <Marks role="group" aria-label={words('choose')}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-controls={controls}
          aria-label={words('show', { number: index + 1 })}
          {...(index === current && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(index)}
        />
      ))}
    </Marks>
  );
}
