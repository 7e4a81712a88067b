import {
  drawAt,
  five,
  lotteryBet,
  menu,
  north,
  openedDraws,
  rules,
  six,
} from '@liveryjs/client/lottery/testing';
import type {
  LotteryDraw,
  LotteryGame,
  LotteryOpened,
  LotteryOrder,
  LotteryOrderRequest,
  LotteryOrdersResponse,
  LotteryRules,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const games: Readonly<Record<string, LotteryGame>> = { FIVE: five, VNMB: north, SIX45: six };

/** Numbers of the kinds that a lottery draws, made from digits. */
function drawnBy(gameCode: string, opened: LotteryOpened): LotteryOpened {
  const seed = Number(opened.numbers.join(''));
  const kinds = games[gameCode]?.numbers ?? [];
  const numbers = kinds.flatMap(({ count, from, to, digits }, kind) =>
    Array.from({ length: count }, (_, index) => {
      const span = to - from + 1;
      const value =
        from + ((seed * (kind + 3) + Math.floor((index * span) / count) + index * seed * 7) % span);
      return String(value).padStart(digits, '0');
    }),
  );
  return { ...opened, gameCode, numbers: gameCode === 'FIVE' ? opened.numbers : numbers };
}

const codeOf = ({ query }: StoryCall) => query.get('gameCode') ?? 'FIVE';

const opened = (call: StoryCall): LotteryOpened[] =>
  openedDraws(Number(call.query.get('count') ?? 100)).map((draw) => drawnBy(codeOf(call), draw));

const bets = [
  lotteryBet({ betId: 3 }),
  lotteryBet({ betId: 2, status: 'WON', payout: '196.00', numbers: ['4', '0', '7', '1', '3'] }),
  lotteryBet({ betId: 1, status: 'LOST', numbers: ['9', '9', '2', '5', '8'] }),
];

export const lotteryAnswers: Answers = {
  getLotteryMenu: menu,
  getRecentLotteries: [north],
  getLotteryDraw: (call: StoryCall): LotteryDraw => {
    const draw = drawAt({ gameCode: codeOf(call) });
    return { ...draw, last: drawnBy(codeOf(call), draw.last) };
  },
  getLotteryDraws: Object.keys(games).map((gameCode): LotteryDraw => {
    const draw = drawAt({ gameCode });
    return {
      ...draw,
      last: drawnBy(gameCode, draw.last),
      ...(gameCode === 'SIX45' && {
        jackpot: { amount: '1250000.00', currency: 'USD', playType: 'lastTwo' },
      }),
    };
  }),
  getOpenedNumbers: opened,
  getVnOpenedNumbers: opened,
  getLotteryRules: (call: StoryCall): LotteryRules => ({ ...rules, gameCode: codeOf(call) }),
  getLotteryOrders: { bets, totalPages: 1, total: bets.length } satisfies LotteryOrdersResponse,
  placeLotteryOrder: ({ body }: StoryCall): LotteryOrder => {
    const { numero, bets: sent } = body as LotteryOrderRequest;
    return {
      orderId: 7,
      total: '4.00',
      balance: '1246.50',
      bets: sent.map(({ picks, playType, stake }, index) =>
        lotteryBet({ betId: 7 + index, numero, playType, picks, stake }),
      ),
    };
  },
};
