import { describe, expect, it, test } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const now = () => Date.parse('2026-12-01T12:00Z');

const text = (id: string, more: object = {}) => ({ id, widget: 'text', ...more });
const during = (season: string, more: object = {}) => text(season, { when: { season, ...more } });
const dark = { id: 'dark', scheme: 'dark' };

/** A brand with seasons, of which each is on the first page unless others are named there. */
function brandOf(seasons: object, members: object = {}, main?: readonly object[]): string {
  const shown = main ?? Object.keys(seasons).map((season) => during(season));
  return manifest({ routes: [{ ...home, main: [text('intro'), ...shown] }], seasons, ...members });
}

const findingsOf = (seasons: object, members: object = {}, main?: readonly object[]) =>
  said(resolveBrand({ aurora: brandOf(seasons, members, main) }, { now }));

const xmas = { from: '2026-12-21', until: '2027-01-07' };

describe('a season by name', () => {
  it('is its dates, in its own time zone or that of the brand, together with what stands beside it', () => {
    const { brand, boundaries, issues } = resolveBrand(
      {
        aurora: brandOf(
          {
            xmas: { ...xmas, timeZone: 'Europe/Oslo' },
            tet: { from: '2026-02-06', until: '2026-02-21', every: 'year' },
            eve: {
              from: '2026-12-24T18:00',
              until: '2026-12-25T06:00+09:00',
              every: 'year',
              timeZone: 'Asia/Tokyo',
            },
          },
          { timeZone: 'Asia/Ho_Chi_Minh', features: { on: { module: 'X' } } },
          [
            during('xmas'),
            during('tet', { features: ['on'] }),
            during('eve', { days: ['friday'] }),
            text('rest', { when: { not: { season: 'xmas' } } }),
            text('start', { when: { season: 'xmas', until: '2026-12-26', timeZone: 'UTC' } }),
          ],
        ),
      },
      { now },
    );
    expect(issues).toEqual([]);
    const [from, until] = ['2026-12-20T23:00:00.000Z', '2027-01-06T23:00:00.000Z'];
    const eve = { from: '12-24 18:00:00', until: '12-25 06:00:00', timeZone: 'Asia/Tokyo' };
    const tet = { from: '02-06 00:00:00', until: '02-21 00:00:00', timeZone: 'Asia/Ho_Chi_Minh' };
    expect(brand?.routes[0]?.main.slice(1).map(({ when }) => when)).toEqual([
      { from, until },
      { features: ['on'], season: tet },
      { days: ['friday'], timeZone: 'Asia/Ho_Chi_Minh', season: eve },
      { not: { from, until } },
      { from, until: '2026-12-26T00:00:00.000Z' },
    ]);
    expect(boundaries).toEqual({
      at: [from, '2026-12-26T00:00:00.000Z', until],
      zones: ['Asia/Ho_Chi_Minh'],
      yearly: [
        { at: '02-06 00:00:00', timeZone: 'Asia/Ho_Chi_Minh' },
        { at: '02-21 00:00:00', timeZone: 'Asia/Ho_Chi_Minh' },
        { at: '12-24 18:00:00', timeZone: 'Asia/Tokyo' },
        { at: '12-25 06:00:00', timeZone: 'Asia/Tokyo' },
      ],
    });
  });

  it('stands wherever a when may, in modes, menus and banner groups too', () => {
    const items = [{ id: 'i', label: 'nav.home', to: { route: 'home' }, when: { season: 'xmas' } }];
    const { brand, issues } = resolveBrand(
      {
        aurora: manifest({
          seasons: { xmas },
          theme: {
            modes: [dark, { id: 'frost', scheme: 'dark', when: { season: 'xmas' } }],
            defaultMode: 'dark',
          },
          regions: { header: [{ id: 'bar', widget: 'bar', props: { items } }] },
          banners: [{ id: 'w_xmas', route: '/', when: { season: 'xmas' } }],
          vendors: { offered: [{ id: 'DS88', when: { season: 'xmas' } }] },
        }),
      },
      { now },
    );
    expect(issues).toEqual([]);
    const when = '"when":{"from":"2026-12-21T00:00:00.000Z","until":"2027-01-07T00:00:00.000Z"}';
    for (const section of [brand?.theme, brand?.regions, brand?.banners, brand?.vendors])
      expect(JSON.stringify(section)).toContain(when);
  });

  it('is inherited by key: a brand says other dates and nothing else', () => {
    const aurora = brandOf({ xmas, tet: { from: '2027-02-06', until: '2027-02-21' } });
    const jade = JSON.stringify({
      ...{ schemaVersion: 1, id: 'jade', extends: 'aurora', name: 'Jade', domains: ['jade.localhost'] },
      tenant: { merchantCode: 'jade' },
      seasons: { xmas: { until: '2027-01-14' } },
    });
    const { brand, issues } = resolveBrand({ aurora, jade }, { id: 'jade', now });
    expect(issues).toEqual([]);
    expect(brand?.routes[0]?.main.slice(1).map(({ when }) => when)).toEqual([
      { from: '2026-12-21T00:00:00.000Z', until: '2027-01-14T00:00:00.000Z' },
      { from: '2027-02-06T00:00:00.000Z', until: '2027-02-21T00:00:00.000Z' },
    ]);
    // The brand that it extends keeps its own dates, whichever is resolved first.
    const both = resolveBrand({ aurora, jade }, { now });
    expect(both.brand?.routes[0]?.main[1]?.when?.until).toBe('2027-01-07T00:00:00.000Z');
  });
});

