import {
  Button,
  Checkbox,
  Fold,
  Form,
  LinkTo,
  SubmitButton,
  token,
  useBrand,
  useMessages,
} from '@liveryjs/engine/kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { RegisterInput } from './RegisterInput.tsx';
import { type RegisterField, wideFields } from './register-fields.ts';
import type { Props as Settings } from './register-form.props.ts';
import { SocialSignIn } from './SocialSignIn.tsx';
import { type RegistrationOptions, type RegistrationState, useRegistration } from './use-registration.ts';

/** Fields in one column, or in two where there is room. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space.4')};

  @container register (min-width: 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** From so many optional fields on they wait behind a line: what is needed is seen at a glance. */
const MANY = 3;

const Agreement = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.3')};
  font: ${token('typography.small')};

  a,
  button {
    min-block-size: ${token('size.target')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.text.link')};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

interface Props extends RegistrationOptions, Pick<Settings, 'protocol'> {
  /** Stands on a page of its own. */
  readonly alone: boolean;
  /** Takes the focus: who opens a popup wants to type. */
  readonly first: boolean;
}

/** One way to register: its fields by the platform's rules [5.04], the agreement, and what to do with them. */
export function ModeForm({ alone, first, protocol, ...options }: Props) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const registration = useRegistration(options);
  const { form, fields, isOptional } = registration;
  const inputs = fields.filter((field) => field !== 'agreement');
  const optional = inputs.filter(isOptional);
  const folded = optional.length < MANY ? [] : optional;
  const isWrong = folded.some((field) => form.errors[field] !== undefined);
  const [isOpen, setOpen] = useState(false);
  if (isWrong && !isOpen) setOpen(true);
  const { ref } = form.form;
  useEffect(() => {
    if (first) ref.current?.querySelector<HTMLInputElement>('[name=username], [name=mobileNum]')?.focus();
  }, [first, ref]);
  return (
    <Form state={form} label={t('registerForm.label')}>
      <Inputs fields={inputs.filter((field) => !folded.includes(field))} registration={registration} />
      {folded.length > 0 && (
        <Fold
          summary={t('registerForm.more')}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <Inputs fields={folded} registration={registration} />
        </Fold>
      )}
      <Agreement>
        <Checkbox name="agreement" defaultChecked error={form.errors.agreement}>
          {t('registerForm.agree', { age: options.minimumAge, brand })}
        </Checkbox>
        {protocol && <LinkTo to={protocol}>{t('registerForm.protocol')}</LinkTo>}
      </Agreement>
      <SubmitButton state={form} busyText={t('registerForm.busy')}>
        {t('registerForm.submit')}
      </SubmitButton>
      {alone && (
        <Button type="reset" $tone="quiet" aria-disabled={form.busy !== undefined}>
          {t('registerForm.reset')}
        </Button>
      )}
      <SocialSignIn form={form} affiliateCode={options.site.code} />
    </Form>
  );
}

interface InputsProps {
  readonly fields: readonly Exclude<RegisterField, 'agreement'>[];
  readonly registration: RegistrationState;
}

function Inputs({ fields, registration }: InputsProps) {
  const wide = wideFields(fields);
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field} {...(wide.has(field) && { 'data-wide': '' })}>
          <RegisterInput field={field} registration={registration} />
        </div>
      ))}
    </Fields>
  );
}
