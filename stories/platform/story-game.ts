import type { Game } from '@liveryjs/schemas/platform';

/** A game of the sandbox with its name in every language that it has one in, `EN` among them. */
export interface StoryGame extends Omit<Game, 'gameName'> {
  readonly icon: string;
  readonly names: Readonly<Record<string, string>>;
  /** What its picture shows. */
  readonly theme: string;
}
