import type { GameCategoryCode, Mission } from '@liveryjs/schemas/platform';

interface MissionSeed {
  readonly kind: Mission['kind'];
  readonly span: Mission['span'];
  readonly gameType?: GameCategoryCode;
  /** In cents where it is money. */
  readonly goal: number;
  /** In cents. */
  readonly reward: number;
  readonly art: string;
  readonly titles: Readonly<Record<'EN' | 'TY' | 'VI' | 'AR', string>>;
}

const missions: readonly MissionSeed[] = [
  mission('TURNOVER', 'DAY', 2_000, 50, 'coin', [
    'Bet $20 today',
    'Tumaya ng $20 ngayong araw',
    'Cược 20 $ trong hôm nay',
    'راهن بمبلغ 20 $ اليوم',
  ]),
  mission(
    'BETS',
    'DAY',
    10,
    30,
    'dice',
    [
      'Place ten bets on slots',
      'Tumaya nang sampung beses sa slots',
      'Cược mười lượt slot',
      'ضع عشرة رهانات في السلوت',
    ],
    'RNG',
  ),
  mission('DAYS', 'WEEK', 3, 200, 'flame', [
    'Play on three days this week',
    'Maglaro nang tatlong araw ngayong linggo',
    'Chơi ba ngày trong tuần này',
    'العب ثلاثة أيام هذا الأسبوع',
  ]),
  mission(
    'TURNOVER',
    'WEEK',
    10_000,
    300,
    'cards',
    [
      'Bet $100 at live tables this week',
      'Tumaya ng $100 sa mga live table ngayong linggo',
      'Cược 100 $ ở bàn trực tiếp tuần này',
      'راهن بمبلغ 100 $ على الطاولات المباشرة هذا الأسبوع',
    ],
    'LIVE',
  ),
  mission('DEPOSIT', 'ONCE', 2_500, 500, 'ingot', [
    'Deposit $25 in all',
    'Magdeposito ng kabuuang $25',
    'Nạp tổng cộng 25 $',
    'أودع ما مجموعه 25 $',
  ]),
  mission('FRIENDS', 'ONCE', 1, 300, 'gift', [
    'Bring a friend',
    'Magsama ng kaibigan',
    'Giới thiệu một người bạn',
    'ادعُ صديقًا',
  ]),
];

export function missionRows() {
  return {
    mission: missions.map(({ kind, span, gameType, goal, reward, art }, at) => ({
      id: at + 1,
      position: at,
      art,
      kind,
      span,
      game_type: gameType ?? null,
      goal,
      reward,
    })),
    mission_text: missions.flatMap(({ titles }, at) =>
      Object.entries(titles).map(([language, title]) => ({ id: at + 1, language, title })),
    ),
  };
}

function mission(
  kind: MissionSeed['kind'],
  span: MissionSeed['span'],
  goal: number,
  reward: number,
  art: string,
  [EN, TY, VI, AR]: readonly [EN: string, TY: string, VI: string, AR: string],
  gameType?: GameCategoryCode,
): MissionSeed {
  return { kind, span, goal, reward, art, titles: { EN, TY, VI, AR }, ...(gameType && { gameType }) };
}
