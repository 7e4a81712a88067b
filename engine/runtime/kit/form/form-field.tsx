import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#engine/kit/field.tsx';
import { PasswordField } from '#engine/kit/password-field.tsx';
import { useMessages } from '#engine/render/use-language.ts';
import type { FieldKind, FieldSpec } from './field-spec.ts';

type Input = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'hint' | 'error' | 'end'>;

// As text: what the browser knows as an address it may write down in another way than it was typed.
const NO_AIDS: Input = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
const KINDS: Readonly<Record<Exclude<FieldKind, 'password'>, Input>> = {
  text: { inputMode: 'text', autoComplete: 'off' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { ...NO_AIDS, inputMode: 'email', autoComplete: 'email' },
  code: { ...NO_AIDS, inputMode: 'numeric', autoComplete: 'one-time-code' },
  date: { type: 'date', autoComplete: 'off' },
  // As text: a number's input takes the signs of one language alone, and drops what it cannot read.
  decimal: { ...NO_AIDS, inputMode: 'decimal', autoComplete: 'off', maxLength: 30 },
};

interface Props<Name extends string> extends Input {
  readonly spec: FieldSpec<Name>;
  /** The error in the field's content. */
  readonly error?: string | undefined;
  /** The content of the box at its end; a password has its own. */
  readonly end?: ReactNode;
}

/**
 * A field from its description. What is given besides goes over that. Says `form.optional` of optional fields,
 * `form.showPassword` of passwords.
 */
export function FormField<Name extends string>({ spec, error, end, ...rest }: Props<Name>) {
  const t = useMessages();
  const { kind, label, optional, ...described } = spec;
  // Enter sends the form, in whichever field it is pressed.
  const field = {
    enterKeyHint: 'go' as const,
    ...described,
    label: optional ? t('form.optional', { label }) : label,
    error,
    ...rest,
  };
  if (kind === 'password') return <PasswordField {...field} revealLabel={t('form.showPassword')} />;
  return <Field {...KINDS[kind]} {...field} end={end} />;
}
