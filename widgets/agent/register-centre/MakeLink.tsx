import { refusalText } from '@liveryjs/client/session/refusal-text';
import { makeTeamLink } from '@liveryjs/client/team/make-team-link';
import { teamRefusals } from '@liveryjs/client/team/team-refusals';
import {
  Form,
  FormField,
  readFields,
  SubmitButton,
  token,
  useDecimal,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getTeamLinks } from '@liveryjs/schemas/calls/team';
import type { TeamKind } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { KindAndRate } from './KindAndRate.tsx';

const FIELDS = [{ name: 'rebateRate' }, { name: 'name' }] as const;
const LONGEST_NAME = 40;

const Frame = styled.section`
  display: grid;
  gap: ${token('space.4')};
  max-inline-size: ${token('size.dialog.md')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
  }

  h3 + p {
    color: ${token('color.text.secondary')};
  }
`;

/** Makes a link with a name, for a kind of account and a rate. */
export function MakeLink({ ownRate }: { ownRate: string }) {
  const t = useMessages();
  const reload = useReload();
  const decimal = useDecimal();
  const [kind, setKind] = useState<TeamKind>('MEMBER');
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: ({ name, rebateRate }) => ({
      rebateRate: decimal.problem(t('registerCentre.rate'), rebateRate, {
        digits: 2,
        min: '0',
        max: ownRate,
      }),
      name: name === '' ? t('form.notEmpty', { field: t('registerCentre.name') }) : undefined,
    }),
    async send({ name, rebateRate }) {
      await makeTeamLink({ name, kind, rebateRate: decimal.read(rebateRate) ?? '0' });
      reload(getTeamLinks);
      form.form.ref.current?.reset();
    },
    refused(error) {
      return { refusal: refusalText(error, t, teamRefusals) };
    },
  });
  return (
    <Frame aria-labelledby="register-centre-make">
      <h3 id="register-centre-make">{t('registerCentre.makeTitle')}</h3>
      <p>{t('registerCentre.makeText')}</p>
      <Form state={form} label={t('registerCentre.makeTitle')}>
        <KindAndRate
          label={t('registerCentre.linkKind')}
          kind={kind}
          onKind={setKind}
          ownRate={ownRate}
          error={form.errors.rebateRate}
        />
        <FormField
          spec={{
            name: 'name',
            kind: 'text',
            label: t('registerCentre.name'),
            icon: 'pencil',
            autoComplete: 'off',
            maxLength: LONGEST_NAME,
          }}
          error={form.errors.name}
        />
        <SubmitButton state={form} busyText={t('registerCentre.busy')}>
          {t('registerCentre.make')}
        </SubmitButton>
      </Form>
    </Frame>
  );
}
