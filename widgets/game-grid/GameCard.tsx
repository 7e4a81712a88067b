import type { Game } from '#schemas/generated/platform.ts';
import type { Props } from './game-grid.props.ts';
import { SidewaysBlank, SidewaysCard } from './SidewaysCard.tsx';
import { UprightBlank, UprightCard } from './UprightCard.tsx';

export interface CardProps {
  readonly game: Game;
  readonly shape: Props['card'];
  /** Name of the vendor, once known. */
  readonly vendor: string | undefined;
}

/** A game: its picture, its name, who makes it. */
export function GameCard(props: CardProps) {
  return isSideways(props.shape) ? <SidewaysCard {...props} /> : <UprightCard {...props} />;
}

/** A card without a game, of the same size. */
export function SkeletonCard({ shape }: Pick<CardProps, 'shape'>) {
  return isSideways(shape) ? <SidewaysBlank shape={shape} /> : <UprightBlank shape={shape} />;
}

function isSideways(shape: CardProps['shape']): boolean {
  return shape === 'row' || shape === 'ticket';
}
