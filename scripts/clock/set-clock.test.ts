import { expect, test } from 'vitest';
import { CLOCK_SCRIPT, clockOf, clockScript, withClock } from './set-clock.ts';

const set = (moment: string) => `livery-at=${moment}; Path=/; SameSite=Lax`;

test.each<[string, [url: string, cookies?: string | undefined, otherwise?: string], object]>([
  ['nothing says a date', ['/rng?x=1'], { at: undefined, cookie: undefined }],
  ['the address says one', ['/?at=2026-12-24'], { at: '2026-12-24', cookie: set('2026-12-24') }],
  [
    'the address says one with a zone, whose plus sign browsers leave',
    ['/?at=2026-12-24T20:00+07:00'],
    { at: '2026-12-24T20:00+07:00', cookie: set('2026-12-24T20%3A00%2B07%3A00') },
  ],
  [
    'an address before has said one',
    ['/rng', 'a=1; livery-at=2026-12-24T20%3A00%2B07%3A00'],
    { at: '2026-12-24T20:00+07:00' },
  ],
  ['the command says one', ['/', undefined, '2026-12-24'], { at: '2026-12-24' }],
  ['the address says another than the command', ['/?at=2027-02-06', '', '2026-12-24'], { at: '2027-02-06' }],
  ['the address takes it back', ['/?at=', 'livery-at=2026-12-24'], { at: undefined, cookie: set('') }],
  [
    'it was taken back from what the command says',
    ['/', 'livery-at=', '2026-12-24'],
    { at: undefined, cookie: undefined },
  ],
  ['the cookie is of somebody else', ['/', 'livery-at=<script>'], { at: undefined, cookie: undefined }],
  [
    'the address says none that there is',
    ['/?at=2026-02-30'],
    {
      at: undefined,
      wrong:
        '?at=2026-02-30 is no date. Write one such as ?at=2026-12-24, or a date and time such as ?at=2026-12-24T20:00.',
    },
  ],
])('the clock of a page where %s', (_, given, want) => {
  expect(clockOf(...given)).toMatchObject(want);
});

test('the script comes before all others of a page, with the instant in the zone of the brand', () => {
  const html = withClock('<head><meta><script>first</script>', '2026-12-24T20:00', 'Europe/Oslo');
  const src = `${CLOCK_SCRIPT}?at=2026-12-24T19%3A00%3A00.000Z&zone=Europe%2FOslo`;
  expect(html).toBe(
    `<head><meta><script src="${src.replace('&', '&amp;')}"></script>\n<script>first</script>`,
  );
  expect(clockScript(src)).toContain('})("2026-12-24T19:00:00.000Z","Europe/Oslo");');
});

test.each([
  `${CLOCK_SCRIPT}?at=");alert(1)//&zone=UTC`,
  `${CLOCK_SCRIPT}?at=2026-12-24T19%3A00%3A00.000Z&zone=");alert(1)//`,
  CLOCK_SCRIPT,
  '/other.js?at=2026-12-24T19%3A00%3A00.000Z&zone=UTC',
])('nothing is written for %s', (url) => {
  expect(clockScript(url)).toBeUndefined();
});
