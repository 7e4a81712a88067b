import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { SandboxAccountsResponse } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerFacts } from '#client/games/offer-facts.ts';
import { portalSections } from '#client/portal-sections.ts';
import { loginResult, member, tenant, testContext } from '#client/testing.ts';
import { audienceOf } from './audience-of.ts';
import { createGuises } from './guises.ts';
import { endSession, session, startSession } from './session.ts';

const accounts: SandboxAccountsResponse = [
  { username: 'linh', password: 'One 1', about: 'takes a code too' },
  { username: 'mai', password: 'Two 2', about: 'member', audience: 'member' },
  { username: 'tomas', password: 'Three 3', about: 'agent', audience: 'agent' },
];
const types: Readonly<Record<string, number>> = { mai: 0, tomas: 1 };

function guisesWith(answer: () => Response = () => Response.json({ success: true, value: accounts })) {
  const signIn = vi.fn(async ({ username = '' }: { username?: string }) => {
    startSession(
      loginResult({ member: member({ account: username, type: types[username] ?? 0 }) }),
      username,
    );
  });
  const freePlay = vi.fn(async () => {
    startSession(loginResult({ member: member({ type: 4 }) }));
  });
  const guises = createGuises({ signIn, freePlay, fetch: async () => answer() });
  return { guises, signIn };
}
const audience = () => audienceOf(session, tenant.accountTypes);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  endSession(tenant);
});
afterEach(() => void vi.unstubAllGlobals());

test('one page after another is that of a member, an agent, a trial account and a visitor, in real sessions', async () => {
  const { guises, signIn } = guisesWith();
  const context = testContext(emptyBrand);
  const seen: string[] = [];
  for (const next of ['member', 'agent', 'trial', 'visitor']) {
    await guises.enter(next, context);
    seen.push(audience());
  }
  expect(seen).toEqual(['member', 'agent', 'trial', 'visitor']);
  expect(signIn.mock.calls.map(([login]) => login)).toEqual([
    { username: 'mai', password: 'Two 2', type: 'username' },
    { username: 'tomas', password: 'Three 3', type: 'username' },
  ]);
});

test('whoever is logged in by the studio stays on the page', async () => {
  const { guises, signIn } = guisesWith();
  await guises.enter('agent', testContext(emptyBrand));
  const [, here] = signIn.mock.calls[0] as unknown as [unknown, ReturnType<typeof testContext>];
  expect([here.resumeAim(), here.brand.id]).toEqual([true, emptyBrand.id]);
});

test.each([
  [
    () => new Response('', { status: 404 }),
    'This platform names no accounts to log in with: /sandbox/accounts answers 404. Log in by hand in the portal, with Browse.',
  ],
  [
    () => Response.json({ success: true, value: accounts.slice(0, 2) }),
    'The platform names no account of the kind "agent". Log in by hand in the portal, with Browse.',
  ],
])('a platform without such an account is told of', async (answer, sentence) => {
  const { guises, signIn } = guisesWith(answer);
  await expect(guises.enter('agent', testContext(emptyBrand))).rejects.toThrow(sentence);
  expect([signIn.mock.calls.length, audience()]).toEqual([0, 'visitor']);
});

test('a vendor that is switched off is offered to nobody, and the others as before', () => {
  const { brand } = testContext(emptyBrand);
  const offered = [
    { id: 'OPAL', when: { audience: ['member'] } },
    { id: 'AMBR', when: { audience: ['member'] } },
  ];
  const whole = { ...brand, ...{ vendors: { map: [], shown: [], offered } } };
  const { guises } = guisesWith();
  const facts = { audience: ['member'] };
  expect(offerFacts(whole, facts).notOffered).toEqual([]);
  const without = guises.withoutVendors(whole, ['OPAL', 'VLVT']);
  expect(offerFacts(without, facts).notOffered).toEqual(['OPAL', 'VLVT']);
  expect(portalSections(whole).vendors.offered).toBe(offered);
});
