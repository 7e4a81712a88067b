import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveCalls } from '#sandbox/calls/index.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { describePlatform, type TestPlatform } from '#sandbox/testing/describe-platform.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';
import type { AccessRow, Caller } from './access-row.ts';
import { accessRows } from './access-rows.ts';

/** The calls that are served, as the rows name them. */
async function servedCalls(): Promise<string[]> {
  const served: string[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ method, url }) => {
    served.push(`${method} ${url}`);
  });
  serveCalls(app, {} as Platform);
  await app.ready();
  return served;
}

type Callers = Readonly<Record<Caller, readonly [who: Visitor, username: string]>>;

async function callersOf(platform: TestPlatform): Promise<Callers> {
  const member = async (username: string) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return [visitor, username] as const;
  };
  const trial = visitorOf(platform);
  const { value } = await trial.freePlay();
  return {
    visitor: [visitorOf(platform), ''],
    member: await member('mai'),
    agent: await member('tomas'),
    stranger: await member('amara'),
    trial: [trial, value.member.account],
  };
}

async function ask(row: AccessRow, [visitor, username]: Callers[Caller]): Promise<string> {
  const { call, at = '', headers = {}, sealed, raw } = row;
  const [method = '', path = ''] = call.split(' ');
  const url = at.startsWith('/') ? at : `${path}${at}`;
  const body = typeof row.body === 'function' ? row.body(username) : row.body;
  const { status, code } = sealed
    ? await visitor.seal(method as 'POST', url, sealed, headers)
    : await visitor.ask(method as 'GET', url, {
        headers,
        ...(raw ? { type: raw[0], body: raw[1] } : { body }),
      });
  return code === undefined ? String(status) : `${status} ${code}`;
}

it('knows of each call who may make it', async () => {
  expect([...new Set(accessRows.map(({ call }) => call))].sort()).toEqual((await servedCalls()).sort());
});

describePlatform('calls', (platform) => {
  it('answer whom they are for, and say to others why not', async () => {
    const callers = Object.entries(await callersOf(platform)) as [Caller, Callers[Caller]][];
    const seen: string[] = [];
    const wanted: string[] = [];
    for (const row of accessRows) {
      const { call, at = '', others = '200', says = {} } = row;
      for (const [name, caller] of callers) {
        seen.push(`${call}${at} by ${name}: ${await ask(row, caller)}`);
        wanted.push(`${call}${at} by ${name}: ${says[name] ?? others}`);
      }
    }
    expect(seen).toEqual(wanted);
    // Some thousand calls: a test takes as long as a busy machine takes.
  }, 120_000);
});
