import type {
  Fixture,
  FixtureListResponse,
  FixtureMarket,
  LiveTableListResponse,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const MINUTE = 60_000;

type Sides = readonly [home: string, away: string];
type Score = readonly [home: number, away: number];

const winner = (...odds: readonly number[]): FixtureMarket => ({
  kind: 'WINNER',
  outcomes: odds.map((price, index) => ({
    pick:
      (odds.length === 3 ? (['HOME', 'DRAW', 'AWAY'] as const) : (['HOME', 'AWAY'] as const))[index] ??
      'HOME',
    odds: price,
  })),
});
const total = (line: number, over: number, under: number): FixtureMarket => ({
  kind: 'TOTAL',
  line,
  outcomes: [
    { pick: 'OVER', odds: over },
    { pick: 'UNDER', odds: under },
  ],
});
const scoreOf = ([home, away]: Score) => ({ home, away });

/** A match that begins, or began, so many minutes from now. */
function match(
  [sport, sportName, leagueName]: readonly [code: string, name: string, league: string],
  [home, away]: Sides,
  minutes: number,
  rest: Partial<Fixture> = {},
): Fixture {
  return {
    fixtureId: `${home}-${away}`.replaceAll(/[^A-Za-z0-9]/g, ''),
    vassalage: sport === 'FIVE_LANES' ? 'TF' : 'BTI',
    nodeId: 1121,
    sport,
    sportName,
    leagueId: leagueName.replaceAll(/[^A-Za-z]/g, ''),
    leagueName,
    // A whole minute: what is asked for again is the same.
    startsAt: new Date(Math.floor(Date.now() / MINUTE + minutes) * MINUTE).toISOString(),
    state: 'UPCOMING',
    home: { name: home },
    away: { name: away },
    ...rest,
  };
}

const coast = ['FOOTBALL', 'Football', 'Coastal Premier League'] as const;
const lantern = ['BASKETBALL', 'Basketball', 'Lantern Basketball League'] as const;
const meridian = ['TENNIS', 'Tennis', 'Meridian Tour'] as const;
const lanes = ['FIVE_LANES', 'Five Lanes', 'Five Lanes Pro League'] as const;

const openMatches = (): readonly Fixture[] => [
  match(coast, ['Port Calder', 'Saltmarsh Rovers'], -52, {
    state: 'LIVE',
    score: scoreOf([2, 1]),
    phase: 'HALF',
    phaseNo: 1,
    minute: 45,
    addedMinutes: 2,
    markets: [winner(1.52, 4.1, 6.25), total(4.5, 1.95, 1.84)],
  }),
  match(coast, ['Driftwick United', 'Cape Merrin'], -70, {
    state: 'LIVE',
    score: scoreOf([0, 1]),
    phase: 'HALF',
    phaseNo: 2,
    minute: 54,
    markets: [
      { ...winner(4.85, 3.2, 1.8), suspended: true },
      { ...total(2.5, 2.3, 1.6), suspended: true },
    ],
  }),
  match(lantern, ['Calder Kingfishers', 'Granholt Giants'], -60, {
    state: 'LIVE',
    score: scoreOf([61, 58]),
    parts: [
      [24, 19],
      [21, 27],
      [16, 12],
    ].map(([home = 0, away = 0]) => ({ home, away })),
    phase: 'QUARTER',
    phaseNo: 3,
    minute: 27,
    markets: [winner(1.68, 2.14), total(178.5, 1.9, 1.88)],
  }),
  match(meridian, ['A. Okelune', 'I. Vargent'], -80, {
    state: 'LIVE',
    score: scoreOf([1, 1]),
    parts: [
      [6, 3],
      [4, 6],
    ].map(([home = 0, away = 0]) => ({ home, away })),
    phase: 'BREAK',
    phaseNo: 2,
    markets: [winner(1.9, 1.87)],
  }),
  match(coast, ['Tarrow Town', 'Lowhaven'], 24 * 60, {
    markets: [winner(2.35, 3.4, 2.95), total(2.5, 1.88, 1.9)],
  }),
  match(coast, ['Gannet Bay', 'Oarsmouth'], 26 * 60, {
    markets: [winner(1.44, 4.6, 7.1), total(2.5, 1.74, 2.06)],
  }),
  match(lantern, ['Tarrow Tides', 'Larkenfeld Lynx'], 49 * 60, {
    markets: [winner(1.33, 3.25), total(184.5, 1.89, 1.89)],
  }),
];

const esportsMatches = (): readonly Fixture[] => [
  match(lanes, ['Paper Dragons', 'Ninth Lantern'], -40, {
    state: 'LIVE',
    score: scoreOf([1, 0]),
    parts: [
      [22, 14],
      [6, 9],
    ].map(([home = 0, away = 0]) => ({ home, away })),
    phase: 'MAP',
    phaseNo: 2,
    minute: 12,
    markets: [winner(1.4, 2.75), total(2.5, 1.95, 1.8)],
  }),
  match(lanes, ['Copper Owls', 'Last Ferry'], 24 * 60, {
    markets: [winner(1.72, 2.05), total(2.5, 2, 1.76)],
  }),
];

const finishedMatches = (): readonly Fixture[] => [
  match(coast, ['Brackwater', 'Shingle Quay'], -180, {
    state: 'FINISHED',
    score: scoreOf([3, 3]),
    markets: [],
  }),
  match(meridian, ['M. Solquist', 'S. Haddari'], -200, {
    state: 'FINISHED',
    score: scoreOf([2, 1]),
    parts: [
      [6, 7],
      [6, 3],
      [6, 2],
    ].map(([home = 0, away = 0]) => ({ home, away })),
    markets: [],
  }),
];

const dealers = [
  ['Maren', 'en'],
  ['Thảo My', 'vi'],
  ['Liwayway', 'fil'],
  ['Yasmin', 'ar'],
] as const;

/** Tables with seats, one of which is full, and tables with room for everybody, in turn. */
function tablesOf({ query }: StoryCall): LiveTableListResponse {
  const nodeIds = (query.get('nodeId') ?? '').split(',').map(Number);
  return {
    tables: nodeIds.map((nodeId, index) => {
      const [dealer, spoken] = dealers[index % dealers.length] ?? dealers[0];
      const minBet = [0.5, 1, 5][index % 3] ?? 1;
      const room = index % 3 === 2 ? { players: 128 + index } : { seats: 7, players: [3, 7][index % 2] ?? 0 };
      return { nodeId, dealer, spoken, minBet, maxBet: minBet * 50, ...room };
    }),
  };
}

export const liveAnswers: Answers = {
  getLiveTables: tablesOf,
  getFixtures({ query }: StoryCall): FixtureListResponse {
    const state = query.get('state');
    const all =
      state === 'finished'
        ? finishedMatches()
        : query.get('vassalage') === 'TF'
          ? esportsMatches()
          : openMatches();
    const sport = query.get('sport');
    const fitting = all.filter((fixture) => !sport || fixture.sport === sport);
    const codes = [...new Set(all.map((fixture) => fixture.sport))];
    return {
      fixtures: fitting.slice(0, Number(query.get('pageSize'))),
      total: fitting.length,
      sports: codes.map((code) => {
        const sportFixtures = all.filter((fixture) => fixture.sport === code);
        return {
          sport: code,
          sportName: sportFixtures[0]?.sportName ?? code,
          live: sportFixtures.filter((fixture) => fixture.state === 'LIVE').length,
          total: sportFixtures.length,
        };
      }),
    };
  },
};
