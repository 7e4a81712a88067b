import { ciphers } from '@liveryjs/cli/platform/ask';
import { answerJudge } from '@liveryjs/cli/platform/judge';
import { jsonReport, junitReport, tableReport } from '@liveryjs/cli/platform/report';
import { tryPlatform } from '@liveryjs/cli/platform/try-platform';
import { exchange } from '@liveryjs/client/calls/exchange';
import { readAnswer } from '@liveryjs/client/calls/read-answer';
import { CallError } from '@liveryjs/engine/kit/plain';
import * as declared from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { operationsOf, readContract } from '@liveryjs/workspace/types/contract/read-contract';
import pc from 'picocolors';
import { isOf, sampleOf } from '#tests/contract/sample-of.ts';
import { caseOf, first, textIn } from '#tests/fuzz/case.ts';
import { expectThat, type Target } from '#tests/fuzz/target.ts';
import { repositoryWith } from '#tests/fuzz/workspaces.ts';

const calls = Object.values<Call>(declared);

const envelope = (value: unknown) => JSON.stringify({ success: true, value });

const answering =
  (body: Uint8Array, status: number): typeof fetch =>
  async () =>
    new Response(new Uint8Array(body), { status, headers: { 'retry-after': '1' } });

/** Answers as portals read them. */
export const answers: Target = {
  limits: { milliseconds: 2000, megabytes: 300 },
  seeds: () =>
    calls.flatMap(({ name, answer }) =>
      answer === undefined ? [] : [caseOf(`${name}.json`, envelope(sampleOf(answer)))],
    ),
  async open() {
    return async (input) => {
      const { name, bytes } = first(input);
      const shape = calls.find((call) => `${call.name}.json` === name)?.answer ?? 's';
      for (const status of [200, 400, 503]) {
        globalThis.fetch = answering(bytes, status);
        try {
          const value = await exchange({
            method: 'GET',
            path: '/wps/x',
            signal: AbortSignal.timeout(10_000),
          });
          const read = readAnswer(shape, value, 'GET /wps/x');
          expectThat(isOf(shape, read), 'An answer that is read is of the contract.');
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          expectThat(
            !(error.message + error.stack).includes('text-of-answer'),
            'An error says nothing of the answer.',
          );
        }
      }
    };
  },
};

const operations = operationsOf(readContract(repositoryWith(new Map())));

/** A platform that answers each call by the part of the case that is named for it, and all others alike. */
export const trial: Target = {
  limits: { milliseconds: 8000, megabytes: 700 },
  seeds: () => {
    const values = Object.fromEntries(
      calls.flatMap(({ name, answer }) =>
        answer === undefined ? [] : [[name, { success: true, value: sampleOf(answer) }]],
      ),
    );
    const few = Object.fromEntries(Object.entries(values).filter((_, place) => place % 9 === 0));
    const refusal = {
      success: false,
      error: { code: 'verification_required', details: [{ at: '/a', message: 'b' }] },
    };
    const challenge = { success: true, value: { challengeId: 'c', salt: 's', bits: 8 } };
    return [
      caseOf('answers.json', JSON.stringify({ ...few, logIn: { success: true, value: { token: 't' } } })),
      caseOf('answers.json', JSON.stringify({ ...few, logIn: refusal, getBotChallenge: challenge })),
      caseOf('answers.json', JSON.stringify(refusal)),
    ];
  },
  async open() {
    const workspace = repositoryWith(new Map());
    const contract = readContract(workspace);
    return async (input) => {
      const text = textIn(first(input).bytes);
      const parts = partsOf(text);
      globalThis.fetch = async (address) => {
        const { pathname } = new URL(String(address));
        const name = operations.find(({ path }) => path === pathname)?.operationId ?? '';
        return new Response(name in parts ? JSON.stringify(parts[name]) : text, {
          status: name === 'logOut' ? 500 : 200,
        });
      };
      const results = await tryPlatform(contract, workspace.schemas.platform, {
        ...{
          origin: 'http://platform.example',
          merchant: 'm',
          language: 'EN',
          adapter: undefined,
          cipher: ciphers.none,
        },
        accounts: [{ username: 'mai', password: 'p' }],
        write: true,
      });
      tableReport(results, pc.createColors(false));
      JSON.parse(jsonReport('http://platform.example', results));
      junitReport(results, { began: new Date(0), seconds: 1 });
    };
  },
};

function partsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const parts: unknown = JSON.parse(text);
    return typeof parts === 'object' && parts !== null ? (parts as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The judge of answers, which holds them to the contract. */
export const judged: Target = {
  limits: { milliseconds: 2000, megabytes: 300 },
  seeds: () =>
    calls.flatMap(({ name, answer }) =>
      answer === undefined ? [] : [caseOf(`${name}.json`, JSON.stringify(sampleOf(answer)))],
    ),
  async open() {
    const judge = answerJudge(repositoryWith(new Map()).schemas.platform);
    return (input) => {
      const { name, bytes } = first(input);
      const file = operations.find(({ operationId }) => `${operationId}.json` === name)?.answer;
      if (file === undefined) return;
      let value: unknown;
      try {
        value = JSON.parse(textIn(bytes));
      } catch {
        return;
      }
      for (const { at, expected, got } of judge(file, value))
        expectThat(
          at !== '' && expected !== '' && got !== '',
          'A misfit says where, what was expected and what was there.',
        );
    };
  },
};

/** An area of the contract, as whoever adds a call writes it. */
export const contract: Target = {
  limits: { milliseconds: 4000, megabytes: 500 },
  seeds: () => {
    const { files, schemasFolder } = repositoryWith(new Map());
    return ['team.json', 'identity.json'].flatMap((name) => {
      const bytes = files.read(`${schemasFolder}/platform/calls/${name}`);
      return bytes === undefined ? [] : [caseOf(name, bytes)];
    });
  },
  async open() {
    const { schemasFolder } = repositoryWith(new Map());
    return (input) => {
      const { name, bytes } = first(input);
      operationsOf(
        readContract(repositoryWith(new Map([[`${schemasFolder}/platform/calls/${name}`, bytes]]))),
      );
    };
  },
};
