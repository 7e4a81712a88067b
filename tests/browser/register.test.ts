import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '#tests/harness/axe.ts';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { isFocused } from '#tests/harness/hands.ts';
import { accountMenu } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import {
  byPhone,
  errorOf,
  fewRules,
  fillName,
  lastCode,
  NEW_PASSWORD,
  openRegister,
  rule,
  submit,
} from '#tests/harness/register.ts';

const aurora = portal('aurora');
const jade = portal('jade');
const harbor = portal('harbor');

const REGISTER = '/wps/member/register';
const BY_MOBILE = '/wps/member/register/mobile';

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const path = (page: Page) => new URL(page.url()).pathname;
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Account created' });

testFirstOf(
  1,
  [
    ['aurora', '/register', aurora, 1440, 'Register with Aurora and get $200', 'Username'],
    ['aurora', '/register.html', aurora, 390, 'Register with Aurora and get $200', 'Username'],
    ['jade', '/register', jade, 390, 'Đăng ký Jade, nhận ngay 200 $', 'Tên đăng nhập'],
    ['harbor', '/register', harbor, 1440, 'Register with Harbor and get $10', 'Username'],
  ] as const,
  '[2.02] [2.19] [2.31] %s has the registration at %s: its banners, the bonus in the title, the ways home and back',
  async (_, address, brand, width, title, username) => {
    const page = await brand.open(address, { size: [width, 900] });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('tabpanel').getByLabel(username).waitFor();
    const groups = async () =>
      (await brand.journal()).flatMap(({ path: call, query }) =>
        call === '/wps/relay/MCSFE_banners' ? [query.groupName] : [],
      );
    await expect.poll(groups).toContain('w_reg');
    await expect.poll(() => page.getByRole('main').getByRole('tab').count()).toBe(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    // Banners that are still loading have no way in for the keyboard yet.
    await expect.poll(() => axe(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Clear form|Xóa nội dung đã nhập/ })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Back to home|Về trang chủ/ })
      .click();
    await expect.poll(() => path(page)).toBe('/');
  },
);

test('[2.21] [6.01] the header leads to the registration only while it is on', async () => {
  const page = await aurora.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).waitFor();
  await aurora.state({ modules: { DIRECTREG3: false } });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
  await expect.poll(() => page.getByRole('banner').getByRole('button', { name: 'Register' }).count()).toBe(0);
});

testFirstOf(
  1,
  [[1440], [390]] as const,
  '[2.31] at %i px the popups of login and registration lead to each other',
  async (width) => {
    const page = await aurora.open('/', { size: [width, 844] });
    const popup = await openRegister(page);
    await popup.getByRole('heading', { name: /Register with Aurora and get \$200/ }).waitFor();
    await expect.poll(() => isFocused(popup.getByLabel('Username', { exact: true }))).toBe(true);
    await expect.poll(() => popup.getByRole('button', { name: 'Clear form' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await popup.getByRole('button', { name: 'Log in' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username', { exact: true }).waitFor();
    await login.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('dialog', { name: 'Register' }).getByLabel('Confirm password').waitFor();
  },
);

testFirstOf(
  1,
  [
    ['aurora', aurora],
    ['harbor', harbor],
  ] as const,
  '[4.08] [3.02] by keyboard alone a visitor of %s registers by a name',
  async (id, brand) => {
    await brand.state(fewRules());
    const page = await brand.open('/rng');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Register|Đăng ký)$/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByLabel(/^(Username|Tên đăng nhập)$/))).toBe(true);
    for (const text of [`new${id}`, NEW_PASSWORD, NEW_PASSWORD]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      // Past the button that shows a password.
      if (text === NEW_PASSWORD) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: /Account created|Đã tạo tài khoản/ });
    await box.waitFor();
    expect(path(page)).toBe('/');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(`new${id}`);
    const journal = await brand.journal();
    const [sent, ...others] = journal.filter((call) => call.path === REGISTER);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ method: 'PUT', encrypted: true, status: 200 });
    expect(sent?.body).toEqual({
      username: `new${id}`,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      verification: { challengeId: expect.any(String), solution: expect.any(String) },
      login: true,
      registerMethod: 'WEB',
      registerUrl: brand.url('/rng'),
      domain: new URL(brand.url('/')).hostname,
    });
    const steps = journal.map((call) => call.path);
    expect(steps.indexOf('/wps/verification/challenge')).toBeLessThan(steps.indexOf(REGISTER));
    await expect
      .poll(async () => (await brand.journal()).findLastIndex((call) => call.path === '/wps/member/info'))
      .toBeGreaterThan(steps.indexOf(REGISTER));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  },
);

