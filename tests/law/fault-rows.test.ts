import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '#schemas/contract/call.ts';
import * as contract from '#schemas/generated/calls.ts';
import { faultRows } from '#tests/browser/fault-rows/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** Calls whose failing nothing shows yet that is not shown for another of the same form or page. */
const LIKE_OTHERS: Readonly<Record<string, string>> = {
  'GET /wps/member/info/funds/consolidated': 'a fact of conditions: what it would show stays away',
  'GET /wps/system/whitelabel': 'as GET /wps/system/status',
  'POST /wps/deposit/cancel': 'as POST /wps/bonuses/cancel',
  'POST /wps/withdraw/accounts/default': 'as POST /wps/withdraw/accounts',
  'POST /wps/withdraw/accounts/remove': 'as POST /wps/withdraw/accounts',
};

/** How tests and stories let calls fail. */
const FAILING = /failing\(|hanging\(|new Refused\(5|FAULTS|faults:|walkFaults|TypeError/;

/** Tests of the portal and stories in which calls fail. */
const trials = ['widgets', 'platform', 'tests/browser'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, room, file), 'utf8'))
    .filter((source) => FAILING.test(source)),
);

const callOf = ({ method, path }: Call) => `${method} ${path}`;
const made = Object.values<Call>(contract);
const rows = Object.values(faultRows)
  .flat()
  .map(({ call }) => call);

it('no call of the portal is left untried: a row, a test or a story names it and lets it fail', () => {
  const isTried = (call: Call) => {
    const names = [`'${callOf(call)}'`, `'${call.name}'`, ` ${call.name}: `];
    return (
      rows.includes(callOf(call)) || trials.some((source) => names.some((name) => source.includes(name)))
    );
  };
  const untried = made.filter((call) => !isTried(call)).map(callOf);
  expect(untried.filter((call) => !(call in LIKE_OTHERS))).toEqual([]);
});

it('every row is of a call that the portal makes', () => {
  const calls = made.map(callOf);
  expect(rows.filter((call) => !calls.includes(call))).toEqual([]);
});
