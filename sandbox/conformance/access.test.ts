/** @module-tag postgres */
import { expect, it } from 'vitest';
import { describePlatform, type TestPlatform } from '#sandbox/testing/describe-platform.ts';
import { type Answer, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';
import { type AccessRow, type Caller, calls, saidTo } from './access-row.ts';
import { accessRows } from './access-rows.ts';

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
  const { method, path, bodyAs, fixed, ...declared } = calls[row.call];
  const params = typeof row.with === 'function' ? row.with(username) : row.with;
  const headers = { language: 'EN', ...declared.headers };
  const send = async (): Promise<Answer> => {
    if (params instanceof Blob) {
      const body = Buffer.from(await params.arrayBuffer());
      return visitor.ask(method, path, { headers, type: params.type, body });
    }
    const allParams = { ...fixed, ...params };
    const fields = () => new URLSearchParams(allParams as Record<string, string>).toString();
    if (method === 'GET' || method === 'DELETE')
      return visitor.ask(method, `${path}?${fields()}`, { headers });
    if (bodyAs === 'sealed') return visitor.seal(method, path, allParams, headers);
    const type = 'application/x-www-form-urlencoded';
    if (bodyAs === 'form') return visitor.ask(method, path, { headers, type, body: fields() });
    return visitor.ask(method, path, { headers, ...(params && { body: allParams }) });
  };
  const { status, code } = await send();
  return code === undefined ? String(status) : `${status} ${code}`;
}

it('has a row for each call of the contract', () => {
  expect([...new Set(accessRows.map(({ call }) => call))].sort()).toEqual(Object.keys(calls).sort());
});

describePlatform('calls', (platform) => {
  it('answer whom they are for, and say to others why not', async () => {
    const callers = Object.entries(await callersOf(platform)) as [Caller, Callers[Caller]][];
    const seen: string[] = [];
    const expected: string[] = [];
    for (const row of accessRows) {
      for (const [name, caller] of callers) {
        seen.push(`${row.call} by ${name}: ${await ask(row, caller)}`);
        expected.push(`${row.call} by ${name}: ${saidTo(row, name)}`);
      }
    }
    expect(seen).toEqual(expected);
    // Some thousand calls: a test takes as long as a busy machine takes.
  });
});
