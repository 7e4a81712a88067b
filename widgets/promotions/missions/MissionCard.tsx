import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  Icon,
  Picture,
  Progress,
  Tile,
  token,
  useBrand,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import type { Identifier, Mission } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Card = styled(Tile)`
  grid-template-columns: 4.5rem minmax(0, 1fr);
  column-gap: ${token('space.4')};
  align-content: space-between;

  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius.md')};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.1')};
  align-content: start;
`;

const Way = styled.div`
  display: grid;
  gap: ${token('space.1')};
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  min-block-size: ${token('size.control.md')};
  color: ${token('color.text.primary')};

  > strong {
    font: ${token('typography.subheading')};
  }

  > span {
    display: inline-flex;
    gap: ${token('space.2')};
    align-items: center;
    color: ${token('color.success.text')};
    font: ${token('typography.small')};
  }
`;

const SPANS = { DAY: 'missions.day', WEEK: 'missions.week', ONCE: 'missions.once' } as const;

interface Props {
  readonly mission: Mission;
  readonly currency: string;
  /** Its reward is on its way. */
  readonly busy: boolean;
  /** Some reward is on its way. */
  readonly disabled: boolean;
  readonly onClaim: (missionId: Identifier) => void;
}

export function MissionCard({ mission, currency, busy, disabled, onClaim }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const { id, title, kind, span, image, progress, goal, reward, status, endsAt } = mission;
  const counted = (amount: string) =>
    kind === 'TURNOVER' || kind === 'DEPOSIT' ? money(amount) : intl.formatNumber(Number(amount));
  return (
    <Card {...(status === 'CLAIMABLE' && { 'data-own': '' })}>
      <Picture src={image} alt="" width={72} height={72} />
      <Words>
        <h3>{title}</h3>
        <p>
          {endsAt
            ? t('missions.ends', {
                span: t(SPANS[span]),
                at: intl.formatDate(endsAt, { weekday: 'short', hour: 'numeric', minute: 'numeric' }),
              })
            : t(SPANS[span])}
        </p>
      </Words>
      <Way>
        <Progress aria-label={title} value={Number(progress)} max={Number(goal)} />
        <p>{t('missions.progress', { progress: counted(progress), goal: counted(goal) })}</p>
      </Way>
      <Foot>
        <strong>{t('missions.reward', { amount: money(reward) })}</strong>
        {status === 'CLAIMED' ? (
          <span>
            <Icon name="check" />
            {t('missions.done')}
          </span>
        ) : (
          status === 'CLAIMABLE' && (
            <Button
              type="button"
              $tone="primary"
              aria-busy={busy}
              aria-disabled={disabled}
              onClick={() => disabled || onClaim(id)}
            >
              {t(busy ? 'missions.claiming' : 'missions.claim')}
            </Button>
          )
        )}
      </Foot>
    </Card>
  );
}
