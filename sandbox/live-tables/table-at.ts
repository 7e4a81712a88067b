import type { LiveTable } from '@liveryjs/schemas/platform';
import { LARGEST_STAKE } from '#sandbox/arcade/stakes-of.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { dealers } from './dealers.ts';

/** Milliseconds that somebody deals at a table before another takes over. */
const SHIFT_MS = 40 * 60_000;
/** Milliseconds in which nobody sits down or gets up; where there are no seats, in which nobody comes or goes. */
const STAY_MS = 45_000;
/** Seats of the kinds of tables that have some; at the others there is room for everybody. */
const SEATS: Readonly<Record<string, number>> = { BACCARAT: 7, BLACKJACK: 7, DRAGONTIGER: 5 };
/** Most players of a table without seats. */
const CROWD = 180;

interface TableGame {
  readonly node_id: number;
  readonly game_classify: string;
  readonly min_bet: number;
}

/** A table as it is at a moment: the same for everybody who looks. Shifts and players come and go by the clock. */
export function tableAt(
  { node_id, game_classify, min_bet }: TableGame,
  moment: Date,
  language: string,
): LiveTable {
  const random = createRandom(node_id);
  // Tables do not change dealers all at once, and each has people of one language.
  const offset = random.below(SHIFT_MS);
  const home = random.pick(dealers)[0];
  const team = dealers.filter(([spoken]) => spoken === home);
  const shift = Math.floor((moment.getTime() + offset) / SHIFT_MS);
  const [spoken, latin, arabic] = team[(shift + node_id) % team.length] as (typeof team)[number];
  const seats = SEATS[game_classify];
  const liked = random.below(1000) / 1000;
  return {
    nodeId: node_id,
    dealer: language === 'AR' ? arabic : latin,
    spoken,
    minBet: min_bet,
    maxBet: min_bet * LARGEST_STAKE,
    ...(seats !== undefined && { seats }),
    players: seats === undefined ? crowdAt(node_id, liked, moment) : sittingAt(node_id, seats, liked, moment),
  };
}

/** Each seat is taken or free for a while, then drawn again: at tables that are liked, more often taken. */
function sittingAt(nodeId: number, seats: number, liked: number, moment: Date): number {
  const isTaken = (seat: number) => {
    const offset = createRandom(nodeId * 31 + seat).below(seats * STAY_MS);
    const turn = Math.floor((moment.getTime() + offset) / (seats * STAY_MS));
    return createRandom(nodeId * 31 + seat + turn * 7919).chance(0.35 + 0.5 * liked);
  };
  return Array.from({ length: seats }, (_, seat) => seat).filter(isTaken).length;
}

/** More in the evening than in the morning, and always a few. */
function crowdAt(nodeId: number, liked: number, moment: Date): number {
  const hour = moment.getTime() / 3_600_000;
  const tide = 0.5 + 0.35 * Math.sin(((hour + nodeId) / 12) * Math.PI);
  const turn = Math.floor(moment.getTime() / STAY_MS);
  const stir = createRandom(nodeId + turn * 7919).below(9);
  return 4 + Math.round(CROWD * (0.15 + 0.85 * liked) * tide) + stir;
}
