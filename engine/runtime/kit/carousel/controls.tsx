import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { ROOMY } from './frame.ts';
import { CarouselTitles } from './titles.tsx';
import type { CarouselWords } from './words.ts';

const Group = styled.div`
  display: flex;
  align-items: center;
  color: ${token('color.text.secondary')};

  button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

const Buttons = styled(Group)`
  grid-area: buttons;
  justify-self: end;
  gap: ${token('space.1')};

  button {
    inline-size: ${token('size.control.sm')};
    block-size: ${token('size.control.sm')};

    &:hover {
      background: ${token('color.action.quietHover')};
      color: ${token('color.text.primary')};
    }
  }

  [data-headed] > & button {
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
  }
`;

const Marks = styled(Group)`
  grid-area: marks;
  align-self: center;

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

    &[aria-current] {
      inline-size: ${token('size.control.sm')};
      color: ${token('color.border.brand')};
    }

    &[aria-current]::before {
      inline-size: ${token('size.icon.lg')};
      opacity: 1;
    }
  }

  [data-listed] > & {
    @media (min-width: ${ROOMY}) {
      display: none;
    }
  }

  [data-headed] > & {
    justify-self: center;
  }

  [data-flat] > & {
    @media not all and (min-width: 640px) {
      display: none;
    }
  }
`;

interface Props {
  readonly words: CarouselWords;
  /** True when the visitor wants slides to change by themselves; undefined where they never do. */
  readonly playing: boolean | undefined;
  readonly onToggle: () => void;
  readonly onStep: (by: number) => void;
  readonly count: number;
  /** One mark a slide, to choose it by. */
  readonly marks: boolean;
  /** The titles of the slides, where those of all stand beside the slides. */
  readonly titles: readonly string[] | undefined;
  /** Index of the slide that shows. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
  /** Id of the element that the buttons change. */
  readonly controls: string;
}

/** The controls that turn the slides: pause first, so that the keyboard meets it before what moves. */
export default function CarouselControls(props: Props) {
  const { words, playing, onToggle, onStep, count, marks, titles, current, onChoose, controls } = props;
  const choosing = { words, current, onChoose, controls };
  return (
    <>
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
      {marks && (
        <Marks role="group" aria-label={words('choose')}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
              key={index}
              type="button"
              aria-controls={controls}
              aria-label={words('show', { number: index + 1 })}
              {...(index === current && { 'aria-current': 'true' as const })}
              onClick={() => onChoose(index)}
            />
          ))}
        </Marks>
      )}
      {titles && <CarouselTitles titles={titles} {...choosing} />}
    </>
  );
}
