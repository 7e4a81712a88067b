import type { RegisterRule } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { isFocused } from '#tests/harness/hands.ts';
import { portal } from '#tests/harness/portal.ts';
import { byPhone, errorOf, fewRules, fillName, NEW_PASSWORD, rule, submit } from '#tests/harness/register.ts';

const aurora = portal('aurora');
const harbor = portal('harbor');

const REGISTER = '/wps/member/register';
const RULES = '/wps/system/setting/register';

const called = async (path: string) => (await aurora.journal()).filter((call) => call.path === path);
const length = (text: string) => `${text} Length: 2–5.`;

test('[5.10] the rules are fetched when the form opens; until they are here, places stand for it', async () => {
  await aurora.state({ ...fewRules(), faults: [{ call: `GET ${RULES}`, delayMs: 2000 }] });
  const page = await aurora.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).waitFor();
  expect(await called(RULES)).toEqual([]);
  const popup = page.getByRole('dialog', { name: 'Register' });
  const places = popup.locator('[aria-busy=true]').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await places;
  await submit(popup).waitFor();
  expect(await called(RULES)).toMatchObject([{ status: 200, headers: { merchant: 'aurora' } }]);
});

test('[5.03] what is missing is said below each field, in both ways to register, and nothing is sent', async () => {
  const needed = rule({ required: true });
  await aurora.state(
    fewRules({
      mobileNum: rule(),
      payeeName: needed,
      idNumber: needed,
      email: needed,
      affiliateCode: needed,
      captcha: needed,
      paymentPassword: rule(),
      zalo: rule(),
    }),
  );
  const page = await aurora.open('/register');
  await submit(page).click();
  const missing = async () =>
    (await page.getByRole('tabpanel').locator('p[data-error]').allInnerTexts()).map((text) => text.trim());
  const rest = [
    'Mobile number',
    'SMS code',
    'Password',
    'Confirm password',
    'Full name',
    'Email',
    'Payment password',
    'ID number',
    'Invitation code',
    'Digits in the picture',
  ];
  const missingTexts = (labels: readonly string[]) => labels.map((label) => `Please fill in “${label}”`);
  await expect.poll(missing).toEqual(missingTexts(['Username', ...rest]));
  await expect.poll(() => isFocused(page.getByLabel('Username', { exact: true }))).toBe(true);
  await byPhone(page);
  await submit(page.getByRole('tabpanel')).click();
  await expect.poll(missing).toEqual(missingTexts(rest));
  await expect.poll(() => isFocused(page.getByRole('tabpanel').getByLabel('Mobile number'))).toBe(true);
  expect(await called('/wps/verification/challenge')).toEqual([]);
});

/** Fields by their labels, and the message of each family [5.07]. */
const FAMILIES: readonly (readonly [field: string, label: string, patternId: number, message: string])[] = [
  ['username', 'Username', 1, length('Use any characters.')],
  ['payeeName', 'Full name', 2, length('Start with a letter, then use only letters A–Z and digits.')],
  ['email', 'Email', 3, length('Use only Chinese characters and digits.')],
  ['idNumber', 'ID number', 4, length('Enter an email address, such as name@example.com.')],
  ['qqNum', 'QQ', 5, length('Use only letters A–Z and digits.')],
  ['line', 'LINE', 6, length('Use letters A–Z and digits, at least one of each.')],
  ['whatsapp', 'WhatsApp', 7, length('Use only digits.')],
  ['zalo', 'Zalo', 8, length('Use letters A–Z and digits, with at least one capital letter.')],
  ['facebook', 'Facebook', 9, length('Use only English letters and spaces.')],
  ['wechat', 'WeChat', 10, length('Do not use spaces.')],
  ['recommenderId', 'Referrer’s ID', 11, length('Use only Chinese characters and punctuation.')],
  ['username', 'Username', 12, 'Enter the date as yyyy-MM-dd, such as 1990-12-31.'],
  ['payeeName', 'Full name', 13, 'Enter the date as MM-dd-yyyy, such as 12-31-1990.'],
  ['email', 'Email', 14, length('Use only Korean characters.')],
  ['idNumber', 'ID number', 15, length('Use only Thai characters.')],
  ['qqNum', 'QQ', 16, length('Use only Thai or English letters.')],
  ['line', 'LINE', 17, length('Use only capital letters A–Z and spaces.')],
  ['whatsapp', 'WhatsApp', 18, length('Enter your full name in two parts with a space between them.')],
  ['zalo', 'Zalo', 19, length('Use only full-width Hiragana or Katakana.')],
  ['facebook', 'Facebook', 20, length('Use only full-width Hiragana, Katakana or Kanji.')],
  ['wechat', 'WeChat', 21, length('Use only capital letters A–Z.')],
];

testFirstOf(
  1,
  [
    ['first', FAMILIES.slice(0, 11)],
    ['other', FAMILIES.slice(11)],
  ] as const,
  '[5.04] [5.07] each of the %s families has its message, with its bounds',
  async (_, families) => {
    const rules = families.map(([field, , patternId]): [string, RegisterRule] => [
      field,
      rule({ patternId, minLength: 2, maxLength: 5, acceptedPattern: '^never$' }),
    ]);
    await aurora.state(fewRules(Object.fromEntries(rules)));
    const page = await aurora.open('/register');
    await submit(page).waitFor();
    await page.getByText('Add more details (optional)').first().click();
    for (const [, label] of families) await page.getByLabel(new RegExp(`^${label}`)).fill('1 a');
    await submit(page).click();
    for (const [, label, , message] of families)
      await expect.poll(() => errorOf(page.getByLabel(new RegExp(`^${label}`)))).toBe(message);
  },
);

