import type { SandboxState } from '@liveryjs/schemas/platform';
import { afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Sandbox } from '#sandbox/create-sandbox.ts';
import { UNDECLARED } from '#sandbox/http/call.ts';
import { checkOf } from '#sandbox/http/schemas.ts';
import type { Store } from '#sandbox/store/open-store.ts';
import { type SharedPlatform, sharedPlatform } from './shared-platform.ts';
import { testStore } from './stores.ts';

/** The host that calls come from unless they say otherwise. */
export const host = 'aurora.localhost:5173';

/** When a test begins. */
export const start = new Date('2026-11-21T10:00:00Z');

interface Answer {
  readonly status: number;
  readonly body: { success: boolean; value?: unknown; message?: string; error?: { code: string } };
}

/** A platform of the tests' own, at its beginning when a test begins. */
export interface TestPlatform {
  readonly store: Store;
  readonly app: Sandbox['app'];
  /** The platform's lines in the terminal. */
  readonly logged: string[];
  /** The platform's time. */
  now(): Date;
  /** Lets time pass. */
  wait(milliseconds: number): void;
  /** GET, with the envelope around the answer. */
  call(url: string): Promise<Answer>;
  /** GET, for what is in the envelope of a call that must succeed. */
  value<T>(url: string): Promise<T>;
  /** Sets the platform's state. */
  set(change: object): Promise<{ status: number; body: { value: SandboxState; message?: string } }>;
}

/** Runs the tests on the store that this run proves, each on a platform that is at its beginning. */
export function describePlatform(subject: string, tests: (platform: TestPlatform) => void): void {
  describe(`${subject} on ${testStore.name}`, () => {
    let shared: SharedPlatform;

    beforeAll(async () => {
      shared = await sharedPlatform();
    }, 180_000);
    beforeEach(async () => {
      shared.logged.length = 0;
      shared.time = start;
      const { body } = await set({ reset: true });
      if (body.value.markedAt === null) await set({ mark: true });
      await shared.sandbox.app.inject({ method: 'DELETE', url: '/sandbox/journal' });
    }, 60_000);
    afterEach(() => {
      expect(shared.logged.filter((line) => line.includes(UNDECLARED))).toEqual([]);
    });

    async function call(url: string): Promise<Answer> {
      const response = await shared.sandbox.app.inject({ url, headers: { host } });
      expect(checkOf('envelope', 'body')(response.json())).toEqual([]);
      return { status: response.statusCode, body: response.json() };
    }
    async function value<T>(url: string): Promise<T> {
      const { status, body } = await call(url);
      expect([status, body.message]).toEqual([200, undefined]);
      return body.value as T;
    }
    async function set(change: object) {
      const response = await shared.sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/state',
        payload: change,
      });
      return { status: response.statusCode, body: response.json() };
    }

    tests({
      get store() {
        return shared.store;
      },
      get app() {
        return shared.sandbox.app;
      },
      get logged() {
        return shared.logged;
      },
      now: () => shared.time,
      wait: (milliseconds) => {
        shared.time = new Date(shared.time.getTime() + milliseconds);
      },
      call,
      value,
      set,
    });
  });
}
