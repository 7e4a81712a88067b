import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Badge,
  Button,
  Figures,
  Icon,
  ResourceContent,
  Tile,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
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
  align-items: center;

  h3 {
    margin: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    font: ${token('typography.heading')};
  }
`;

const Facts = styled(Tile)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin: 0;

  dd {
    margin: 0;
    color: ${token('color.text.primary')};
  }
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token('space.4')};
  align-items: start;
`;

interface Props {
  readonly username: string;
  readonly withTransfer: boolean;
  readonly go: (change: Partial<TeamPlace>) => void;
}

/** One account of the team: what the agent may know of it, and what the agent can do for it. */
export function MemberSheet({ username, withTransfer, go }: Props) {
  const t = useMessages();
  const member = useCall(getTeamMember, { username });
  return (
    <>
      <Back type="button" $tone="quiet" onClick={() => go({ who: undefined })}>
        <Icon name="chevron-start" />
        {t('teamMembers.back')}
      </Back>
      <ResourceContent resource={member} as="figures">
        {(data) => (
          <>
            <Path path={data.path} onGo={(upline) => go({ who: undefined, search: undefined, upline })} />
            <Sheet details={data} withTransfer={withTransfer} />
          </>
        )}
      </ResourceContent>
    </>
  );
}

function Sheet({ details, withTransfer }: { details: TeamMemberDetails; withTransfer: boolean }) {
  const t = useMessages();
  const intl = useIntl();
  const { member, mobile, email, currency } = details;
  const money = moneyIn(useBrand(), intl.locale, currency);
  const time = (moment: string) => intl.formatDate(moment, MOMENT_STYLE);
  const percent = (rate: string) =>
    intl.formatNumber(Number(rate) / 100, { style: 'percent', minimumFractionDigits: 2 });
  const figures = [
    { name: t('teamMembers.balance'), text: money(member.balance) },
    { name: t('teamMembers.rate'), text: percent(member.rebateRate) },
    { name: t('teamMembers.validBets'), text: money(details.validBets) },
    { name: t('teamMembers.result'), text: money(details.result, 'exceptZero') },
    { name: t('teamMembers.deposits'), text: money(details.deposits) },
  ];
  const facts = [
    ['people', intl.formatNumber(member.people)],
    ['upline', member.upline],
    ['mobile', mobile],
    ['email', email],
    ['lastLoginAt', member.lastLoginAt ? time(member.lastLoginAt) : t('teamMembers.never')],
    ['joinedAt', member.joinedAt && time(member.joinedAt)],
  ] as const;
  return (
    <>
      <Title>
        <h3>
          <bdi>{member.username}</bdi>
        </h3>
        <Badge $tone="info">{t(member.kind === 'AGENT' ? 'team.agent' : 'team.member')}</Badge>
        {member.closed && <Badge $tone="danger">{t('teamMembers.closed')}</Badge>}
      </Title>
      <Figures figures={figures} />
      <Facts as="dl">
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