test('[5.04] a field is as long as its rule says, and one number says so where the bounds are equal', {
  tags: 'matrix',
}, async () => {
  await aurora.state(
    fewRules({
      username: rule({ required: true, minLength: 4, maxLength: 6 }),
      zalo: rule({ minLength: 3, maxLength: 3 }),
    }),
  );
  const page = await aurora.open('/register');
  const name = page.getByLabel('Username', { exact: true });
  const zalo = page.getByLabel('Zalo (optional)');
  const after = async (field: typeof name, text: string, want: string | undefined) => {
    await field.fill(text);
    await submit(page).click();
    await expect.poll(() => errorOf(field)).toBe(want);
  };
  const bounds = 'Use any characters. Length: 4–6.';
  await after(name, 'abc', bounds);
  await after(name, 'abcd', undefined);
  await after(name, '🎲🎲🎲🎲🎲🎲', undefined);
  await after(name, 'abcdefg', bounds);
  await after(zalo, 'ab', 'Use any characters. Length: 3.');
  await after(zalo, '', undefined);
  await expect.poll(() => name.inputValue()).toBe('abcdefg');
});

test('[5.03] [5.08] the confirmation, the age of the brand, and the number have words of their own', async () => {
  await harbor.state(fewRules());
  const page = await harbor.open('/register');
  await fillName(page, 'mina2026');
  await page.getByLabel('Confirm password').fill(`${NEW_PASSWORD}x`);
  await page
    .getByRole('checkbox', { name: 'I am at least 21 years old and accept the terms of Harbor' })
    .uncheck();
  await submit(page).click();
  await expect.poll(() => errorOf(page.getByLabel('Confirm password'))).toBe('Incorrect confirmation input');
  await expect.poll(() => errorOf(page.getByRole('checkbox'))).toBe('Please confirm you are 21 years old');
  await byPhone(page);
  const number = page.getByRole('tabpanel').getByLabel('Mobile number');
  await number.fill('12');
  await submit(page.getByRole('tabpanel')).click();
  await expect.poll(() => errorOf(number)).toBe('Please enter a valid mobile number');
});

test('[5.10] [5.08] rules that change meanwhile: what the platform refuses stands below its field', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 422: PUT /);
  await aurora.state(fewRules({ payeeName: rule() }));
  const page = await aurora.open('/register');
  await fillName(page, 'rules2026');
  const name = page.getByLabel('Full name (optional)');
  await name.fill('Mai 2');
  await aurora.state(
    fewRules({ payeeName: rule({ required: true, patternId: 17, acceptedPattern: '^[A-Z ]+$' }) }),
  );
  await submit(page).click();
  await page.getByText('Real name format is incorrect').waitFor();
  const needed = page.getByLabel('Full name', { exact: true });
  await expect.poll(() => isFocused(needed)).toBe(true);
  await expect.poll(() => needed.inputValue()).toBe('Mai 2');
  await submit(page).click();
  await expect.poll(() => errorOf(needed)).toMatch(/^Use only capital letters A–Z and spaces/);
});

test('[5.10] a name that is taken is said to be; nothing typed is lost, and what is mended goes through', async () => {
  aurora.expectProblem(/answered 409: PUT /);
  await aurora.state(fewRules());
  const page = await aurora.open('/register');
  await fillName(page, 'quynh');
  await submit(page).click();
  const name = page.getByLabel('Username', { exact: true });
  await expect.poll(() => errorOf(name)).toBe('This username is taken. Please choose another.');
  await expect.poll(() => isFocused(name)).toBe(true);
  await expect.poll(() => page.getByLabel('Confirm password').inputValue()).toBe(NEW_PASSWORD);
  await name.fill('quynh2026');
  await expect.poll(() => errorOf(name)).toBeUndefined();
  await submit(page).click();
  await page.getByRole('dialog', { name: 'Account created' }).waitFor();
});

test('[4.11] the captcha changes on a click, at most once a second, and with the type of registration', {
  tags: 'matrix',
}, async () => {
  aurora.expectProblem(/answered 403: PUT /);
  await aurora.state({ ...fewRules({ captcha: rule({ required: true }) }), captcha: '4711' });
  const page = await aurora.open('/register');
  await page.clock.install();
  await submit(page).waitFor();
  const fetched = async () => (await called('/wps/captcha')).length;
  await expect.poll(fetched).toBe(1);
  const form = page.getByRole('tabpanel');
  const picture = form.getByRole('button', { name: 'Show another picture' });
  await picture.locator('canvas').waitFor();
  // Time stands still between the two.
  await page.clock.pauseAt(Date.now() + 60_000);
  await picture.click();
  await picture.click();
  await expect.poll(fetched).toBe(2);
  await byPhone(page);
  await expect.poll(fetched).toBe(3);
  await page.getByRole('tab', { name: 'By username' }).click();
  await expect.poll(fetched).toBe(4);
  await page.clock.resume();
  await picture.locator('canvas').waitFor();
  await fillName(form, 'captcha2026');
  await form.getByLabel('Digits in the picture').fill('0000');
  await submit(form).click();
  await page.getByText('Those digits were not correct. Here is a new picture.').waitFor();
  await expect.poll(() => form.getByLabel('Digits in the picture').inputValue()).toBe('');
  await expect.poll(fetched).toBe(5);
  await picture.locator('canvas').waitFor();
  await form.getByLabel('Digits in the picture').fill('4711');
  await submit(form).click();
  await page.getByRole('dialog', { name: 'Account created' }).waitFor();
  expect((await called(REGISTER)).at(-1)?.body).toMatchObject({
    captcha: '4711',
    captchaId: expect.any(String),
  });
});
