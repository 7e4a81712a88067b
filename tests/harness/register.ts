import type { RegisterRule, SandboxMessage } from '@liveryjs/schemas/platform';
import type { Locator, Page } from 'playwright-core';

/** A password that the sandbox's rules take. */
export const NEW_PASSWORD = 'Secret2026';

export const rule = (rest: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 255,
  patternId: 1,
  acceptedPattern: '*',
  ...rest,
});

const OFF = rule({ enabled: false });
const FIELDS = 'mobileNum email payeeName affiliateCode zalo facebook whatsapp line wechat'.split(' ');

/** Rules that ask for a name and a password only, whatever a brand has of its own. */
export function fewRules(rest: Readonly<Record<string, RegisterRule>> = {}) {
  const rules = { ...Object.fromEntries(FIELDS.map((field) => [field, OFF])), ...rest };
  return { registerRules: { '*': rules, jade: rules, harbor: rules } };
}

/** Opens the registration from the header. */
export async function openRegister(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const popup = page.getByRole('dialog', { name: 'Register' });
  await popup.getByRole('button', { name: 'Create account' }).waitFor();
  return popup;
}

/** Fills in what every registration by a name asks for. */
export async function fillName(form: Locator | Page, username: string): Promise<void> {
  await form.getByLabel('Username', { exact: true }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel('Confirm password').fill(NEW_PASSWORD);
}

export async function byPhone(form: Locator | Page): Promise<void> {
  await form.getByRole('tab', { name: 'By phone' }).click();
  await form.getByRole('tabpanel').getByLabel('Mobile number').waitFor();
}

export function submit(form: Locator | Page): Locator {
  return form.getByRole('button', { name: 'Create account' });
}

/** Returns the error below a field, without the field's help text. */
export async function errorOf(field: Locator): Promise<string | undefined> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return undefined;
  const [id] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  return field.page().locator(`[id="${id}"]`).innerText();
}

/** The code of the last SMS to a number. @param to digits of the country and the number */
export async function lastCode(page: Page, to: string): Promise<string> {
  const { value } = await page.evaluate(
    async (address): Promise<{ value: readonly SandboxMessage[] }> => (await fetch(address)).json(),
    `/sandbox/outbox?to=${to}`,
  );
  return /\d{4,8}/.exec(value[0]?.text ?? '')?.[0] ?? 'none';
}
