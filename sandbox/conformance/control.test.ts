import type { SandboxCall } from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';

describePlatform('the control', (platform) => {
  const { call, value, set } = platform;

  describe('state', () => {
    it('goes back to the beginning', async () => {
      const { value: before } = (await set({})).body;
      await set({ maintenance: true, status: 3, modules: { PTSYS3: false }, vendors: { TF: false } });
      expect((await set({ reset: true })).body.value).toEqual(before);
    });

    it('refuses what it does not know, and then changes nothing', async () => {
      const { status, body } = await set({ maintenance: true, vendors: { TF: false, NOBODY: true } });
      expect([status, body.message]).toEqual([
        400,
        'The request is not what this call takes: body/vendors/NOBODY is no vendor of this platform.',
      ]);
      const { value: state } = (await set({})).body;
      expect([state.maintenance, state.vendors.TF]).toEqual([false, true]);
    });

    it.each([
      [{ maintenence: true }, 'body/maintenence is not known here'],
      [{ status: 'x' }, 'body/status must be integer,null'],
      [{ faults: [{ call: 'status' }] }, 'body/faults/0/call must match pattern "^(GET|POST|PUT|DELETE) /"'],
      [[], 'body must be object'],
    ])('refuses %j', async (change, mistake) => {
      const { status, body } = await set(change);
      expect([status, body.message]).toEqual([400, `The request is not what this call takes: ${mistake}.`]);
    });
  });

  describe('faults', () => {
    it('answer with a status or a body, as often as they were told to', async () => {
      await set({
        faults: [
          { call: 'GET /lgw/games/popular', status: 503, times: 2 },
          { call: 'GET /wps/system/countries', body: '{"success":tr' },
        ],
      });
      const statuses = [];
      for (let attempt = 0; attempt < 3; attempt += 1)
        statuses.push((await call('/lgw/games/popular')).status);
      expect(statuses).toEqual([503, 503, 200]);
      const broken = await platform.app.inject('/wps/system/countries');
      expect([broken.statusCode, broken.body]).toEqual([200, '{"success":tr']);
      expect((await set({})).body.value.faults).toEqual([
        { call: 'GET /wps/system/countries', body: '{"success":tr' },
      ]);
    });

    it('delay', async () => {
      await set({ faults: [{ call: 'GET /wps/system/countries', delayMs: 120 }] });
      const began = performance.now();
      expect((await call('/wps/system/countries')).status).toBe(200);
      expect(performance.now() - began).toBeGreaterThan(110);
    });
  });

  it.each(['GET state', 'POST state', 'GET journal', 'DELETE journal', 'GET outbox', 'GET accounts'])(
    'keeps %s from pages of other sites, and from others where the server in front says so',
    async (control) => {
      const [method = '', name = ''] = control.split(' ');
      const ask = async (headers: Record<string, string>, path = `/sandbox/${name}`) => {
        const answer = await platform.app.inject({ method: method as 'GET', url: path, headers });
        return [answer.statusCode, answer.json().error?.code];
      };
      const ownHeaders = { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) };
      const refused = [403, 'controls_off'];
      for (const evil of ['evil.example', 'evil.example:8790', 'localhost.evil.example', 'xlocalhost']) {
        expect([evil, ...(await ask({ host: evil }))]).toEqual([evil, ...refused]);
      }
      expect(await ask({ host, 'x-sandbox-controls': 'off' })).toEqual(refused);
      expect(
        await ask(
          { host, 'x-sandbox-controls': 'off' },
          `/sandbox/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
        ),
      ).toEqual(refused);
      for (const good of [host, 'localhost:8790', '127.0.0.1:8790', '[::1]:8790', '192.168.7.7']) {
        expect((await ask({ ...ownHeaders, host: good }))[1]).not.toBe('controls_off');
      }
    },
  );

  describe('journal', () => {
    const journal = (query = '') => value<SandboxCall[]>(`/sandbox/journal${query}`);

    it('holds what the portal sent and what it was answered', async () => {
      await call('/wps/system/status?url=aurora.localhost');
      await platform.app.inject({
        method: 'POST',
        url: '/wps/nowhere?a=1',
        payload: { secret: 1 },
        headers: { host },
      });
      expect(await journal()).toEqual([
        {
          id: expect.any(Number),
          time: '2026-11-21T10:00:00.000Z',
          method: 'GET',
          path: '/wps/system/status',
          query: { url: 'aurora.localhost' },
          host,
          status: 200,
        },
        {
          id: expect.any(Number),
          time: '2026-11-21T10:00:00.000Z',
          method: 'POST',
          path: '/wps/nowhere',
          query: { a: '1' },
          body: { secret: 1 },
          host,
          status: 404,
        },
      ]);
    });

    it('is read on from where one was, by path, and cleared', async () => {
      await call('/lgw/games/popular');
      const [first] = await journal();
      await call('/lgw/games/game_menus');
      await call('/wps/system/countries');
      expect((await journal(`?since=${first?.id}&path=/lgw/`)).map(({ path }) => path)).toEqual([
        '/lgw/games/game_menus',
      ]);
      await platform.app.inject({ method: 'DELETE', url: '/sandbox/journal' });
      expect(await journal()).toEqual([]);
    });

    it('blanks passwords, codes and tokens for all who do not ask for them', async () => {
      const names = [
        'password',
        'confirmPassword',
        'paymentPassword',
        'oldPassword',
        'newPassword',
        'confirmNewPassword',
        'verificationCode',
        'code',
        'idToken',
        'firebaseIdToken',
      ];
      const each = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
      const payload = { username: 'mai', ...each('Livery2026'), nested: { kept: 1 } };
      await platform.app.inject({ method: 'POST', url: '/wps/nowhere', payload });
      const bodies = async (query?: string) => (await journal(query)).map(({ body }) => body);
      expect(await bodies()).toEqual([{ ...payload, ...each('***') }]);
      expect(await bodies('?secrets=shown')).toEqual([payload]);
    });

    it('never lists the token of a session, in a body or an address, at any depth', async () => {
      const payload = { token: 'secret-1', deep: [{ token: 'secret-2', nodeId: 1 }], password: 'secret-3' };
      await platform.app.inject({ method: 'POST', url: '/wps/nowhere?token=secret-4&a=1', payload });
      for (const query of ['', '?secrets=shown']) {
        const [call] = await journal(query);
        expect(call).toMatchObject({ query: { token: '***', a: '1' } });
        expect(call?.body).toMatchObject({ token: '***', deep: [{ token: '***', nodeId: 1 }] });
        expect(JSON.stringify(call)).not.toMatch(/secret-[124]/);
      }
    });

    it.each([
      [
        'bodies',
        (index: number) => ({ url: `/wps/nowhere?at=${index}`, payload: { words: 'x'.repeat(60_000) } }),
      ],
      ['addresses', (index: number) => ({ url: `/wps/nowhere?at=${index}&words=${'x'.repeat(15_000)}` })],
      [
        'names of merchants',
        (index: number) => ({ url: `/wps/nowhere?at=${index}`, headers: { merchant: 'x'.repeat(15_000) } }),
      ],
    ])(
      'lets the oldest calls go where their %s are too large together, and nobody has a session',
      async (_, call) => {
        for (let index = 0; index < 600; index += 1)
          await platform.app.inject({ method: 'POST', ...call(index) });
        const kept = await journal();
        const { length } = JSON.stringify(kept);
        expect(length).toBeLessThan(8 * 1024 * 1024 + 600 * 100);
        expect(length).toBeGreaterThan(7 * 1024 * 1024);
        expect(kept.at(-1)).toMatchObject({ query: { at: '599' } });
      },
    );

    it('knows the host in front of a proxy', async () => {
      const headers = { host: '127.0.0.1:8790', 'x-forwarded-host': 'lotus.localhost' };
      await platform.app.inject({ url: '/lgw/games/popular', headers });
      expect((await journal()).map((entry) => entry.host)).toEqual(['lotus.localhost']);
    });
  });
});
