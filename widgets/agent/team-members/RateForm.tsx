import { call } from '@liveryjs/client/calls/call';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { teamRefusals } from '@liveryjs/client/team/team-refusals';
import {
  Form,
  FormField,
  readFields,
  SubmitButton,
  Tile,
  useActionContext,
  useDecimal,
  useForm,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getTeamMember, getTeamMembers, setTeamRate } from '@liveryjs/schemas/calls/team';
import type { TeamMemberDetails } from '@liveryjs/schemas/platform';
import { useState } from 'react';

const FIELDS = [{ name: 'rebateRate' }] as const;

/** The rate of an account: to be changed by who brought it, up to their own, and not unawares below what it gave on. */
export function RateForm({ details }: { details: TeamMemberDetails }) {
  const t = useMessages();
  const intl = useIntl();
  const reload = useReload();
  const decimal = useDecimal();
  const context = useActionContext();
  const [saved, setSaved] = useState(false);
  const {
    member: { username, rebateRate: now, upline },
    mostRate,
    givenRate,
    mayRate,
  } = details;
  const label = t('teamMembers.rate');
  const percent = (rate: string) =>
    intl.formatNumber(Number(rate) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: ({ rebateRate }) => ({
      rebateRate: decimal.problem(label, rebateRate, { digits: 2, min: '0', max: mostRate }),
    }),
    async send({ rebateRate: typed }) {
      setSaved(false);
      const rebateRate = decimal.read(typed) ?? now;
      const lowers = Number(rebateRate) < Number(givenRate);
      const sure =
        !lowers ||
        (await context.confirm({
          title: 'teamMembers.lowerSure',
          text: 'teamMembers.lowerSureText',
          values: { username, given: percent(givenRate), rate: percent(rebateRate) },
          confirm: 'teamMembers.lowerYes',
        }));
      if (!sure) return;
      await call(setTeamRate, { username, rebateRate, ...(lowers && { lowerBelow: true as const }) });
      for (const changed of [getTeamMember, getTeamMembers]) reload(changed);
      setSaved(true);
    },
    refused(error) {
      // Somebody else has changed what was compared.
      reload(getTeamMember);
      return { refusal: refusalText(error, t, teamRefusals) };
    },
  });
  return (
    <Tile as="section" aria-labelledby="team-members-rate">
      <h4 id="team-members-rate">{t('teamMembers.rateTitle')}</h4>
      {mayRate ? (
        <>
          <Form state={form} label={t('teamMembers.rateTitle')}>
            <FormField
              spec={{
                name: 'rebateRate',
                kind: 'decimal',
                label,
                icon: 'tag',
                hint: t('teamMembers.rateHint', { most: percent(mostRate), given: percent(givenRate) }),
              }}
              error={form.errors.rebateRate}
              defaultValue={intl.formatNumber(Number(now), { minimumFractionDigits: 2 })}
            />
            <SubmitButton state={form} busyText={t('teamMembers.rateBusy')}>
              {t('teamMembers.rateSave')}
            </SubmitButton>
          </Form>
          <p role="status">{saved && t('teamMembers.rateSaved')}</p>
        </>
      ) : (
        <p>{t('teamMembers.notYours', { upline })}</p>
      )}
    </Tile>
  );
}
