import { readFileSync } from 'node:fs';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { IdentityError } from '@liveryjs/client/verification/identity-error';
import { CallError } from '@liveryjs/engine/kit/plain';
import { expect, test } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const messageKeys = new Set<string>([
  ...read('./widget.json').messages,
  ...read('../../../schemas/portal/messages.schema.json').enum,
]);

test.each([
  ...'wrong_credentials code_wrong captcha_required captcha_wrong verification_required verification_wrong'.split(
    ' ',
  ),
  ...'identity_wrong too_many_requests account_closed member_no_enter error_not_agent module_off'.split(' '),
])('[8.03] the page has the words of the refusal %s when the form does', (code) => {
  expect(messageKeys).toContain(signInRefusalKey(new CallError('refused', '', { status: 403, code })));
});

test.each([
  ...'invalid_phone_number missing_phone_number too_many_requests unknown invalid_verification_code'.split(
    ' ',
  ),
  ...'missing_verification_code captcha_check_failed quota_exceeded operation_not_allowed code_expired'.split(
    ' ',
  ),
  ...'popup_closed_by_user popup_blocked'.split(' '),
])('[8.02] the page has the words of the third party’s %s when the form does', (code) => {
  expect(messageKeys).toContain(signInRefusalKey(new IdentityError(code)));
});