test.each<[string, object, string[], (readonly object[])?]>([
  ['a season to come', { xmas }, []],
  [
    'one of each year whose dates are past',
    { xmas: { from: '2020-12-21', until: '2021-01-07', every: 'year' } },
    [],
  ],
  [
    'one that nobody has',
    { xmas },
    [
      'aurora:10 «"xmas"» season-unused seasons.xmas: nothing in this brand has this season. Name it in a "when", { "season": "xmas" }, or remove it.',
    ],
    [],
  ],
  [
    'one that nobody has, beside one that is had',
    { xmas, tet: { from: '2027-02-06', until: '2027-02-21' } },
    ['aurora:10 «"xmas"» season-unused seasons.xmas:'],
    [during('tet')],
  ],
  [
    'one that nobody has and that is over',
    { xmas: { from: '2025-12-21', until: '2026-01-07' } },
    ['aurora:10 «"xmas"» season-unused seasons.xmas:'],
    [],
  ],
  [
    'a name that is none',
    { xmas },
    [
      'aurora:9 «"xmass"» unknown-reference routes[home].main[b].when.season: there is no season "xmass". Did you mean "xmas"?',
    ],
    [during('xmas'), text('b', { when: { season: 'xmass' } })],
  ],
  [
    'a name that is none, in the only place that has the season',
    { xmas },
    ['aurora:9 «"xmsa"» unknown-reference routes[home].main[b].when.season: there is no season "xmsa".'],
    [text('b', { when: { season: 'xmsa' } })],
  ],
  [
    'a name that is none, below not',
    { xmas },
    ['aurora:9 «"xms"» unknown-reference routes[home].main[b].when.not.season: there is no season "xms".'],
    [during('xmas'), text('b', { when: { not: { season: 'xms' } } })],
  ],
  [
    'one that is over',
    { xmas: { from: '2025-12-21', until: '2026-01-07' } },
    [
      'aurora:10 «"2026-01-07"» season-over seasons.xmas: this season is over since 2026-01-07, and what has it is not shown any more. Write when it comes again, or "every": "year" if it does each year, or remove it with what has it.',
    ],
  ],
  [
    'one that is over since an hour in its own time zone',
    { xmas: { from: '2026-11-21', until: '2026-12-01T20:00', timeZone: 'Asia/Tokyo' } },
    ['aurora:10 «"2026-12-01T20:00"» season-over seasons.xmas:'],
  ],
  [
    'one that ends before it begins',
    { xmas: { from: '2026-12-21', until: '2026-01-07' } },
    [
      'aurora:10 «"2026-01-07"» season-never seasons.xmas: from 2026-12-21 is not before until 2026-01-07, so this season never comes. Put the earlier one into "from".',
    ],
  ],
  [
    'one that ends as it begins',
    { xmas: { from: '2026-12-24', until: '2026-12-24' } },
    ['aurora:10 «"2026-12-24"» season-never seasons.xmas: from 2026-12-24 is not before until 2026-12-24'],
  ],
  [
    'one of each year that ends before it begins',
    { xmas: { from: '2026-12-21', until: '2026-01-07', every: 'year' } },
    [
      'aurora:10 «"2026-01-07"» season-never seasons.xmas: from 2026-12-21 is not before until 2026-01-07, so this season never comes. Put the later one into "until": a season that goes over the new year ends in the year after',
    ],
  ],
  [
    'one of each year that never ends',
    { xmas: { from: '2026-12-21', until: '2027-12-21', every: 'year' } },
    [
      'aurora:10 «"2027-12-21"» season-always seasons.xmas: from 2026-12-21 until 2027-12-21 is a year or longer, and with "every": "year" this season never ends. Write an end before the season begins again, or take "every" out.',
    ],
  ],
  [
    'two of the same time',
    { xmas, yule: { ...xmas, timeZone: 'UTC' } },
    [
      'aurora:10 «"yule"» season-twice seasons.yule: this is the same time as seasons.xmas. Keep one of the two, and name it wherever the other stands: { "season": "xmas" }.',
    ],
  ],
  [
    'two of the same time of each year, which years say otherwise',
    { xmas: { ...xmas, every: 'year' }, yule: { from: '2027-12-21', until: '2028-01-07', every: 'year' } },
    ['aurora:10 «"yule"» season-twice seasons.yule: this is the same time as seasons.xmas.'],
  ],
  ['the same days once, and each year', { xmas, yule: { ...xmas, every: 'year' } }, []],
  [
    '29 February as the first day of each year',
    { leap: { from: '2028-02-29', until: '2028-03-02', every: 'year' } },
    [
      'aurora:10 «"2028-02-29"» season-leap-day seasons.leap.from: 29 February comes every fourth year. In the others this season begins with the first moment of 1 March. Write a day that each year has, such as 28 February or 1 March.',
    ],
  ],
  [
    '29 February as the end of each year',
    { leap: { from: '2028-02-20', until: '2028-02-29T12:00', every: 'year' } },
    [
      'aurora:10 «"2028-02-29T12:00"» season-leap-day seasons.leap.until: 29 February comes every fourth year. In the others this season ends',
    ],
  ],
  ['29 February of one year', { leap: { from: '2028-02-29', until: '2028-03-02' } }, []],
  [
    '29 February of a year without one',
    { leap: { from: '2027-02-29', until: '2027-03-02' } },
    ['aurora:10 «"2027-02-29"» manifest-shape seasons.leap.from: expected a date such as 2026-12-01'],
  ],
  [
    'an end that is missing',
    { xmas: { from: '2026-12-21' } },
    ['aurora:10 «{"from":"2026-12-21"}» missing-key seasons.xmas: "until" is missing. Add "until".'],
  ],
  [
    'a repetition that is none',
    { xmas: { ...xmas, every: 'years' } },
    [
      'aurora:10 «"years"» manifest-shape seasons.xmas.every: expected "year", got "years". Did you mean "year"?',
    ],
  ],
  [
    'a time beside a season at which it is over',
    { xmas },
    [
      'aurora:9 «{"season":"xmas","from":"2027-02-01"}» time-never routes[home].main[xmas].when: there is no time at which this and what stands around it hold',
    ],
    [during('xmas', { from: '2027-02-01' })],
  ],
  [
    'a day of the week that a season of each year has in some years',
    { eve: { from: '2026-12-24', until: '2026-12-25', every: 'year' } },
    [],
    [during('eve', { days: ['sunday'] })],
  ],
])('%s', (_, seasons, want, main) => {
  const lines = findingsOf(seasons, {}, main);
  expect(lines).toHaveLength(want.length);
  for (const [index, line] of lines.entries()) expect(line).toContain(want[index]);
});