test('[4.08] [4.10] by a number: the code of an SMS, the number as the name, and the account that was made', async () => {
  await aurora.state({ ...fewRules(), smsMinutes: 2 });
  const page = await aurora.open('/rng', { size: [390, 844] });
  await page.clock.install();
  const popup = await openRegister(page);
  await byPhone(popup);
  const panel = popup.getByRole('tabpanel');
  const send = panel.getByRole('button', { name: /^Send code/ });
  await send.click();
  await expect.poll(() => errorOf(panel.getByLabel('Mobile number'))).toBe('Please fill in “Mobile number”');
  expect(await called('/wps/verification/sms/register')).toEqual([]);
  await panel.getByLabel('Mobile number').fill('987 650-001');
  await page.clock.runFor(1000);
  await send.click();
  await expect.poll(() => send.innerText()).toMatch(/(120|1[01]\d|[7-9]\d) s/);
  await send.click({ force: true });
  expect((await called('/wps/verification/sms/register')).map(({ body }) => body)).toMatchObject([
    { countryDialingCode: '84', mobileNo: '987650001' },
  ]);
  const code = await lastCode(page, '84987650001');
  await page.clock.runFor(60_000);
  await expect.poll(() => send.innerText()).toMatch(/\b(60|[1-5]\d) s/);
  await page.clock.runFor(60_000);
  await expect.poll(() => send.innerText()).toBe('Send code');
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');

  await panel.getByLabel('SMS code').fill(code);
  await panel.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await panel.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await submit(panel).click();
  const box = welcome(page);
  await box.waitFor();
  const account = await box.getByRole('status', { name: 'Your username' }).innerText();
  expect(account).toBe(await page.evaluate(() => sessionStorage.getItem('account')));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe('987650001');
  await box.getByText(/log in with it or with your phone number/).waitFor();
  expect((await called(BY_MOBILE)).map(({ body }) => body)).toMatchObject([
    {
      username: '987650001',
      mobileNum: '987650001',
      countryDialingCode: '84',
      verificationCode: code,
      login: true,
    },
  ]);
  expect(await axe(page)).toEqual([]);
  await box.getByRole('button', { name: 'Copy: Your username' }).click();
  // On the button and for screen readers; or in a notice.
  await page
    .getByText(/Copied|does not allow copying/)
    .first()
    .waitFor();
  await box.getByRole('button', { name: 'Start' }).click();
  await box.waitFor({ state: 'detached' });
  await accountMenu(page).waitFor();
});

test('[4.10] the button counts to the time that the platform names, too', { tags: 'matrix' }, async () => {
  await aurora.state({ ...fewRules(), smsAnswer: 'expirationTime', smsMinutes: 3 });
  const page = await aurora.open('/register');
  await byPhone(page);
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Mobile number').fill('987650002');
  const send = panel.getByRole('button', { name: /^Send code/ });
  await send.click();
  await expect.poll(() => send.innerText()).toMatch(/1[2-8]\d s/);
});

test('[8.01] an SMS that cannot be sent is warned of in the words of the platform, with one button', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 403: POST .*\/sms\/register$/);
  await aurora.state(fewRules());
  const page = await aurora.open('/register');
  await byPhone(page);
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Mobile number').fill('912345678901234');
  await panel.getByRole('button', { name: /^Send code/ }).click();
  const warning = page.getByRole('alertdialog');
  await warning.getByText(/No message can be sent to/).waitFor();
  await warning.getByRole('button', { name: 'Submit' }).click();
  await warning.waitFor({ state: 'detached' });
  await expect.poll(() => panel.getByLabel('Mobile number').inputValue()).toBe('912345678901234');
});

