// @vitest-environment jsdom

import { startSession } from '@liveryjs/client/session/session';
import { loginResult, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import FeedbackForm from './FeedbackForm.tsx';
import { checkContent } from './feedback-form.model.ts';

const FEEDBACK = 'PUT /wps/feedback';
const SAID = 'The reels of one game stand still.';

/** Shows the form to a platform that fails so many times before it takes what is sent. */
function show(failures: number) {
  const answers = Array.from({ length: failures }, () => new Refused(500, 'internal'));
  return mountWidget(<FeedbackForm />, {
    answers: { [FEEDBACK]: () => answers.shift() ?? { reference: 'F260007' } },
  });
}
const words = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(words(), { target: { value: text } });
const send = () => act(async () => screen.getByRole('button', { name: 'feedbackForm.submit' }).click());

test.each([
  ['nothing', '', 'form.notEmpty'],
  ['nine characters', '123456789', 'feedbackForm.between'],
  ['ten', '1234567890', undefined],
  ['140', '🎰'.repeat(140), undefined],
  ['141', 'x'.repeat(141), 'feedbackForm.between'],
])('[5.09] %s', (_, content, want) => {
  expect(checkContent(content)?.key).toBe(want);
});

test('[5.09] what could not be sent stays, and is sent again under the same key', async () => {
  const { sent } = show(1);
  type(SAID);
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((words() as HTMLTextAreaElement).value).toBe(SAID);
  await send();
  const thanks = await screen.findByText('feedbackForm.thanks');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  const [failed, taken] = sent(FEEDBACK);
  expect([failed.content, taken.content]).toEqual([SAID, SAID]);
  expect(taken.idempotencyKey).toBe(failed.idempotencyKey);
});

test('what was changed meanwhile is something else, under a key of its own', async () => {
  const { sent } = show(1);
  type(SAID);
  await send();
  await screen.findByRole('alert');
  type(`${SAID} Again.`);
  await send();
  await screen.findByText('feedbackForm.thanks');
  const [failed, taken] = sent(FEEDBACK);
  expect(taken.idempotencyKey).not.toBe(failed.idempotencyKey);
});

test('[5.09] members may add pictures, visitors not', async () => {
  show(0);
  expect(screen.queryByRole('group', { name: 'feedbackForm.pictures' })).toBeNull();
  act(() => startSession(loginResult()));
  expect(await screen.findByRole('group', { name: 'feedbackForm.pictures' })).toBeTruthy();
});
