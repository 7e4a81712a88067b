import { loadMember } from '@liveryjs/client/session/load-member';
import { session } from '@liveryjs/client/session/session';
import {
  Failure,
  Icon,
  inTurn,
  Picture,
  Skeleton,
  token,
  useFacts,
  useLanguages,
  useMessages,
  useResource,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useMemberPicture } from '@liveryjs/parts/use-member-picture';
import type { MemberInfo } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { Funds } from './Funds.tsx';
import type { Props } from './member-profile.props.ts';

const AVATAR = 88;

/** From the first colour of the rank to its second; in the brand's own where the platform gives none. */
const rankColours = `var(--rank, ${token('color.brand.400')}), var(--rank2, ${token('color.brand.600')})`;

const Frame = styled.div`
  ${inTurn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  container-type: inline-size;
`;

/** In the colours of the rank: they are behind nothing that is read. */
const Head = styled.header`
  position: relative;
  display: grid;
  gap: ${token('space.4')} ${token('space.6')};
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('gradient.card')}, ${token('color.surface.raised')};
  overflow: hidden;

  &::before {
    position: absolute;
    inset: 0 0 auto;
    block-size: ${token('space.1')};
    background: linear-gradient(90deg, ${rankColours});
    content: '';
  }

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.4')};

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    overflow-wrap: anywhere;
  }

  > div {
    display: grid;
    gap: ${token('space.2')};
    min-inline-size: 0;
  }
`;

const Ring = styled.span`
  display: grid;
  flex: none;
  inline-size: ${AVATAR}px;
  block-size: ${AVATAR}px;
  padding: 3px;
  border-radius: ${token('radius.full')};
  background: linear-gradient(135deg, ${rankColours});

  img {
    border: 3px solid ${token('color.surface.raised')};
    border-radius: ${token('radius.full')};
  }
`;

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.1')} ${token('space.3')};
    border: 1px solid ${token('color.border.regular')};
    border-radius: ${token('radius.full')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  [data-rank] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.bold')};

    span {
      inline-size: ${token('space.3')};
      block-size: ${token('space.3')};
      border-radius: ${token('radius.full')};
      background: linear-gradient(135deg, ${rankColours});
    }
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  font: ${token('typography.small')};

  div {
    display: flex;
    gap: ${token('space.1')};
  }

  dt {
    color: ${token('color.text.muted')};
  }

  dd {
    margin: 0;
    color: ${token('color.text.secondary')};
    overflow-wrap: anywhere;
  }
`;

const Place = styled(Skeleton)`
  min-block-size: 9rem;
  border-radius: ${token('radius.card')};
`;

/** Who is signed in, and what the account holds [2.35]. */
export default function MemberProfile({ props, slot }: WidgetProps<Props>) {
  const { current: language } = useLanguages();
  const { number, member } = useSnapshot(session);
  // The update of the session may have failed: then the member is asked for here, with a way to try again.
  const missing = useResource(member ? null : ['loadMember', number], async (signal) => {
    await loadMember(language.code, signal);
    return true;
  });
  if (!member) {
    return missing.failure ? (
      <Failure messageKey={missing.failure} onRetry={missing.retry} />
    ) : (
      <Frame aria-busy="true">
        <Place />
      </Frame>
    );
  }
  return (
    <Frame
      style={{
        ['--rank' as string]: member.clubLabel?.color,
        ['--rank2' as string]: member.clubLabel?.color2,
      }}
    >
      <Head>
        <Who member={member as MemberInfo} />
        <Funds points={props.points} />
      </Head>
      {slot('main')}
    </Frame>
  );
}

function Who({ member }: { member: MemberInfo }) {
  const t = useMessages();
  const { account, nickname, clubLabel, memberLabel = [] } = member;
  const rank = clubLabel?.labelName;
  return (
    <Person>
      <Ring>
        <Picture src={useMemberPicture()} alt="" width={AVATAR} height={AVATAR} eager />
      </Ring>
      <div>
        <h3>
          <bdi>{nickname || account}</bdi>
        </h3>
        <Details member={member} />
        {(rank || memberLabel.length > 0) && (
          <Marks aria-label={t('memberProfile.labels')}>
            {rank && (
              <li data-rank="">
                <span />
                <bdi>{rank}</bdi>
              </li>
            )}
            {memberLabel.map((label) => (
              <li key={label}>
                <Icon name="tag" />
                <bdi>{label}</bdi>
              </li>
            ))}
          </Marks>
        )}
      </div>
    </Person>
  );
}

function Details({ member: { id, account } }: { member: MemberInfo }) {
  const t = useMessages();
  const [audience = 'member'] = useFacts().audience ?? [];
  const facts = {
    'memberProfile.account': account,
    'memberProfile.id': String(id),
    'memberProfile.type': t(`memberProfile.${audience}`),
  };
  return (
    <Facts>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
