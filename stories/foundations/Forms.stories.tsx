import {
  Checkbox,
  CodeField,
  Combobox,
  type FieldKind,
  type FieldSpec,
  Form,
  FormButton,
  FormField,
  PauseButton,
  readFields,
  SubmitButton,
  Tabs,
  useDecimal,
  useForm,
} from '@liveryjs/engine/kit';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { foundationStory } from './foundation-story.tsx';

/** Form elements of the kit, without a widget around. */
export default { title: 'Foundations/Forms' } satisfies Meta;

const spec = (kind: FieldKind, label: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  name: kind,
  kind,
  label,
  ...rest,
});
const specs = [
  spec('text', 'Username', { icon: 'user', hint: 'As you like to be called' }),
  spec('password', 'Password', { icon: 'lock' }),
  spec('email', 'Email', { icon: 'mail', optional: true }),
  spec('date', 'Date of birth'),
];
const names = [...specs.map(({ name }) => name), 'agreed'];
const countries = [
  { value: 'PH', label: 'Philippines', detail: '+63', picture: '/sandbox/img/COUNTRY_FLAG/CIRCLE/PH.svg' },
  { value: 'SA', label: 'Saudi Arabia', detail: '+966', picture: '/sandbox/img/COUNTRY_FLAG/CIRCLE/SA.svg' },
  { value: 'VN', label: 'Vietnam', detail: '+84', picture: '/sandbox/img/COUNTRY_FLAG/CIRCLE/VN.svg' },
];

function Sample({ send }: { send: () => Promise<void> }) {
  const state = useForm({
    fields: names,
    read: (data) => readFields(data, [...specs, { name: 'agreed' }]),
    check: (values) =>
      Object.fromEntries(names.map((name) => [name, values[name] ? undefined : 'Fill this in'])),
    send,
    refused: () => ({ refusal: 'The platform said no.' }),
  });
  return (
    <Form state={state} label="Sample">
      {specs.map((fieldSpec) => (
        <FormField key={fieldSpec.name} spec={fieldSpec} error={state.errors[fieldSpec.name]} />
      ))}
      <Checkbox name="agreed" error={state.errors.agreed}>
        I am old enough and agree to the <a href="/help">rules</a>
      </Checkbox>
      <SubmitButton state={state} busyText="Sending…">
        Send
      </SubmitButton>
      <FormButton
        state={state}
        action="other"
        icon="play"
        busyText="Doing…"
        onPress={() => state.run('other', send)}
      >
        Do something else
      </FormButton>
    </Form>
  );
}

const never = () => new Promise<void>(() => {});

export const Fields = foundationStory(() => <Sample send={never} />);

export const Wrong = {
  ...foundationStory(() => <Sample send={never} />),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByText('Fill this in')).toHaveLength(5));
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

export const Refused = {
  ...foundationStory(() => <Sample send={() => Promise.reject(new Error('no'))} />),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Do something else' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The platform said no.');
  },
};

const size = spec('decimal', 'Size in metres', { hint: 'From 1.5 to 1,200, two digits after the point' });

function Size() {
  const decimal = useDecimal();
  const [read, setRead] = useState<string>();
  const state = useForm({
    fields: [size.name],
    read: (data) => readFields(data, [size]),
    check: ({ decimal: text = '' }) => ({
      decimal: decimal.problem(size.label, text, { digits: 2, min: '1.5', max: '1200' }),
    }),
    send: async ({ decimal: text = '' }) => setRead(decimal.read(text)),
  });
  return (
    <Form state={state} label="Size">
      <FormField spec={size} error={state.errors.decimal} />
      <SubmitButton state={state} busyText="Sending…">
        Send
      </SubmitButton>
      <p role="note">{read}</p>
    </Form>
  );
}

export const Decimal = {
  ...foundationStory(Size),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Size in metres');
    await userEvent.type(field, '1.201{Enter}');
    await waitFor(() => expect(canvas.getByText(/1\.201 has more than 2 digits/)).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '1201{Enter}');
    await waitFor(() => expect(canvas.getByText('1,201 is too high. Maximum: 1,200')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '1,199.5{Enter}');
    await expect(await canvas.findByText('1199.5')).toBeVisible();
    await expect(field).toHaveValue('1,199.5');
  },
};

function Ways() {
  const [way, setWay] = useState('name');
  const [until, setUntil] = useState<number>();
  return (
    <Tabs
      label="Ways in"
      value={way}
      onChoose={setWay}
      tabs={[
        {
          value: 'name',
          label: 'By username',
          icon: 'user',
          content: <FormField spec={spec('text', 'Name')} />,
        },
        {
          value: 'phone',
          label: 'By telephone',
          icon: 'phone',
          content: (
            <CodeField
              label="Mobile number"
              name="mobile"
              autoComplete="tel-national"
              code={{ name: 'country', label: 'Country code', options: countries, defaultValue: 'VN' }}
            />
          ),
        },
        {
          value: 'code',
          label: 'By code',
          content: (
            <FormField
              spec={spec('code', 'Code')}
              end={
                <PauseButton until={until} onPress={() => setUntil(Date.now() + 60_000)}>
                  Send code
                </PauseButton>
              }
            />
          ),
        },
      ]}
    />
  );
}

export const Choosing = {
  ...foundationStory(Ways),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'By telephone' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Vietnam'));
  },
};

export const Pausing = {
  ...foundationStory(Ways),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'By code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText(/^\d+ s$/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const OneOfMany = {
  ...foundationStory(() => (
    <Combobox label="Country" name="country" options={countries} defaultValue="SA" hint="Where you live" />
  )),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.keyboard('nowhere');
    await expect(await canvas.findByRole('option')).toHaveTextContent('No matches');
  },
};
