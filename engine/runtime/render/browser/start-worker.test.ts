// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeWorker {
  readonly address: unknown;
  readonly options: unknown;
  constructor(address: unknown, options: unknown) {
    this.address = address;
    this.options = options;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./start-worker.ts');

test('a worker is started by one policy, whose name the content security policy knows', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(text: string): string }) => ({
    createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { startWorker } = await load();
  startWorker('/assets/a.js');
  const worker = startWorker('/assets/b.js') as unknown as FakeWorker;
  expect(worker).toMatchObject({
    address: { trusted: `${location.origin}/assets/b.js` },
    options: { type: 'module' },
  });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['livery-worker']);
});

test('without Trusted Types the address goes as it is', async () => {
  const { startWorker } = await load();
  expect(startWorker('/assets/a.js')).toMatchObject({ address: `${location.origin}/assets/a.js` });
});

test.each(['https://elsewhere.example/a.js', 'data:text/javascript,0', '//elsewhere.example/a.js'])(
  '%s is not started',
  async (address) => {
    const { startWorker } = await load();
    expect(() => startWorker(address)).toThrow('A worker of another origin');
  },
);
