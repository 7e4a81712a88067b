import { textRows } from '#sandbox/messages/text-rows.ts';

interface Rank {
  readonly pointsNeeded: number;
  readonly colors: readonly [string, string];
  /** Names its text, `rank.<text>`. */
  readonly text: string;
}

/** The ladder of VIP ranks, lowest first. From the sixth on customer service is VIP [4.18]. */
const ranks: readonly Rank[] = [
  { pointsNeeded: 0, colors: ['#8a93a6', '#5d6678'], text: 'newcomer' },
  { pointsNeeded: 100, colors: ['#c98a5b', '#8f5430'], text: 'bronze' },
  { pointsNeeded: 500, colors: ['#c3ccd8', '#8896aa'], text: 'silver' },
  { pointsNeeded: 1_500, colors: ['#f2c14e', '#b9791a'], text: 'gold' },
  { pointsNeeded: 4_000, colors: ['#b9d4de', '#6f95a6'], text: 'platinum' },
  { pointsNeeded: 8_000, colors: ['#3fbf8f', '#14785a'], text: 'emerald' },
  { pointsNeeded: 15_000, colors: ['#4f8dff', '#2347b0'], text: 'sapphire' },
  { pointsNeeded: 30_000, colors: ['#d9c7ff', '#7a4fe0'], text: 'diamond' },
];

export function rankRows() {
  return {
    club_label: ranks.map(({ pointsNeeded, colors: [color, color2] }, rank_level) => ({
      rank_level,
      color,
      color2,
      points_needed: pointsNeeded,
    })),
    club_label_name: ranks.flatMap(({ text }, rank_level) =>
      textRows({ name: `rank.${text}` }).map((row) => ({ rank_level, ...row })),
    ),
  };
}