test('[4.08] [3.02] [8.01] with a third party a wrong code ends it quietly, the right one goes to the platform as a word', async () => {
  aurora.expectProblem(/answered 403: POST .*\/phone\/confirm$/);
  await aurora.state({ ...fewRules(), identityProvider: ['sms'] });
  const page = await aurora.open('/register');
  await byPhone(page);
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Mobile number').fill('987650003');
  const send = panel.getByRole('button', { name: /^Send code/ });
  await send.click();
  await expect.poll(() => send.innerText()).toMatch(/\d s$/);
  expect(await called('/wps/verification/sms/register')).toEqual([]);
  await panel.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await panel.getByLabel('Confirm password').fill(NEW_PASSWORD);
  const code = panel.getByLabel('SMS code');
  await code.fill('000');
  await code.press('Enter');
  await expect.poll(() => errorOf(code)).toMatch(/code is not correct/);
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  expect(await called(BY_MOBILE)).toEqual([]);
  await expect.poll(() => panel.getByLabel('Confirm password').inputValue()).toBe(NEW_PASSWORD);

  await code.fill(await lastCode(page, '84987650003'));
  await code.press('Enter');
  await welcome(page).waitFor();
  const [{ body } = { body: undefined }] = await called(BY_MOBILE);
  expect(body).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: expect.stringMatching(/^\S{40,}$/) });
  expect(body).not.toHaveProperty('verificationCode');
});

test('[4.09] [8.01] a wrong site code stops with a warning of one button, then asks for another', async () => {
  aurora.expectProblem(/answered 404: GET .*\/wps\/agent\/affiliate/);
  await aurora.state(fewRules({ affiliateCode: rule() }));
  const page = await aurora.open('/register?affiliateCode=NOBODY');
  const code = page.getByLabel('Invitation code');
  await code.waitFor();
  await fillName(page, 'affiliate1');
  await code.fill('WRONG1');
  await submit(page).click();
  const warning = page.getByRole('alertdialog');
  await warning.getByText('Invalid invitation code').waitFor();
  await expect.poll(() => warning.getByRole('button').allInnerTexts()).toEqual(['', 'Confirm']);
  await warning.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => errorOf(code)).toBe('Invalid invitation code');
  await expect.poll(() => isFocused(code)).toBe(true);
  expect(await called(REGISTER)).toEqual([]);
  await code.fill('tomas1');
  await submit(page).click();
  await welcome(page).waitFor();
  expect((await called(REGISTER))[0]?.body).toMatchObject({ affiliateCode: 'tomas1' });
  const checks = (await called('/wps/agent/affiliate')).map(({ query, status }) => [query?.code, status]);
  expect(checks).toEqual([
    ['NOBODY', 404],
    ['WRONG1', 404],
    ['tomas1', 200],
  ]);
});

test('[4.08] [4.09] a good site code hides the input, is kept from page to page, and goes along', async () => {
  await aurora.state(fewRules({ affiliateCode: rule() }));
  const page = await aurora.open('/promotions?affiliateCode=TOMAS1&referralCode=MAI7');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('affiliateCode=TOMAS1');
  await page.goto(aurora.url('/'));
  const popup = await openRegister(page);
  await expect.poll(() => called('/wps/agent/affiliate')).toHaveLength(1);
  await expect.poll(() => popup.getByLabel('Referral code (optional)').inputValue()).toBe('MAI7');
  await expect.poll(() => popup.getByLabel('Invitation code').count()).toBe(0);
  await fillName(popup, 'affiliate2');
  await submit(popup).click();
  await welcome(page).waitFor();
  expect((await called(REGISTER))[0]?.body).toMatchObject({
    affiliateCode: 'TOMAS1',
    referralCode: 'MAI7',
  });
});
