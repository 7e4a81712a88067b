import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { PER_VIEW, WIDE } from './use-keen.ts';

/** From this width of the window on there is room for a list beside the slides. */
export const ROOMY = '64rem';

/** The height of a flat carousel in narrow windows. */
const FLAT = '4.5rem';

/**
 * The element around slides and their controls. `--per-view` is how many slides fit, `--peek` what shows of a
 * neighbour at either side. What stands around it may set `--track-ratio`: without one, slides are as high as the
 * highest.
 */
export const Frame = styled.section<{ $centred: boolean }>`
  --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centred : PER_VIEW.plain)};
  --peek: calc((100% - 100% / var(--per-view)) / 2);
  position: relative;
  display: grid;
  /* The row of the controls is there before they are. */
  grid-template: 'track track' auto 'marks buttons' ${token('size.control.sm')} / minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('space.2')} ${token('space.4')};
  /* The controls stand in the room between two parts of a page. */
  margin-block-end: calc(-1 * ${token('space.3')});

  @media (min-width: ${WIDE}px) {
    --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centredWide : PER_VIEW.plain)};
  }

  /* A heading and the buttons above the slides, the marks below them. */
  &[data-headed] {
    grid-template: 'head buttons' auto 'track track' auto 'marks marks' auto / minmax(0, 1fr) auto;
    row-gap: ${token('space.3')};
    margin-block-end: 0;
  }

  /* A bar: its picture is too small for buttons on it. */
  &[data-flat] {
    @media not all and (min-width: 640px) {
      --track-ratio: auto;
      grid-template-rows: ${FLAT} ${token('size.control.sm')};
      row-gap: ${token('space.1')};
    }
  }

  /* A single slide has no controls. */
  &[data-single] {
    grid-template: 'track' auto / minmax(0, 1fr);
    margin-block-end: 0;
  }

  &[data-single][data-headed] {
    grid-template: 'head' auto 'track' auto / minmax(0, 1fr);
  }

  /* Titles beside the slides, the buttons below the titles. */
  &[data-listed] {
    @media (min-width: ${ROOMY}) {
      margin-block-end: 0;
      grid-template: 'track titles' 1fr 'track buttons' ${token('size.control.sm')} / minmax(0, 1fr) minmax(15rem, 26%);
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

  [data-flat] > & {
    @media not all and (min-width: 640px) {
      block-size: 100%;
    }
  }

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

/** Beside the slides and as high as they; it scrolls where it does not fit. */
export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: titles;
  align-self: stretch;
  /* The slides alone decide the height. */
  contain: size;
  overflow-y: auto;
  counter-reset: title;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  @media not all and (min-width: ${ROOMY}) {
    display: none;
  }
`;
