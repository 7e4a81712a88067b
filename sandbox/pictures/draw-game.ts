import { compose } from './compose.ts';
import { directionOf } from './directions/index.ts';
import { gameLook } from './game-look.ts';

/** card: 4:5, whose upper square can stand alone. square: one thing, to be told apart at 40 pixels. */
export type GameShape = 'card' | 'square';

export interface GamePicture {
  readonly nodeId: number;
  readonly theme: string;
  readonly merchant: string;
  readonly shape: GameShape;
}

/** The picture of a game, without letters: its name stands beside it. */
export function drawGame({ nodeId, theme, merchant, shape }: GamePicture): string {
  const { motifs, random } = gameLook({ nodeId, theme });
  const look = {
    direction: directionOf(merchant),
    tone: random.below(60),
    form: random.below(60),
    lean: random.below(17) - 8,
    seed: nodeId,
  };
  if (shape === 'square') {
    const size = 240;
    return compose({
      ...look,
      motifs: motifs.slice(0, 1),
      width: size,
      height: size,
      focus: [120, 120],
      reach: 86,
      bare: true,
    });
  }
  const companions = random.below(3);
  const reach = companions === 0 ? 156 : 130;
  return compose({
    ...look,
    motifs: motifs.slice(0, 1 + companions),
    width: 400,
    height: 500,
    focus: [200, 250],
    reach,
  });
}
