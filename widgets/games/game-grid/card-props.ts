import type { Game } from '@liveryjs/schemas/platform';
import type { Props } from './game-grid.props.ts';

export interface CardProps {
  readonly game: Game;
  readonly shape: Props['card'];
  /** Name of the vendor, once known. */
  readonly vendor: string | undefined;
  /** True when the card says that the game is hot. */
  readonly marksHot: boolean;
}
