import type {
  LotteryBet,
  LotteryDraw,
  LotteryGame,
  LotteryMenuResponse,
  LotteryNumberGroup,
  LotteryOpened,
  LotteryPlayType,
  LotteryRules,
} from '@liveryjs/schemas/platform';

const group = (id: string, rest: Partial<LotteryNumberGroup>): LotteryNumberGroup => ({
  group: id,
  labelName: id,
  count: 1,
  from: 0,
  to: 9,
  digits: 1,
  repeats: true,
  ...rest,
});

const lottery = (gameCode: string, rest: Partial<LotteryGame>): LotteryGame => ({
  gameCode,
  gameName: gameCode,
  nodeId: 1,
  vassalage: 'TCG',
  gameType: 'LOTT',
  icon: '/sandbox/img/vendor/TCG.svg',
  secondsBetween: 60,
  prizeModes: ['Lott', 'ZY'],
  numbers: [group('digits', { labelName: 'Digits', count: 5 })],
  playTypes: [
    { playType: 'lastTwo', labelName: 'Last two' },
    { playType: 'sum', labelName: 'Sum' },
  ],
  ...rest,
});

/** Five digits a minute. */
export const five = lottery('FIVE', { gameName: 'Northlight Five' });

/** Prizes of several kinds, once a day. */
export const north = lottery('VNMB', {
  gameName: 'Miền Bắc',
  vassalage: 'TCG_LOTTO_VN',
  secondsBetween: 86_400,
  prizeModes: ['Lott'],
  numbers: [
    group('special', { labelName: 'Special prize', to: 99_999, digits: 5 }),
    group('first', { labelName: 'First prize', to: 99_999, digits: 5 }),
    group('second', { labelName: 'Second prizes', count: 2, to: 99_999, digits: 5 }),
    group('seventh', { labelName: 'Seventh prizes', count: 4, to: 99, digits: 2 }),
  ],
});

/** Six of 45. */
export const six = lottery('SIX45', {
  gameName: 'Monsoon 6/45',
  vassalage: 'TCG_SEA',
  gameType: 'ELOTT',
  prizeModes: ['SEA', 'Elott'],
  numbers: [group('main', { labelName: 'Numbers', count: 6, from: 1, to: 45, digits: 2, repeats: false })],
});

export const menu: LotteryMenuResponse = [
  { gameGroupCode: 'FAST', labelName: 'Every minute', gameMenus: [five, six] },
  { gameGroupCode: 'VN', labelName: 'Vietnam', gameMenus: [north] },
];

const row = (id: string, labelName: string, options: readonly string[], rest = {}) => ({
  row: id,
  labelName,
  min: 1,
  max: options.length,
  options: options.map((option) => ({ option })),
  ...rest,
});
const DIGITS = Array.from('0123456789');

export const playType = (id: string, rest: Partial<LotteryPlayType> = {}): LotteryPlayType => ({
  playType: id,
  groupName: 'Last digits',
  labelName: 'Last two',
  about: 'Both last digits are right, in their places.',
  combine: 'product',
  rows: [row('tens', 'Tens', DIGITS), row('ones', 'Ones', DIGITS)],
  prizes: [{ prize: 'win', odds: '98.00' }],
  repeats: false,
  ...rest,
});

export const rules: LotteryRules = {
  gameCode: 'FIVE',
  prizeMode: 'Lott',
  currency: 'USD',
  minStake: '1.00',
  maxStake: '100.00',
  stakeStep: '0.50',
  maxCombinations: 60,
  maxBets: 3,
  maxPayout: '5000.00',
  playTypes: [
    playType('lastTwo'),
    playType('lastTwoAny', {
      labelName: 'Last two, any order',
      about: 'Both last digits are among those picked.',
      combine: 'choose',
      take: 2,
      rows: [row('digits', 'Digits', DIGITS, { min: 2 })],
      prizes: [
        { prize: 'first', labelName: 'In their places', odds: '49.00' },
        { prize: 'second', labelName: 'The other way round', odds: '9.00' },
      ],
    }),
    playType('sum', {
      groupName: 'Sum',
      labelName: 'Big or small',
      about: 'The sum of all five digits is what was picked: 23 and above is big.',
      combine: 'each',
      rows: [
        {
          row: 'sum',
          labelName: 'Sum',
          min: 1,
          max: 4,
          options: [
            { option: 'big', labelName: 'Big' },
            { option: 'small', labelName: 'Small' },
            { option: 'zero', labelName: 'Zero' },
          ],
        },
      ],
      prizes: [
        { prize: 'zero', labelName: 'Zero', odds: '9000.00', options: ['zero'] },
        { prize: 'half', labelName: 'Big or small', odds: '1.96', options: ['big', 'small'] },
      ],
    }),
  ],
};

const NUMERO = 20_261_121_000;
const numeroOf = (position: number) => `20261121-${String(position).padStart(4, '0')}`;

/** The draws before one, newest first, each a minute apart; their digits follow from their number. */
export function openedDraws(count: number, last = 740, gameCode = 'FIVE'): LotteryOpened[] {
  return Array.from({ length: count }, (_, index) => {
    const position = last - index;
    const digits = String((NUMERO + position) * 7919).slice(-5);
    return {
      gameCode,
      numero: numeroOf(position),
      openedAt: new Date(Date.UTC(2026, 10, 21, 0, position)).toISOString(),
      numbers: Array.from(digits),
    };
  });
}

/** Draw 741, which closes 50 seconds after 12:20:00 of the platform. */
export function drawAt(rest: Partial<LotteryDraw> = {}, last = 740): LotteryDraw {
  const opens = Date.UTC(2026, 10, 21, 0, last + 1);
  return {
    gameCode: 'FIVE',
    serverTime: new Date(opens - 60_000).toISOString(),
    current: {
      numero: numeroOf(last + 1),
      closesAt: new Date(opens - 10_000).toISOString(),
      opensAt: new Date(opens).toISOString(),
    },
    last: openedDraws(1, last)[0] ?? { gameCode: 'FIVE', numero: '', openedAt: '', numbers: [] },
    ...rest,
  };
}

export const lotteryBet = (rest: Partial<LotteryBet> = {}): LotteryBet => ({
  betId: 1,
  orderId: 1,
  gameCode: 'FIVE',
  gameName: 'Northlight Five',
  numero: numeroOf(741),
  prizeMode: 'Lott',
  playType: 'lastTwo',
  labelName: 'Last two',
  picks: [['1', '2'], ['3']],
  combinations: 2,
  stake: '2.00',
  total: '4.00',
  status: 'OPEN',
  payout: '0.00',
  placedAt: '2026-11-21T12:20:00.000Z',
  ...rest,
});
