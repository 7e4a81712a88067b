import { CallError } from '@liveryjs/engine/kit/plain';
import { afterEach, expect, test, vi } from 'vitest';
import { stubPlatform } from '#client/testing.ts';
import { IdentityError } from '#client/verification/identity-error.ts';
import { asksForCaptcha, captchaProof, loadCaptcha } from './captcha.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a picture alone', 'iVBORw0KGgo=', { id: undefined, png: 'iVBORw0KGgo=' }],
  ['the address of a picture', 'data:image/png;base64,iVBORw0KGgo=', { id: undefined, png: 'iVBORw0KGgo=' }],
  ['a picture with a name', { captchaId: 'one', image: 'iVBORw0KGgo=' }, { id: 'one', png: 'iVBORw0KGgo=' }],
  ['a picture without its name', { image: 'iVBORw0KGgo=' }, { id: undefined, png: 'iVBORw0KGgo=' }],
])('[4.04] a captcha may come as %s', async (_, value, want) => {
  stubPlatform({ 'GET /wps/captcha': value });
  expect(await loadCaptcha()).toEqual(want);
});

test.each([null, '', {}, [], { image: null }])('an answer of %j is no captcha', async (value) => {
  stubPlatform({ 'GET /wps/captcha': value });
  await expect(loadCaptcha()).rejects.toMatchObject({ kind: 'shape' });
});

test('what was typed goes along, with the name of the captcha where there is one', () => {
  expect(captchaProof('1234', 'one')).toEqual({ captcha: '1234', captchaId: 'one' });
  expect(captchaProof('1234', undefined)).toEqual({ captcha: '1234' });
  expect(captchaProof('', 'one')).toEqual({});
});

const refused = (...texts: string[]) => new CallError('refused', '', { status: 400, said: texts });

test.each([
  ['its code', refused('captcha_required'), true],
  ['a code of tomorrow', refused('need_captcha_2'), true],
  ['capital letters', refused('login_failed', 'Please type the CAPTCHA'), true],
  ['no place', refused('wrong_credentials', 'No.'), false],
  ['an answer that did not come', new CallError('network', ''), false],
  ['a mistake of our own', new TypeError('captcha'), false],
  ['a third party, which has a check of its own', new IdentityError('captcha_check_failed'), false],
])('[4.04] a captcha that is named in %s is asked for: %s', (_, error, want) => {
  expect(asksForCaptcha(error)).toBe(want);
});
