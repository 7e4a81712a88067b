import { yearsBefore } from '@liveryjs/client/profile/check-profile';
import { INCOME_SOURCES } from '@liveryjs/client/profile/profile-field';
import { Combobox, type FieldSpec, FormField, useMessages } from '@liveryjs/engine/kit';
import { joinSentences, pageTime } from '@liveryjs/engine/kit/plain';
import { useCountries } from '@liveryjs/parts/use-countries';
import type { ProfileField, ProfileFieldName } from '@liveryjs/schemas/platform';
import { useMemo } from 'react';

type Typed = Exclude<ProfileFieldName, 'nationality' | 'incomeSource'>;

const SPECS: Readonly<Record<Typed, Omit<FieldSpec, 'name' | 'label'>>> = {
  nickname: { kind: 'text', icon: 'user', autoComplete: 'nickname', hint: 'profileForm.nicknameHint' },
  realName: { kind: 'text', icon: 'wallet', autoComplete: 'name', hint: 'profileForm.realNameHint' },
  fullName: { kind: 'text', icon: 'document', autoComplete: 'name', hint: 'profileForm.fullNameHint' },
  telegram: { kind: 'text', icon: 'telegram', autoComplete: 'off', hint: 'profileForm.telegramHint' },
  birthday: { kind: 'date', icon: 'calendar', autoComplete: 'bday', hint: 'profileForm.birthdayHint' },
  address: { kind: 'text', icon: 'home', autoComplete: 'street-address' },
  occupation: { kind: 'text', icon: 'tag', autoComplete: 'organization-title' },
};
const OLDEST = 120;

interface Props {
  readonly field: ProfileField;
  readonly minimumAge: number;
  readonly error: string | undefined;
}

/** One field of a profile, with what is saved in it. */
export function ProfileInput({ field, minimumAge, error }: Props) {
  const t = useMessages();
  const { name, value, required, locked } = field;
  const label = t(`profileFields.${name}`);
  const text = required ? label : t('form.optional', { label });
  if (name === 'nationality') return <Nationality label={text} value={value} error={error} field={field} />;
  if (name === 'incomeSource') {
    const options = INCOME_SOURCES.map((source) => ({
      value: source,
      label: t(`profileFields.income.${source}`),
    }));
    return <Choice label={text} options={options} value={value} error={error} field={field} />;
  }
  const { hint, ...spec } = SPECS[name];
  // The error says the same.
  const help = hint && error === undefined && t(hint, { years: minimumAge });
  const locks = locked ? t('profileForm.locks') : undefined;
  const born = {
    min: yearsBefore(new Date(pageTime()), OLDEST),
    max: yearsBefore(new Date(pageTime()), minimumAge),
  };
  return (
    <FormField
      spec={{
        ...spec,
        name,
        label,
        optional: !required,
        hint: help && locks ? joinSentences(help, locks) : help || locks,
      }}
      error={error}
      defaultValue={value}
      {...(name === 'birthday' && born)}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly field: ProfileField;
}

function Nationality(props: ChoiceProps) {
  const countries = useCountries().options;
  const options = useMemo(() => countries.map(({ detail: _, ...country }) => country), [countries]);
  return <Choice {...props} options={options} />;
}

function Choice({ label, value, error, field, options }: ChoiceProps & { options: readonly Option[] }) {
  const t = useMessages();
  const none = { value: '', label: t('profileDetails.none') };
  return (
    <Combobox
      name={field.name}
      label={label}
      error={error}
      hint={field.locked ? t('profileForm.locks') : undefined}
      options={field.required && value !== undefined ? options : [none, ...options]}
      defaultValue={value}
    />
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly picture?: string | undefined;
}
