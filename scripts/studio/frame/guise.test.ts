// @vitest-environment jsdom
import type { ToStudio } from '@liveryjs/studio/bridge';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { Guises, PageContext, PlatformSide } from './framed-portal.ts';
import { createGuise } from './guise.ts';

const brand = { id: 'jade', name: 'Jade' } as unknown as PageBrand;

/** A portal whose visitor becomes whom the studio chooses, and a studio that hears it. */
function framed({ refusal, isKnown = true }: { readonly refusal?: string; readonly isKnown?: boolean } = {}) {
  let audience = 'visitor';
  const watching = new Set<() => void>();
  const become = (next: string) => {
    audience = next;
    for (const listener of watching) listener();
  };
  const enter = vi.fn<Guises['enter']>(async (next) => {
    if (refusal !== undefined) throw new Error(refusal);
    // As a login does: first the old session ends.
    become('visitor');
    become(next);
  });
  const guises: Guises = {
    enter,
    vendors: () => ['AMBR', 'OPAL'],
    withoutVendors: (whole, codes) => ({ ...whole, name: `${whole.name} without ${codes}` }),
  };
  const renew = vi.fn<PageContext['answers']['renew']>();
  const side: PlatformSide = {
    start: vi.fn(),
    facts: () => ({ audience: [audience] }),
    derive: ({ name }, facts) => ({ ...facts, audience: [audience], derivedOf: [name] }),
    watch: (listener) => {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    loadStatus: async () => ({ status: 0 }),
  };
  const told: ToStudio[] = [];
  const guise = createGuise(
    () => (isKnown ? Promise.resolve(guises) : undefined),
    (message) => told.push(message),
  );
  const around = guise.around(side);
  const held = vi.fn();
  around.watch(held);
  around.start({ brand, answers: { renew } });
  return { guise, around, told, become, enter, renew, held, side };
}
const settled = () => vi.dynamicImportSettled();

beforeEach(() => {
  delete document.documentElement.dataset.clock;
});

test('the page becomes that of the audience that is chosen last, and takes it up again where a session goes by itself', async () => {
  const { guise, told, become, enter, side } = framed();
  guise.take({ audience: 'member', switched: [] });
  guise.take({ audience: 'agent', switched: [] });
  await vi.waitFor(() => expect(side.facts(brand).audience).toEqual(['agent']));
  become('visitor');
  await vi.waitFor(() => expect(side.facts(brand).audience).toEqual(['agent']));
  expect(enter.mock.calls.map(([audience]) => audience).at(-1)).toBe('agent');
  expect(told.filter(({ kind }) => kind === 'audience' || kind === 'error')).toEqual([]);
});

test('whoever logs in by hand in the portal is followed, until the studio chooses again', async () => {
  const { guise, told, become, enter } = framed();
  guise.take({ audience: 'visitor', switched: [] });
  await settled();
  dispatchEvent(new Event('pointerdown'));
  become('member');
  expect(told).toContainEqual({ kind: 'audience', audience: 'member' });
  expect(enter).not.toHaveBeenCalled();
});

test('a login that fails is told, with who the page is of instead', async () => {
  const { guise, told, enter } = framed({ refusal: 'The platform names no accounts.' });
  guise.take({ audience: 'agent', switched: [] });
  await vi.waitFor(() =>
    expect(told.filter(({ kind }) => kind !== 'facts')).toEqual([
      {
        kind: 'error',
        sentence: 'The portal cannot be shown as to agent: The platform names no accounts.',
      },
      { kind: 'audience', audience: 'visitor' },
    ]),
  );
  expect(enter).toHaveBeenCalledOnce();
});

test('features and vendors are switched in what conditions are held against, and the studio is told all of it once', async () => {
  const { guise, around, told, held } = framed();
  await settled();
  const facts = { features: ['chat', 'blog'] };
  guise.take({
    switched: [
      { kind: 'features', name: 'chat', isOn: false },
      { kind: 'features', name: 'points', isOn: true },
      { kind: 'vendors', name: 'OPAL', isOn: false },
    ],
  });
  expect(held).toHaveBeenCalledOnce();
  const seen = { audience: ['visitor'], features: ['blog', 'points'], derivedOf: ['Jade without OPAL'] };
  expect([around.derive?.(brand, facts), around.derive?.(brand, facts)]).toEqual([seen, seen]);
  await settled();
  around.derive?.(brand, facts);
  await settled();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'facts', vendors: ['AMBR', 'OPAL'] });
  expect(told[0]).toMatchObject({
    facts: expect.arrayContaining([{ kind: 'features', names: ['blog', 'points'] }]),
  });
  guise.take({ switched: [] });
  expect(around.derive?.(brand, facts)).toMatchObject({ features: ['chat', 'blog'], derivedOf: ['Jade'] });
  // Nobody knows them before the platform has answered.
  expect(around.derive?.(brand, {})).not.toHaveProperty('features');
});

test('the status and the clock are those of the guise, and the own ones again after it', async () => {
  const { guise, around, renew } = framed({ isKnown: false });
  const status = async () => (await around.loadStatus(AbortSignal.timeout(1000))).status;
  const ahead = () => Number(document.documentElement.dataset.clock) + Date.now();
  guise.take({ status: 1, moment: { at: '2031-12-24T20:00', timeZone: 'Asia/Ho_Chi_Minh' }, switched: [] });
  expect(await status()).toBe(1);
  expect(renew.mock.calls).toEqual([[['livery:status']]]);
  expect(Math.abs(ahead() - Date.parse('2031-12-24T13:00:00Z'))).toBeLessThan(1000);
  for (const moment of [
    { at: '2031-13-24', timeZone: 'UTC' },
    { at: '2031-12-24', timeZone: 'Mars/Olympus' },
  ]) {
    guise.take({ status: 1, moment, switched: [] });
    expect(document.documentElement.dataset).not.toHaveProperty('clock');
  }
  guise.take({ switched: [] });
  expect([await status(), renew.mock.calls.length]).toEqual([0, 2]);
});
