import { styled } from 'styled-components';
import { token } from '#engine/kit/index.ts';
import { PER_VIEW, WIDE } from './use-keen.ts';

/** The element around banners and their controls. `$centred` as the manifest asks, before and after they are here. */
export const Frame = styled.section<{ $centred: boolean }>`
  --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centred : PER_VIEW.plain)};
  /* What shows of a neighbour, at either side. */
  --peek: calc((100% - 100% / var(--per-view)) / 2);
  /* A narrow window shows whole pictures, 21 wide by 9 high: they are low enough there. */
  --ratio: min(${token('ratio.banner')}, 21 / 9);
  position: relative;

  @media (min-width: ${WIDE}px) {
    --ratio: ${token('ratio.banner')};
    --per-view: ${({ $centred }) => ($centred ? PER_VIEW.centredWide : PER_VIEW.plain)};
  }
`;

/** Keeps the height of the banners, whether they are here or not. */
export const Track = styled.div`
  position: relative;
  display: flex;
  aspect-ratio: calc(var(--ratio) * var(--per-view));
  overflow: hidden;
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
    block-size: 100%;
    overflow: hidden;
    border-radius: ${token('radius.card')};
  }

  > :only-child {
    margin-inline: auto;
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
