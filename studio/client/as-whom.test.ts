import { expect, test } from 'vitest';
import { hashOf, viewIn } from './address.ts';
import { guiseInWords, guiseOf, switchedIn, withSwitch } from './as-whom.ts';

test('a link reopens the portal as whom, when and with what it was seen', () => {
  const view = {
    audience: 'agent',
    time: '2026-12-24T20:00',
    status: '1',
    ...withSwitch(withSwitch({ off: 'vendors.VLVT' }, 'features', 'chat', false), 'features', 'blog', true),
  };
  const reopened = viewIn(hashOf('jade', view));
  expect(guiseOf(reopened, 'Asia/Ho_Chi_Minh')).toEqual({
    audience: 'agent',
    moment: { at: '2026-12-24T20:00', timeZone: 'Asia/Ho_Chi_Minh' },
    status: 1,
    switched: [
      { kind: 'features', name: 'blog', isOn: true },
      { kind: 'vendors', name: 'VLVT', isOn: false },
      { kind: 'features', name: 'chat', isOn: false },
    ],
  });
  expect(guiseInWords(reopened)).toBe('Agent · 2026-12-24 20:00 · status 1 · 3 switched');
});

test('a thing is switched over and left to the platform again, and text that names none is passed over', () => {
  const on = withSwitch({ off: 'features.chat' }, 'features', 'chat', true);
  expect(on).toEqual({ on: 'features.chat', off: undefined });
  expect(withSwitch(on, 'features', 'chat', undefined)).toEqual({ on: undefined, off: undefined });
  expect(switchedIn({ on: 'chat,wallets.single,,features.' })).toEqual([]);
  expect(guiseOf({ status: '-1' }, 'UTC')).toEqual({ switched: [] });
  expect(guiseInWords({})).toBeUndefined();
});
