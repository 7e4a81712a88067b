import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = new URL('../../brands/house/messages/EN.json', import.meta.url);
const english = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

test.each([
  ['launch.notLoggedIn', 'You are not logged in, please login'],
  ['changePasswordForm.signedOut', 'You are not logged in, please login'],
  ['forgotPasswordForm.noSuchAccount', 'Username/Email does not exist'],
  ['engine.networkFailed', 'Network link is abnormal, please try again'],
  ['engine.slow', 'The page took longer time to load, please check your network connectivity'],
  ['launch.invalidUrl', 'Invalid URL, please contact customer service'],
  ['engine.windowBlocked', 'Popup blocked. Please allow popups and try again.'],
  ['identity.popupBlocked', 'Popup blocked. Please allow popups and try again.'],
  ['regionBlock.title', 'Access restricted'],
  ['session.verificationRequired', 'Please complete verification first'],
  ['session.memberNoEnter', 'Non-member account unable to login'],
  ['session.errorNotAgent', 'Non-agents cannot log in'],
  ['changePasswordForm.inconsistent', 'Incorrect confirmation input'],
  ['registerForm.inconsistentTwice', 'Incorrect confirmation input'],
])('[8.03] %s has the words of the specification', (key, want) => {
  expect(english[key]).toBe(want);
});
