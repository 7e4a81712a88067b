import { portalSections } from '@liveryjs/client/portal-sections';
import {
  Button,
  breathing,
  Checkbox,
  Chips,
  Empty,
  Failure,
  Icon,
  Pager,
  token,
  useAddress,
  useBrand,
  useLanguages,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getPoints } from '@liveryjs/schemas/calls/member';
import { getRewards } from '@liveryjs/schemas/calls/points';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { readMall, TYPES } from './points-mall.model.ts';
import type { Props } from './points-mall.props.ts';
import { RewardCard, SkeletonCard } from './RewardCard.tsx';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  scroll-margin-block-start: ${token('space.7')};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};

  > :first-child {
    max-inline-size: 100%;
  }
`;

const Grid = styled.ul<{ $card: Props['card'] }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $card }) => ($card === 'row' ? '21rem' : '13rem')}), 1fr)
  );
  gap: ${token('space.4')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

/** The rewards that points are spent on [2.37], [7.04]. */
export default function PointsMall({ props: { types, pageSize, card } }: WidgetProps<Props>) {
  const t = useMessages();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const [query, setQuery] = useAddress();
  const section = useRef<HTMLElement>(null);
  const { data: balance } = useCall(getPoints);
  const { type, affordable, page } = readMall(query, types);
  const points = balance?.points;
  const narrowed = affordable && points !== undefined;
  const params = {
    merchant: tenant.merchantCode,
    language: language.code,
    ...(type && { type }),
    ...(narrowed && { maxPoints: String(points) }),
    pageNo: page,
    pageSize,
  };
  const { data, stale, failure, retry } = useCall(getRewards, params, { keep: true });
  return (
    <Section ref={section} aria-label={t('pointsMall.label')}>
      <Tools>
        {types.length > 1 && (
          <Chips
            label={t('pointsMall.types')}
            value={type ?? ''}
            options={[
              { value: '', content: t('pointsMall.all') },
              ...types.map((rewardType) => ({ value: rewardType, content: t(TYPES[rewardType]) })),
            ]}
            onChoose={(value) => setQuery({ type: value, page: undefined }, true)}
          />
        )}
        {points !== undefined && (
          <Checkbox
            name="affordable"
            checked={affordable}
            onChange={({ target }) =>
              setQuery({ affordable: target.checked ? '1' : undefined, page: undefined }, true)
            }
          >
            {t('pointsMall.affordable')}
          </Checkbox>
        )}
      </Tools>
      {failure && (!data || stale) ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !data ? (
        <Grid as="div" $card={card} aria-busy="true" {...breathing}>
          {Array.from({ length: Math.min(pageSize, 8) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
            <SkeletonCard key={index} card={card} />
          ))}
        </Grid>
      ) : data.list.length === 0 ? (
        <Empty>
          <Icon name="gift" />
          <p>{t(type || narrowed ? 'pointsMall.nothingFits' : 'pointsMall.empty')}</p>
          {(type || narrowed) && (
            <Button
              type="button"
              onClick={() => setQuery({ type: undefined, affordable: undefined, page: undefined })}
            >
              {t('pointsMall.showAll')}
            </Button>
          )}
        </Empty>
      ) : (
        <>
          <Grid $card={card} aria-busy={stale}>
            {data.list.map((reward) => (
              <li key={reward.id}>
                <RewardCard reward={reward} card={card} points={points} />
              </li>
            ))}
          </Grid>
          <Pager
            page={page}
            pages={data.totalPages}
            label={t('pointsMall.pages')}
            onChoose={() => section.current?.scrollIntoView()}
          />
        </>
      )}
    </Section>
  );
}