describe('modes that stand behind another one', () => {
  const modes = (earlier: object, later: object, scheme = 'dark') => ({
    theme: {
      modes: [
        ...[dark, { id: 'light', scheme: 'light' }],
        { id: 'winter', scheme: 'dark', when: earlier },
        { id: 'frost', scheme, when: later },
      ],
      defaultMode: 'dark',
    },
  });
  const winter = { from: '2026-12-01', until: '2027-03-01' };
  const each = { ...xmas, every: 'year' };
  const behind =
    'never-first theme.modes[frost]: "winter" stands before it with the same scheme "dark", and shows whenever this would, so this is never shown. Only the first one shows whose "when" holds:';
  const moved = `${behind} write "$before": "winter" here.`;
  test.each<[string, object, object, string[]]>([
    [
      'a season within a season',
      { seasons: { winter, xmas } },
      modes({ season: 'winter' }, { season: 'xmas' }),
      [moved],
    ],
    ['dates within a season', { seasons: { winter } }, modes({ season: 'winter' }, xmas), [moved]],
    [
      'days of a season',
      { seasons: { xmas } },
      modes({ season: 'xmas' }, { season: 'xmas', days: ['friday'] }),
      [moved],
    ],
    ['one year of a season of each year', { seasons: { each } }, modes({ season: 'each' }, xmas), [moved]],
    ['each year behind one year', { seasons: { each } }, modes(xmas, { season: 'each' }), []],
    [
      'a part that stands out',
      { seasons: { winter } },
      modes({ season: 'winter' }, { from: '2027-02-01', until: '2027-03-02' }),
      [],
    ],
    [
      'another scheme',
      { seasons: { winter, xmas } },
      modes({ season: 'winter' }, { season: 'xmas' }, 'light'),
      [],
    ],
  ])('%s', (_, { seasons }: { seasons?: object }, members, want) => {
    const lines = findingsOf(seasons ?? {}, members, []);
    expect(lines).toHaveLength(want.length);
    for (const [index, line] of lines.entries()) expect(line).toContain(want[index]);
  });
});
