import type { Game } from '@liveryjs/schemas/platform';
import type { StoryCall } from '#stories/platform/outcomes.ts';

/** A game of the sandbox with its name in every language that it has one in, `EN` among them. */
export interface StoryGame extends Omit<Game, 'gameName'> {
  readonly icon: string;
  readonly names: Readonly<Record<string, string>>;
  /** The theme of its picture. */
  readonly theme: string;
}

/** Path of a game's picture in the style of the merchant that asks, as the sandbox draws it for each by its host. */
export function iconOf(icon: string, { headers }: Pick<StoryCall, 'headers'>): string {
  return merchantsIcon(icon, headers.get('merchant') ?? 'house');
}

/** Where stories keep a game's picture in the style of a merchant. */
export function merchantsIcon(icon: string, merchant: string): string {
  return icon.replace('/sandbox/img/', `/sandbox/img/of/${merchant}/`);
}
