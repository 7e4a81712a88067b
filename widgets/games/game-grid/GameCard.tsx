import type { CardProps } from './card-props.ts';
import { SidewaysBlank, SidewaysCard } from './SidewaysCard.tsx';
import { UprightBlank, UprightCard } from './UprightCard.tsx';

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
