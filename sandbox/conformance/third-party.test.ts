import type { Permission } from '@liveryjs/schemas/platform';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import { answerIn, EVERYTHING, MOBILE, STATE, thirdPartyOf } from '#sandbox/testing/third-party.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const MINUTE = 60 * 1000;

describePlatform('the third party', (platform) => {
  const { phone, codeOf, phoneToken, socialToken, open, choose } = thirdPartyOf(platform);

  it('[3.02] is named in the permission by what it is used for, and not used at first', async () => {
    const used = async () =>
      (await platform.value<Whole<Permission>>('/wps/system/status?url=aurora.localhost')).info
        .identityProvider;
    expect(await used()).toBeUndefined();
    expect((await platform.set({ identityProvider: ['sms', 'google'] })).body.value.identityProvider).toEqual(
      ['sms', 'google'],
    );
    expect(await used()).toEqual({ name: 'sandbox', channels: ['sms', 'google'] });
    expect((await platform.set({ identityProvider: ['fax'] })).status).toBe(400);
    expect((await platform.set({ reset: true })).body.value.identityProvider).toEqual([]);
  });

  it('sends a code to a number, and says that it is the visitor’s', async () => {
    await platform.set(EVERYTHING);
    expect(await phone('send', { mobile: MOBILE })).toMatchObject({ status: 200, value: null });
    const { status, value } = await phone('confirm', { mobile: MOBILE, code: ` ${await codeOf()} ` });
    expect(status).toBe(200);
    expect(decodeJwt(value.idToken)).toMatchObject({
      iss: 'sandbox-identity',
      aud: 'livery',
      sub: '84905111222',
      channel: 'sms',
    });
  });

  it.each([
    ['send', {}, 'missing_phone_number'],
    ['send', { mobile: ' ' }, 'missing_phone_number'],
    ['send', { mobile: '+' }, 'missing_phone_number'],
    ['send', { mobile: 'x' }, 'invalid_phone_number'],
    ['send', { mobile: '0905111222' }, 'invalid_phone_number'],
    ['send', { mobile: '+84905111222333444' }, 'invalid_phone_number'],
    ['send', { mobile: "+84905'; drop table account; --" }, 'invalid_phone_number'],
    ['send', { mobile: '+84905111\u0000222' }, 'invalid_phone_number'],
    ['send', { mobile: '+84٩٠٥١١١٢٢٢' }, 'invalid_phone_number'],
    ['send', { mobile: '+84905550001' }, 'unknown'],
    ['send', { mobile: '+84905550002' }, 'captcha_check_failed'],
    ['send', { mobile: '+84905550003' }, 'quota_exceeded'],
    ['send', { mobile: '+84905550004' }, 'operation_not_allowed'],
    ['send', { mobile: '+84905550005' }, 'too_many_requests'],
    ['send', { mobile: '+84905550006' }, 'invalid_phone_number'],
    ['confirm', { mobile: MOBILE }, 'missing_verification_code'],
    ['confirm', { mobile: MOBILE, code: ' ' }, 'missing_verification_code'],
    ['confirm', { code: '123456' }, 'missing_phone_number'],
    ['confirm', { mobile: MOBILE, code: '123456' }, 'code_expired'],
  ] as const)('[8.02] refuses to %s %j with %s', async (what, body, code) => {
    await platform.set(EVERYTHING);
    const answer = await phone(what, body);
    expect([answer.status, answer.code]).toEqual([code === 'too_many_requests' ? 429 : 403, code]);
    expect(answer.headers['retry-after']).toBe(code === 'too_many_requests' ? '300' : undefined);
  });

  it('[8.02] says that a code is wrong, and five times later that it has expired', async () => {
    await platform.set(EVERYTHING);
    await phone('send', { mobile: MOBILE });
    const code = await codeOf();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await phone('confirm', { mobile: MOBILE, code: wrong })).code).toBe(
        'invalid_verification_code',
      );
    }
    expect((await phone('confirm', { mobile: MOBILE, code })).code).toBe('code_expired');
  });

  it('[8.02] lets a code expire after ten minutes, and at once for a number that ends in 5550007', async () => {
    await platform.set(EVERYTHING);
    await phone('send', { mobile: MOBILE });
    const code = await codeOf();
    platform.wait(10 * MINUTE);
    expect((await phone('confirm', { mobile: MOBILE, code })).code).toBe('code_expired');
    await phone('send', { mobile: '+84905550007' });
    const other = { mobile: '+84905550007', code: await codeOf('+84905550007') };
    expect(other.code).toMatch(/^[0-9]{6}$/);
    expect((await phone('confirm', other)).code).toBe('code_expired');
  });

  it('[8.02] sends a number five codes in five minutes, from whatever address', async () => {
    await platform.set(EVERYTHING);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await phone('send', { mobile: MOBILE }, `198.51.100.${attempt}`)).status).toBe(200);
    }
    expect(await phone('send', { mobile: MOBILE }, '198.51.100.6')).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '300' },
    });
    platform.wait(5 * MINUTE);
    expect((await phone('send', { mobile: MOBILE })).status).toBe(200);
  });

  it('[8.02] sends nothing where it is not used, and where it is told to fail', async () => {
    expect((await phone('send', { mobile: MOBILE })).code).toBe('operation_not_allowed');
    await platform.set({
      ...EVERYTHING,
      faults: [
        {
          call: `POST /sandbox/identity/phone/send`,
          status: 403,
          body: '{"success":false,"message":"No more.","error":{"code":"quota_exceeded"}}',
        },
      ],
    });
    expect((await phone('send', { mobile: MOBILE })).code).toBe('quota_exceeded');
  });

  it('takes the last code only, once, also from many at once', async () => {
    await platform.set(EVERYTHING);
    await phone('send', { mobile: MOBILE });
    const first = await codeOf();
    await phone('send', { mobile: MOBILE });
    const code = await codeOf();
    if (first !== code) {
      expect((await phone('confirm', { mobile: MOBILE, code: first })).code).toBe(
        'invalid_verification_code',
      );
    }
    const answers = await Promise.all([1, 2, 3].map(() => phone('confirm', { mobile: MOBILE, code })));
    expect(answers.map(({ code: refused }) => refused ?? 'told').sort()).toEqual([
      'code_expired',
      'code_expired',
      'told',
    ]);
    const rows = await platform.store.db.selectFrom('tally').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('[3.02] takes the place of the SMS of a registration', async () => {
    await platform.set(EVERYTHING);
    const firebaseIdToken = await phoneToken();
    const third = { firebaseChannel: 'sms', firebaseIdToken };
    const mine = registrantOf(platform);
    expect((await mine.register({ ...third, mobileNum: '905111333' })).code).toBe('identity_wrong');
    // Brought for another number it is used up.
    expect((await mine.register(third)).code).toBe('identity_wrong');
    const good = { ...third, firebaseIdToken: await phoneToken() };
    expect((await mine.register(good)).status).toBe(200);
    expect((await mine.registerMobile({ ...good, mobileNum: '905111444' })).code).toBe('identity_wrong');
  });

  it('[3.02] is not believed where the platform does not use it, nor for what is no number', async () => {
    await platform.set(EVERYTHING);
    const firebaseIdToken = await phoneToken();
    const social = await socialToken('p2001');
    await platform.set({ identityProvider: ['google'] });
    const mine = registrantOf(platform);
    expect((await mine.register({ firebaseChannel: 'sms', firebaseIdToken })).code).toBe('identity_wrong');
    await platform.set(EVERYTHING);
    const wrong = { firebaseChannel: 'sms', firebaseIdToken: social };
    expect((await mine.register(wrong)).code).toBe('identity_wrong');
  });

  it('[2.31] shows a window with accounts, ways to fail and a way out, and lets it do nothing else', async () => {
    await platform.set(EVERYTHING);
    const page = await open();
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'/,
    );
    expect(page.body).toContain('<h1>Log in with Google</h1>');
    expect(page.body).toContain('<button name="subject" value="p2002"><b>Nguyễn Thị Lan</b>');
    expect(page.body).toContain('<button class="cancel" name="error" value="popup_closed_by_user">Cancel');
    expect(page.body).not.toContain('style="');
    const arabic = await open('facebook', STATE, { 'accept-language': 'ar-EG,en;q=0.5' });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body).toContain('الدخول عبر Facebook');
  });

  it.each([
    [{ subject: 'p2001' }, { state: STATE, idToken: expect.stringMatching(/^ey/) }],
    [{ subject: 'p9999' }, { state: STATE, error: 'unknown' }],
    [{ error: 'popup_closed_by_user' }, { state: STATE, error: 'popup_closed_by_user' }],
    [{ error: 'quota_exceeded' }, { state: STATE, error: 'quota_exceeded' }],
    [{ error: 'operation_not_allowed' }, { state: STATE, error: 'operation_not_allowed' }],
  ])('[8.02] tells the page that opened the window, after %j', async (choice, want) => {
    await platform.set(EVERYTHING);
    const { status, html, answer } = await choose(choice);
    expect([status, answer]).toEqual([200, want]);
    // To its own origin, and to no other.
    expect(html).toContain('opener?.postMessage(JSON.parse(answer), location.origin);');
  });

  it('leads a visitor who came in the same window back to the portal, and nowhere else', async () => {
    await platform.set(EVERYTHING);
    const led = await choose({ subject: 'p2001', back: '/rng?page=2' });
    expect(led.html).toContain('data-back="/rng?page=2"');
    expect((await choose({ subject: 'p2001' })).html).not.toContain('data-back=');
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect([back, (await choose({ subject: 'p2001', back })).status]).toEqual([back, 400]);
  });

  it('[8.02] tells it at once that a channel is not used', async () => {
    await platform.set({ identityProvider: ['sms'] });
    const want = { state: STATE, error: 'operation_not_allowed' };
    expect(answerIn((await open()).body)).toEqual(want);
    expect((await choose({ subject: 'p2001' })).answer).toEqual(want);
  });

  it.each([
    ['google', '"><script>alert(1)</script>'],
    ['google', ''],
    ['google', 'x'.repeat(10_000)],
    ['sms', STATE],
    ['"><script>', STATE],
  ])('opens no window for %j with %j', async (channel, state) => {
    await platform.set(EVERYTHING);
    const page = await open(channel, state);
    expect([page.statusCode, page.json().error.code]).toEqual([400, 'bad_request']);
    expect((await choose({ subject: 'p2001' }, channel, state)).status).toBe(400);
  });

  it.each([{ subject: "p2001' or true --" }, { subject: 'P\u0000' }, { error: 'anything' }, { other: '1' }])(
    'takes no %j of its form',
    async (choice) => {
      await platform.set(EVERYTHING);
      expect((await choose(choice as Record<string, string>)).status).toBe(400);
    },
  );

  it('is sixty calls of an address in five minutes', async () => {
    await platform.set(EVERYTHING);
    for (let attempt = 0; attempt < 60; attempt += 1) await phone('confirm', { mobile: MOBILE, code: '1' });
    expect((await phone('send', { mobile: MOBILE })).code).toBe('too_many_requests');
    expect((await phone('send', { mobile: MOBILE }, '198.51.100.1')).status).toBe(200);
  });
});
