import type { MotifName } from '#sandbox/pictures/motifs/index.ts';
import { createRandom, type Random } from '#sandbox/seed/random.ts';
import type { Palette } from './ink.ts';
import { type Look, looks } from './themes.ts';

export interface GameLook {
  readonly look: Look;
  readonly palette: Palette;
  /** The motif that stands for the game first. */
  readonly motifs: readonly MotifName[];
  /** Goes on where the colours and motifs were picked. */
  readonly random: Random;
}

/** Colours and motifs of a game: the same wherever it is drawn. */
export function gameLook({ nodeId, theme }: { readonly nodeId: number; readonly theme: string }): GameLook {
  const random = createRandom(nodeId * 7919);
  const look = looks[theme] ?? (looks.classic as Look);
  const palette = random.pick(look.palettes);
  return { look, palette, motifs: random.shuffle(look.motifs), random };
}
