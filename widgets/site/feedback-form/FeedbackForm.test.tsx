// @vitest-environment jsdom

import { endSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, tenant } from '@liveryjs/client/testing';
import { TestPortal } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import FeedbackForm from './FeedbackForm.tsx';
import { checkContent } from './feedback-form.model.ts';

const SAID = 'The reels of one game stand still.';

afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

interface Sent {
  readonly type: string;
  readonly content: string;
  readonly idempotencyKey: string;
  readonly pictures?: readonly string[];
}

/** Answers as told, the last for good. */
function platform(...answers: readonly (() => Response)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return (answers[sent.length - 1] ?? answers.at(-1))?.();
  });
  return sent;
}
const failed = () => new Response('', { status: 500 });
const taken = () => Response.json({ success: true, value: { reference: 'F260007' } });

function show() {
  stubWindow();
  render(
    <TestPortal>
      <FeedbackForm />
    </TestPortal>,
  );
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
  const sent = platform(failed, taken);
  show();
  type(SAID);
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((words() as HTMLTextAreaElement).value).toBe(SAID);
  await send();
  const thanks = await screen.findByText('feedbackForm.thanks');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(sent.map(({ content }) => content)).toEqual([SAID, SAID]);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test('what was changed meanwhile is something else, under a key of its own', async () => {
  const sent = platform(failed, taken);
  show();
  type(SAID);
  await send();
  await screen.findByRole('alert');
  type(`${SAID} Again.`);
  await send();
  await screen.findByText('feedbackForm.thanks');
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('[5.09] members may add pictures, visitors not', async () => {
  platform(taken);
  show();
  expect(screen.queryByRole('group', { name: 'feedbackForm.pictures' })).toBeNull();
  act(() => startSession(loginResult()));
  expect(await screen.findByRole('group', { name: 'feedbackForm.pictures' })).toBeTruthy();
});
