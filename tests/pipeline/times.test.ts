import { describe, expect, it, test } from 'vitest';
import { home, manifest, resolveBrand, said } from './fixture.ts';

const now = () => Date.parse('2026-12-01T12:00Z');

const text = (id: string, more: object = {}) => ({ id, widget: 'text', ...more });

function findingsOf(main: readonly object[], members: object = {}) {
  return said(
    resolveBrand(
      { aurora: manifest({ routes: [{ ...home, main: [text('intro'), ...main] }], ...members }) },
      { now },
    ),
  ).map((line) => line.replace(/^aurora:\d+ /, ''));
}

describe('conditions of time', () => {
  it("resolve to instants, in the zone beside them or the brand's", () => {
    const { brand, boundaries, issues } = resolveBrand(
      {
        aurora: manifest({
          timeZone: 'Asia/Ho_Chi_Minh',
          routes: [
            {
              ...home,
              main: [
                text('a', { when: { from: '2026-12-01', until: '2026-12-26' } }),
                text('b', { when: { days: ['friday'], timeZone: 'Europe/Berlin' } }),
                text('c', { when: { features: ['on'] } }),
                text('d', { when: { features: ['off'], from: '2030-01-01' } }),
              ],
            },
          ],
          features: { on: { module: 'X' }, off: { fixed: false } },
        }),
      },
      { now },
    );
    expect(issues).toEqual([]);
    expect(brand?.routes[0]?.main.map(({ when }) => when)).toEqual([
      { from: '2026-11-30T17:00:00.000Z', until: '2026-12-25T17:00:00.000Z' },
      { days: ['friday'], timeZone: 'Europe/Berlin' },
      { features: ['on'] },
    ]);
    expect(boundaries).toEqual({
      at: ['2026-11-30T17:00:00.000Z', '2026-12-25T17:00:00.000Z'],
      zones: ['Europe/Berlin'],
    });
  });

  test.each<[string, object, string[]]>([
    ['a season to come', { from: '2027-02-01', until: '2027-02-15' }, []],
    ['a day of the week', { days: ['monday'] }, []],
    ['a day that comes in the time', { from: '2026-12-07', until: '2026-12-08', days: ['monday'] }, []],
    [
      'a season that is over',
      { from: '2026-02-01', until: '2026-02-15' },
      [
        '«{"from":"2026-02-01","until":"2026-02-15"}» time-over routes[home].main[x].when: this is over since 2026-02-15, and not shown any more. Remove what stands under it, or write when it comes again.',
      ],
    ],
    [
      'an end before the beginning',
      { from: '2027-02-15', until: '2027-02-01' },
      [
        '«{"from":"2027-02-15","until":"2027-02-01"}» time-never routes[home].main[x].when: from 2027-02-15 is not before until 2027-02-01, so this is never shown. Put the earlier one into "from". The moment of "until" is not in the time any more.',
      ],
    ],
    [
      'a day that does not come in the time',
      { from: '2026-12-07', until: '2026-12-08', days: ['friday'] },
      [
        '«{"from":"2026-12-07","until":"2026-12-08","days":["friday"]}» time-never routes[home].main[x].when: there is no time at which this and what stands around it hold, so this is never shown. Compare from, until and days with those of what stands around it.',
      ],
    ],
    [
      'an unknown time zone',
      { from: '2027-01-01', timeZone: 'Asia/Ho_Chi_Min' },
      [
        '«"Asia/Ho_Chi_Min"» manifest-shape routes[home].main[x].when.timeZone: expected the IANA name of a time zone such as Asia/Ho_Chi_Minh, got "Asia/Ho_Chi_Min". Did you mean "Asia/Ho_Chi_Minh"?',
      ],
    ],
    [
      'an unknown day',
      { days: ['mondy'] },
      [
        '«"mondy"» manifest-shape routes[home].main[x].when.days[0]: expected "monday", "tuesday", "wednesday", "thursday", "friday", "saturday" or "sunday", got "mondy". Did you mean "monday"?',
      ],
    ],
    [
      'a date that is none',
      { from: '2026-02-30' },
      [
        '«"2026-02-30"» manifest-shape routes[home].main[x].when.from: expected a date such as 2026-12-01, or a date and time such as 2026-12-01T18:00, got "2026-02-30".',
      ],
    ],
  ])('%s', (_, when, want) => {
    const lines = findingsOf([text('x', { when })]);
    expect(lines.length).toBe(want.length);
    for (const [index, line] of lines.entries()) expect(line).toContain(want[index]);
  });

  it('are held against those around them', () => {
    const items = [{ id: 'i', label: 'nav.home', to: { route: 'home' }, when: { until: '2027-01-01' } }];
    const bar = { id: 'bar', widget: 'bar', props: { items }, when: { from: '2027-02-01' } };
    const lines = findingsOf([], { regions: { header: [bar] } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('time-never regions.header[bar].props.items[i].when: there is no time');
  });

  it('are reported once where what stands around is never shown either', () => {
    const items = [{ id: 'i', label: 'nav.home', to: { route: 'home' }, when: { until: '2027-01-01' } }];
    const bar = { id: 'bar', widget: 'bar', props: { items }, when: { until: '2026-02-01' } };
    const lines = findingsOf([], { regions: { header: [bar] } });
    expect(lines.map((line) => / (time-\w+) /.exec(line)?.[1])).toEqual(['time-over']);
  });
});

describe('modes with a season', () => {
  const dark = { id: 'dark', scheme: 'dark' };
  const when = { from: '2027-02-01', until: '2027-02-15' };
  test.each<[string, object, string[]]>([
    [
      'one beside its usual mode',
      { modes: [dark, { id: 'tet', scheme: 'dark', when }], defaultMode: 'dark' },
      [],
    ],
    [
      'one without',
      { modes: [dark, { id: 'tet', scheme: 'light', when }], defaultMode: 'dark' },
      [
        'season-without-mode theme.modes[tet].when: there is no mode with the scheme "light" and without a "when" that this one could stand in for. Give it the scheme of such a mode, or add one.',
      ],
    ],
    [
      'one as the default',
      { modes: [dark, { id: 'tet', scheme: 'dark', when }], defaultMode: 'tet' },
      [
        'season-as-default theme.defaultMode: the mode "tet" has a "when", so it is not always there. Name the mode that it stands in for: in its time it shows by itself.',
      ],
    ],
    [
      'one that is over',
      { modes: [dark, { id: 'tet', scheme: 'dark', when: { until: '2026-01-01' } }], defaultMode: 'dark' },
      ['time-over theme.modes[tet].when: this is over since 2026-01-01'],
    ],
    [
      'one that asks for a kind of visitor',
      { modes: [dark, { id: 'tet', scheme: 'dark', when: { audience: ['member'] } }], defaultMode: 'dark' },
      ['unknown-key theme.modes[tet].when: unknown key "audience"'],
    ],
  ])('%s', (_, theme, want) => {
    const lines = findingsOf([], { theme });
    expect(lines.length).toBe(want.length);
    for (const [index, line] of lines.entries()) expect(line).toContain(want[index]);
  });
});
