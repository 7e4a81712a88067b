import { isUnderWay } from '@liveryjs/client/calls/payment';
import { bonusCall } from '@liveryjs/client/rewards/bonus-call';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  Chips,
  LinkTo,
  PagedList,
  Skeleton,
  SubmissionStatus,
  Tiles,
  token,
  useAddress,
  useBrand,
  useIntl,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getBonuses } from '@liveryjs/schemas/calls/rewards';
import { styled } from 'styled-components';
import { BonusCard } from './BonusCard.tsx';
import { readAddress, STATUSES } from './bonus-details.model.ts';
import type { Props } from './bonus-details.props.ts';
import { useGiveUp, useGiveUpPhase } from './use-give-up.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  container-type: inline-size;
`;

const Left = styled.div`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    text-wrap: balance;
  }

  small {
    font: ${token('typography.small')};
    text-wrap: pretty;
  }
`;

/** A line that is on its way. */
const Blank = styled(Skeleton)`
  display: inline-block;
  inline-size: 8rem;
  min-block-size: 0;

  &::before {
    content: '\\a0';
  }
`;

const statuses = Object.entries(STATUSES);

/** Bonuses and what is left to wager: the page bonusDetails of the member centre [2.35]. */
export default function BonusDetails({ props: { pageSize, deposit } }: WidgetProps<Props>) {
  const t = useMessages();
  const { locale } = useIntl();
  const { current: language } = useLanguages();
  const [query, setQuery] = useAddress();
  const { status, page } = readAddress(query);
  const params = { language: language.code, ...(status && { status }), pageNo: page, pageSize };
  const resource = useCall(getBonuses, params, { keep: true });
  const { data } = resource;
  const phase = useGiveUpPhase();
  const giveUp = useGiveUp();
  const money = moneyIn(useBrand(), locale, data?.currency);
  return (
    <Frame aria-label={t('bonusDetails.label')}>
      {(data || !resource.failure) && (
        <Left aria-busy={!data}>
          <span>{t('bonusDetails.left')}</span>
          <strong>
            {!data ? (
              <Blank as="span" />
            ) : Number(data.turnoverLeft) === 0 ? (
              t('bonusDetails.leftNone')
            ) : (
              money(data.turnoverLeft)
            )}
          </strong>
          <small>{t('bonusDetails.rule')}</small>
        </Left>
      )}
      <SubmissionStatus at={phase} onCheck={bonusCall.check} />
      <Chips
        label={t('bonusDetails.status')}
        value={status ?? ''}
        options={[
          { value: '', content: t('bonusDetails.all') },
          ...statuses.map(([value, key]) => ({ value, content: t(key) })),
        ]}
        onChoose={(value) => setQuery({ bonusStatus: value, bonusPage: undefined }, true)}
      />
      <PagedList
        resource={resource}
        empty={[
          'gift',
          'bonusDetails.empty',
          deposit && (
            <Button as={LinkTo} to={deposit} $tone="primary">
              {t('records.deposit')}
            </Button>
          ),
        ]}
        page={page}
        param="bonusPage"
        pages="bonusDetails.pages"
      >
        {({ list }) => (
          <Tiles $least={22} aria-label={t('bonusDetails.label')} aria-busy={resource.stale}>
            {list.map((bonus) => (
              <BonusCard
                key={bonus.number}
                bonus={bonus}
                money={money}
                busy={isUnderWay(phase)}
                onGiveUp={() => void giveUp(bonus, money)}
              />
            ))}
          </Tiles>
        )}
      </PagedList>
    </Frame>
  );
}
