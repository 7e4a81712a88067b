import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

describePlatform('requests that never end', (platform) => {
  /** A server over the tests' store. */
  async function listen<T>(
    options: { requestTimeout?: number },
    work: (sandbox: Sandbox, begin: (path: string, headers?: string) => Begun) => Promise<T>,
  ): Promise<T> {
    const sandbox = await createSandbox({
      store: platform.store,
      clock: platform.now,
      log: () => {},
      ...options,
    });
    await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = sandbox.app.server.address() as AddressInfo;
    const all: Begun[] = [];
    try {
      return await work(sandbox, (path, headers = '') => {
        const begun = new Begun(port, path, headers);
        all.push(begun);
        return begun;
      });
    } finally {
      for (const { socket } of all) socket.destroy();
      await sandbox.close();
    }
  }

  /** A request of which only the beginning is sent. */
  class Begun {
    readonly socket;
    answer = '';

    constructor(port: number, path: string, headers: string) {
      this.socket = connect(port, '127.0.0.1');
      this.socket.on('data', (piece) => {
        this.answer += piece;
      });
      const lines = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Content-Type: ${path.endsWith('/picture') ? 'image/png' : 'application/json'}`,
        'Content-Length: 5000',
      ];
      this.socket.write(`${lines.join('\r\n')}\r\n${headers}\r\n`);
      this.socket.write('x'.repeat(1000));
    }
  }

  const path = '/wps/upload/picture';
  const status = (begun: Begun) => expect.poll(() => begun.answer.slice(9, 12), { timeout: 10_000 });

  it('of somebody without a token are refused before anything of the picture is read', () =>
    listen({}, async (_, begin) => {
      await status(begin(path)).toBe('401');
      await status(begin(path, 'Authorization: Bearer nobody\r\n')).toBe('401');
    }));

  it('hold few pictures at once, and give way to others when they are given up', () =>
    listen({}, async ({ app }, begin) => {
      const mai = visitorOf({ app, now: platform.now });
      const { value } = await mai.logIn('mai');
      const token = `Authorization: Bearer ${value.token}\r\n`;
      const first = Array.from({ length: 16 }, () => begin(path, token));
      await expect
        .poll(
          async () => {
            const next = begin(path, token);
            await once(next.socket, 'data', { signal: AbortSignal.timeout(300) }).catch(() => {});
            next.socket.destroy();
            return next.answer.slice(9, 12);
          },
          { timeout: 10_000 },
        )
        .toBe('429');
      expect(first.map(({ answer }) => answer)).toEqual(first.map(() => ''));
      for (const { socket } of first) socket.destroy();
      await expect
        .poll(
          async () => (await mai.ask('POST', path, { body: Buffer.from('%PDF'), type: 'image/png' })).status,
          {
            timeout: 10_000,
          },
        )
        .toBe(415);
    }));

  it('are ended when their time is over', () =>
    listen({ requestTimeout: 300 }, async ({ app }, begin) => {
      expect(app.server.headersTimeout).toBe(300);
      await status(begin('/wps/session/login')).toBe('408');
    }));
});
