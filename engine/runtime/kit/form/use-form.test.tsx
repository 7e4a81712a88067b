// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import type { FieldSpec } from './field-spec.ts';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { readFields } from './read-fields.ts';
import { FormButton, SubmitButton } from './submit-button.tsx';
import { type FormPlan, useForm } from './use-form.ts';

type Name = 'name' | 'secret';
type Values = Readonly<Record<Name, string>>;

const specs: readonly FieldSpec<Name>[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'secret', label: 'Secret', kind: 'password' },
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const send = vi.fn<(values: Values) => Promise<void>>();
const other = vi.fn<() => Promise<void>>();

function Sample({ refused }: Pick<FormPlan<Name, Values>, 'refused'>) {
  const state = useForm<Name, Values>({
    fields: ['name', 'secret'],
    read: (data) => readFields(data, specs),
    check: ({ name, secret }) => ({
      name: name === '' ? 'no name' : undefined,
      secret: secret === '' ? 'no secret' : undefined,
    }),
    send,
    refused,
  });
  return (
    <Form state={state}>
      {specs.map((spec) => (
        <FormField key={spec.name} spec={spec} error={state.errors[spec.name]} />
      ))}
      <button type="button" onClick={() => state.check(['name'])}>
        check
      </button>
      <button type="reset">reset</button>
      <SubmitButton state={state} busyText="Sending…">
        Send
      </SubmitButton>
      <FormButton state={state} action="other" busyText="Doing…" onPress={() => state.run('other', other)}>
        Do
      </FormButton>
    </Form>
  );
}

const show = (refused?: FormPlan<Name, Values>['refused']) => {
  send.mockReset().mockResolvedValue();
  other.mockReset().mockResolvedValue();
  render(
    <TestPortal>
      <Sample refused={refused} />
    </TestPortal>,
  );
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const user = userEvent.setup({ delay: null });
const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

const fill = async () => {
  await user.type(field('Name'), ' Mai ');
  await user.type(field('Secret'), ' s ');
};

test('[5.01] what is typed is sent trimmed, passwords too', async () => {
  show();
  await fill();
  await user.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[{ name: 'Mai', secret: 's' }]]);
});

test('[5.10] what is wrong is said below each field, tied to it, and the first gets the focus', async () => {
  show();
  await press('Send');
  expect(send).not.toHaveBeenCalled();
  for (const [label, text] of [
    ['Name', 'no name'],
    ['Secret', 'no secret'],
  ] as const) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field(label))).toBe(text);
  }
  expect(document.activeElement).toBe(field('Name'));
});

test('[5.10] what is said of a field goes as soon as it is mended, and only that', async () => {
  show();
  await press('Send');
  await user.type(field('Name'), 'M');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(describedBy(field('Secret'))).toBe('no secret');
  await press('Send');
  expect(document.activeElement).toBe(field('Secret'));
});

test('[5.02] some of the fields can be checked by themselves, without a word about the others', async () => {
  show();
  await press('check');
  expect(describedBy(field('Name'))).toBe('no name');
  expect(field('Secret').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
});

test('however often one presses it is sent once, and nothing else meanwhile', async () => {
  show();
  let finish = () => {};
  send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await fill();
  await user.keyboard('{Enter}{Enter}');
  await press('Sending…');
  await press('Do');
  expect([send.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  await press('Do');
  expect(other).toHaveBeenCalledTimes(1);
});

test('a refusal is said at once, and nothing typed is lost', async () => {
  show();
  send.mockRejectedValue(new Error('no'));
  await fill();
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe('engine.actionFailed');
  expect([field('Name').value, field('Secret').value]).toEqual([' Mai ', ' s ']);
  await press('Send');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal may be about fields: they say so, are emptied and get the focus', async () => {
  show(() => ({ refusal: 'not that one', errors: { name: 'taken' }, empty: ['secret'] }));
  send.mockRejectedValue(new Error('no'));
  await fill();
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe('not that one');
  expect(describedBy(field('Name'))).toBe('taken');
  expect([field('Name').value, field('Secret').value]).toEqual([' Mai ', '']);
  expect(document.activeElement).toBe(field('Name'));
});

test('where a refusal names no field that is wrong, the first that it emptied gets the focus', async () => {
  show(() => ({ empty: ['secret'] }));
  send.mockRejectedValue(new Error('no'));
  await fill();
  await press('Send');
  await waitFor(() => expect(document.activeElement).toBe(field('Secret')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[2.31] resetting empties the fields, and what was said of them goes', async () => {
  show();
  await user.type(field('Secret'), 's');
  await press('Send');
  await press('reset');
  expect([field('Name').value, field('Secret').value]).toEqual(['', '']);
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
});

test('what takes long is said to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show();
  send.mockReturnValue(new Promise(() => {}));
  field('Name').value = 'Mai';
  field('Secret').value = 's';
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  const status = screen.getByRole('status');
  await act(async () => vi.advanceTimersByTime(4999));
  expect(status.textContent).toBe('');
  await act(async () => vi.advanceTimersByTime(1));
  expect(status.textContent).toBe('form.slow');
});

test('prerendered, it takes what is typed, and sends it nowhere before somebody listens', () => {
  const html = renderToString(
    <TestPortal>
      <Sample refused={undefined} />
    </TestPortal>,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(html).not.toContain('style=');
  expect(body.querySelector('form')?.method).toBe('post');
  expect(body.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(true);
  expect(body.querySelector<HTMLInputElement>('[name=name]')?.disabled).toBe(false);
});
