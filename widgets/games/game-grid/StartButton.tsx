import { Icon, token } from '@liveryjs/engine/kit';
import { WholePress } from '@liveryjs/parts/whole-press';
import type { Game } from '@liveryjs/schemas/platform';
import { css, styled } from 'styled-components';
import { useStart } from './use-start.ts';

/** The styles that a card needs for its button: all of the card presses it, and shows that it can be pressed. */
export const startable = css`
  position: relative;

  /* The picture follows by inheritance: a rule with :has() and img has browsers match every img of the page again. */
  &:has([aria-busy='true']) {
    --card-image-opacity: ${token('opacity.dimmed')};
  }

  &:hover img:not([data-fallback]) {
    opacity: ${token('opacity.dimmed')};
  }

  img {
    opacity: var(--card-image-opacity, 1);
    transition: opacity ${token('motion.duration.fast')};
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: translate ${token('motion.duration.normal')} ${token('motion.easing.standard')};

    &:hover {
      translate: 0 calc(-1 * ${token('space.1')});
    }
  }
`;

const Whole = styled(WholePress)`
  display: grid;
  place-items: center;

  svg {
    inline-size: ${token('size.control.md')};
    block-size: ${token('size.control.md')};
    padding: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary')};
    color: ${token('color.action.onPrimary')};
    opacity: 0;
    scale: 0.8;
    transition: opacity ${token('motion.duration.fast')}, scale ${token('motion.duration.normal')}
      ${token('motion.easing.spring')};
  }

  &[aria-busy='true'] svg {
    opacity: 1;
    scale: 1;
    animation: livery-breathe 0.6s ease-in-out infinite alternate;
  }

  @media (hover: hover) {
    *:hover > & svg {
      opacity: 1;
      scale: 1;
    }
  }
`;

interface Props {
  readonly game: Game;
  /** Id of what says its name. */
  readonly labelledBy: string;
  readonly className?: string;
}

/** Starts a game [4.13]. It stands over the picture, and what it takes presses of is the whole card. */
export function StartButton({ game, labelledBy, className }: Props) {
  const { busy, start } = useStart(game);
  return (
    <Whole type="button" className={className} aria-labelledby={labelledBy} aria-busy={busy} onClick={start}>
      <Icon name="play" />
    </Whole>
  );
}
