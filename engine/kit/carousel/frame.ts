import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { ROOMY } from './titles.tsx';
import { PER_VIEW, WIDE } from './use-keen.ts';

/**
 * The element around slides and their controls. `--per-view` is how many slides fit, `--peek` what shows of a
 * neighbour at either side. What stands around it may set `--track-ratio`: without one, slides are as high as the
 * highest.
 */
export const Frame = styled.section<{ $centred: boolean }>`
  --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centred : PER_VIEW.plain)};
  --peek: calc((100% - 100% / var(--per-view)) / 2);
  position: relative;

  @media (min-width: ${WIDE}px) {
    --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centredWide : PER_VIEW.plain)};
  }

  /* A heading and the buttons above the slides, the marks below them. */
  &[data-headed] {
    display: grid;
    grid-template: 'head buttons' auto 'track track' auto 'marks marks' auto / minmax(0, 1fr) auto;
    align-items: end;
    gap: ${token('space.3')} ${token('space.4')};
  }

  /* Titles beside the slides, the buttons on them. */
  &[data-listed] {
    @media (min-width: ${ROOMY}) {
      display: grid;
      grid-template: 'track titles' auto / minmax(0, 1fr) minmax(15rem, 26%);
      gap: ${token('space.4')};
    }
  }
`;

/** Where a carousel's heading stands. */
export const Head = styled.div`
  grid-area: head;
  align-self: center;
`;

/** Keeps the height of the slides, whether they are here or not. */
export const Track = styled.div`
  position: relative;
  display: flex;
  grid-area: track;
  aspect-ratio: var(--track-ratio, auto);
  overflow: hidden;
  -webkit-user-select: none;
  user-select: none;
  touch-action: pan-y;
  -webkit-tap-highlight-color: transparent;

  /* The slider counts positions from the left. */
  &[data-keen-slider-reverse] {
    flex-direction: row-reverse;
  }

  > * {
    flex: none;
    inline-size: calc(100% / var(--per-view));
    overflow: hidden;
    border-radius: ${token('radius.card')};
  }

  > :only-child {
    margin-inline: auto;
  }

  /* Where the slider will lay the first one. */
  &[data-waiting] > :first-child {
    margin-inline-start: var(--peek);
  }

  /* A neighbour that looks in lets the pointer through to here. */
  &[data-centred] {
    cursor: pointer;

    > * {
      cursor: auto;
      transition: opacity ${token('motion.duration.normal')};
    }

    > [inert] {
      opacity: ${token('opacity.dimmed')};
    }
  }
`;
