import { checkNewPassword } from '@liveryjs/client/password/password-rule';
import { checkField, inWords } from '@liveryjs/client/registration/check-field';
import { LONGEST_PASSWORD, ruleOf } from '@liveryjs/client/registration/rule-of';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { openTeamMember } from '@liveryjs/client/team/open-team-member';
import { teamRefusals } from '@liveryjs/client/team/team-refusals';
import {
  Form,
  FormField,
  Placeholders,
  readFields,
  SubmitButton,
  SuccessMessage,
  token,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import { useReload } from '@liveryjs/parts/use-reload';
import { getTeamMembers, getTeamOverview } from '@liveryjs/schemas/calls/team';
import type { TeamKind, TeamOpened } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { KindAndRate } from './KindAndRate.tsx';
import { FIELDS, refusedField } from './register-centre.model.ts';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.4')};
  max-inline-size: ${token('size.dialog.md')};

  > p {
    margin: 0;
    color: ${token('color.text.secondary')};
  }
`;

/** Opens an account below the agent at once. */
export function OpenAccount({ ownRate }: { ownRate: string }) {
  const t = useMessages();
  const intl = useIntl();
  const reload = useReload();
  const decimal = useDecimal();
  const { rules, failure } = useRegisterRules();
  const [kind, setKind] = useState<TeamKind>('MEMBER');
  const [opened, setOpened] = useState<TeamOpened>();
  const label = (field: 'username' | 'password') => t(`registerCentre.${field}`);
  const percent = (rate: string) =>
    intl.formatNumber(Number(rate) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check({ username, password, rebateRate }) {
      const name = rules?.username
        ? checkField({ ...rules.username, required: true }, username)
        : username === ''
          ? { key: 'form.notEmpty', values: {} }
          : undefined;
      const secret = checkNewPassword(rules, password);
      return {
        username: name && t(name.key, { ...name.values, field: label('username') }),
        password: secret && t(secret.key, { ...secret.values, field: label('password') }),
        rebateRate: decimal.problem(t('registerCentre.rate'), rebateRate, {
          digits: 2,
          min: '0',
          max: ownRate,
        }),
      };
    },
    async send({ username, password, rebateRate }) {
      setOpened(undefined);
      const rate = decimal.read(rebateRate) ?? '0';
      const made = await openTeamMember({ username, password, kind, rebateRate: rate });
      for (const changed of [getTeamMembers, getTeamOverview]) reload(changed);
      form.form.ref.current?.reset();
      setOpened(made);
    },
    refused(error) {
      const text = refusalText(error, t, teamRefusals);
      const field = refusedField(error);
      return field && text ? { errors: { [field]: text } } : { refusal: text };
    },
  });
  // The fields say below them what the rules ask for.
  if (!rules && !failure) return <Placeholders as="rows" />;
  const nameWords = rules?.username && inWords(rules.username);
  const words = rules?.password && inWords(ruleOf('password', rules) ?? rules.password);
  return (
    <Frame aria-label={t('registerCentre.account')}>
      <p>{t('registerCentre.openText')}</p>
      <SuccessMessage>
        {opened &&
          t('registerCentre.opened', { username: opened.username, rate: percent(opened.rebateRate) })}
      </SuccessMessage>
      <Form state={form} label={t('registerCentre.account')}>
        <KindAndRate
          label={t('registerCentre.kind')}
          kind={kind}
          onKind={setKind}
          ownRate={ownRate}
          error={form.errors.rebateRate}
        />
        <FormField
          spec={{
            name: 'username',
            kind: 'text',
            label: label('username'),
            icon: 'user',
            autoComplete: 'off',
            hint: nameWords && t(nameWords.key, nameWords.values),
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={form.errors.username}
        />
        <FormField
          spec={{
            name: 'password',
            kind: 'password',
            label: label('password'),
            icon: 'lock',
            autoComplete: 'new-password',
            hint: words ? t(words.key, words.values) : undefined,
          }}
          error={form.errors.password}
          maxLength={LONGEST_PASSWORD}
        />
        <SubmitButton state={form} busyText={t('registerCentre.busy')}>
          {t('registerCentre.open')}
        </SubmitButton>
      </Form>
    </Frame>
  );
}
