import { Button, Failure, Icon, Skeleton, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import { getTeamMember } from '@liveryjs/schemas/calls/team';
import type { TeamMemberDetails } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { Path } from './Path.tsx';
import { RateForm } from './RateForm.tsx';
import { Transfer } from './TransferForm.tsx';
import type { TeamPlace } from './team-members.model.ts';

const Back = styled(Button)`
  justify-self: start;
`;

const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  align-items: baseline;

  h3,
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    font: ${token('typography.heading')};
  }

  p {
    color: ${token('color.text.secondary')};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token('space.4')};
  align-items: start;

  > section {
    display: grid;
    gap: ${token('space.3')};
    padding: ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  h4,
  section > p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h4 {
    font: ${token('typography.subheading')};
  }

  section > p {
    color: ${token('color.text.secondary')};
    text-wrap: pretty;
  }
`;

const Line = styled(Skeleton)`
  min-block-size: 6rem;
  border-radius: ${token('radius.card')};
`;

interface Props {
  readonly username: string;
  readonly withTransfer: boolean;
  readonly go: (change: Partial<TeamPlace>) => void;
}

/** One account of the team: what the agent may know of it, and what the agent can do for it. */
export function MemberSheet({ username, withTransfer, go }: Props) {
  const t = useMessages();
  const { data, failure, retry } = useCall(getTeamMember, { username });
  return (
    <>
      <Back type="button" $tone="quiet" onClick={() => go({ who: undefined })}>
        <Icon name="chevron-start" />
        {t('teamMembers.back')}
      </Back>
      {data ? (
        <>
          <Path path={data.path} onGo={(upline) => go({ who: undefined, search: undefined, upline })} />
          <Sheet details={data} withTransfer={withTransfer} />
        </>
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <Line />
        </div>
      )}
    </>
  );
}

function Sheet({ details, withTransfer }: { details: TeamMemberDetails; withTransfer: boolean }) {
  const t = useMessages();
  const intl = useIntl();
  const { member, mobile, email, currency } = details;
  const money = moneyIn(useBrand(), intl.locale, currency);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const percent = (rate: string) =>
    intl.formatNumber(Number(rate) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const facts: readonly (readonly [name: string, text: string | undefined])[] = [
    ['balance', money(member.balance)],
    ['people', intl.formatNumber(member.people)],
    ['rate', percent(member.rebateRate)],
    ['validBets', money(details.validBets)],
    ['result', money(details.result, 'exceptZero')],
    ['deposits', money(details.deposits)],
    ['mobile', mobile],
    ['email', email],
    ['upline', member.upline],
    ['lastLoginAt', member.lastLoginAt ? time(member.lastLoginAt) : t('teamMembers.never')],
    ['joinedAt', member.joinedAt && time(member.joinedAt)],
  ];
  return (
    <>
      <Title>
        <h3>
          <bdi>{member.username}</bdi>
        </h3>
        <p>
          {t(member.kind === 'AGENT' ? 'team.agent' : 'team.member')}
          {member.closed && ` · ${t('teamMembers.closed')}`}
        </p>
      </Title>
      <Facts>
        {facts.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name}>
                <dt>{t(`teamMembers.${name}`)}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </Facts>
      <Acts>
        {withTransfer && !member.closed && <Transfer username={member.username} />}
        <RateForm details={details} />
      </Acts>
    </>
  );
}
