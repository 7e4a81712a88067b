import { Chips, FormField, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { TeamKind } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Kind = styled.div`
  display: grid;
  gap: ${token('space.2')};

  > span {
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

interface Props {
  readonly label: string;
  readonly kind: TeamKind;
  readonly onKind: (kind: TeamKind) => void;
  /** The agent's own rate, in percent: the most there is to give. */
  readonly ownRate: string;
  readonly error: string | undefined;
}

/** The fields for the kind of a new account and for its rate. */
export function KindAndRate({ label, kind, onKind, ownRate, error }: Props) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <>
      <Kind>
        <span aria-hidden="true">{label}</span>
        <Chips
          label={label}
          value={kind}
          options={[
            { value: 'MEMBER', content: t('team.member') },
            { value: 'AGENT', content: t('team.agent') },
          ]}
          onChoose={(value) => onKind(value === 'AGENT' ? 'AGENT' : 'MEMBER')}
        />
      </Kind>
      <FormField
        spec={{
          name: 'rebateRate',
          kind: 'decimal',
          label: t('registerCentre.rate'),
          icon: 'tag',
          hint: t('registerCentre.rateHint', {
            rate: intl.formatNumber(Number(ownRate), { minimumFractionDigits: 2 }),
          }),
        }}
        error={error}
        defaultValue={intl.formatNumber(0, { minimumFractionDigits: 2, useGrouping: false })}
      />
    </>
  );
}
