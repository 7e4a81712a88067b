import { aurora } from './aurora.ts';
import type { ArtDirection } from './direction.ts';
import { harbor } from './harbor.ts';
import { jade } from './jade.ts';
import { kiosk } from './kiosk.ts';

export const directions: ReadonlyMap<string, ArtDirection> = new Map(
  Object.entries({ aurora, harbor, jade, kiosk }),
);

/** The art direction of a merchant; one without its own has aurora's. */
export function directionOf(merchant: string): ArtDirection {
  return directions.get(merchant) ?? aurora;
}
