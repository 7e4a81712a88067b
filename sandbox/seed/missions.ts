import type { GameCategoryCode, Mission } from '@liveryjs/schemas/platform';
import { textRows } from '#sandbox/messages/text-rows.ts';

interface MissionSeed {
  readonly kind: Mission['kind'];
  readonly span: Mission['span'];
  readonly gameType?: GameCategoryCode;
  /** In cents where it is money. */
  readonly goal: number;
  /** In cents. */
  readonly reward: number;
  readonly art: string;
  /** Names its text, `mission.<text>`. */
  readonly text: string;
}

const missions: readonly MissionSeed[] = [
  { kind: 'TURNOVER', span: 'DAY', goal: 2_000, reward: 50, art: 'coin', text: 'bets-today' },
  { kind: 'BETS', span: 'DAY', gameType: 'RNG', goal: 10, reward: 30, art: 'dice', text: 'slots-today' },
  { kind: 'DAYS', span: 'WEEK', goal: 3, reward: 200, art: 'flame', text: 'three-days' },
  {
    kind: 'TURNOVER',
    span: 'WEEK',
    gameType: 'LIVE',
    goal: 10_000,
    reward: 300,
    art: 'cards',
    text: 'live-this-week',
  },
  { kind: 'DEPOSIT', span: 'ONCE', goal: 2_500, reward: 500, art: 'ingot', text: 'deposit' },
  { kind: 'FRIENDS', span: 'ONCE', goal: 1, reward: 300, art: 'gift', text: 'friend' },
];

export function missionRows() {
  return {
    mission: missions.map(({ kind, span, gameType, goal, reward, art }, index) => ({
      id: index + 1,
      position: index,
      art,
      kind,
      span,
      game_type: gameType ?? null,
      goal,
      reward,
    })),
    mission_text: missions.flatMap(({ text }, index) =>
      textRows({ title: `mission.${text}` }).map((row) => ({ id: index + 1, ...row })),
    ),
  };
}
