import type { PlayKind } from '#sandbox/arcade/kind-of.ts';
import { gameLook } from '#sandbox/pictures/game-look.ts';
import type { MotifName } from '#sandbox/pictures/motifs/index.ts';

/** Motifs of whom a game has too few. */
const common: readonly MotifName[] = ['ruby', 'clover', 'diamond', 'bell', 'horseshoe', 'coin'];
const SLOT = 6;
const sea: readonly MotifName[] = ['fish', 'koi', 'starfish', 'octopus', 'pearlShell', 'chest'];

/** The motifs that a game is played with: of a slot as many as it has symbols, the rarest first. */
export function symbolsOf(
  kind: PlayKind,
  game: { readonly nodeId: number; readonly theme: string },
): readonly MotifName[] {
  if (kind === 'fish') return sea;
  const { motifs } = gameLook(game);
  if (kind !== 'slot') return motifs.slice(0, 1);
  return [...new Set([...motifs, ...common])].slice(0, SLOT);
}
