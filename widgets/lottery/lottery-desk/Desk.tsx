import { choosePrizeMode, prizeModeOf, slipOf, slips } from '@liveryjs/client/lottery/slips';
import { portalSections } from '@liveryjs/client/portal-sections';
import {
  Button,
  Chips,
  Empty,
  Failure,
  Icon,
  Skeleton,
  Tabs,
  token,
  useAddress,
  useBrand,
  useLanguages,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getLotteryRules } from '@liveryjs/schemas/calls/lottery';
import type {
  LotteryGame,
  LotteryPlayType,
  LotteryPrizeMode,
  LotteryRules,
} from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { playOf, playTabs } from './lottery-desk.model.ts';
import type { Props as WidgetProps } from './lottery-desk.props.ts';
import { Play } from './Play.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  @media (max-width: 40rem) {
    padding: ${token('space.4')};
  }

  /* As printed: dashed rules, no box. */
  &[data-layout='ticket'] {
    padding-inline: ${token('space.5')};
    border: 0;
    border-block: 2px dashed ${token('color.border.strong')};
    border-radius: 0;
  }
`;

const Mode = styled.div`
  display: grid;
  gap: ${token('space.2')};
  align-content: start;
  color: ${token('color.text.primary')};
  font: ${token('typography.label')};
`;

/** Keeps the place of a desk that is on its way. */
export const AwaitedDesk = styled(Skeleton)`
  min-block-size: 40rem;
`;

const Kinds = styled(Chips)`
  margin-block-end: ${token('space.4')};
`;

interface Props {
  readonly game: LotteryGame;
  readonly multipliers: readonly number[];
  readonly layout: WidgetProps['layout'];
}

/** The ways to bet on a lottery, in the prize mode of its slip. */
export function Desk({ game: { gameCode, prizeModes }, multipliers, layout }: Props) {
  const t = useMessages();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const prizeMode = prizeModeOf(slipOf(useSnapshot(slips), gameCode), prizeModes, tenant.lotteryType);
  const params = { gameCode, language: language.code, ...(prizeMode && { prizeMode }) };
  const rules = useCall(getLotteryRules, params, { keep: true });
  if (rules.failure && !rules.data) return <Failure messageKey={rules.failure} onRetry={rules.retry} />;
  if (!rules.data) return <AwaitedDesk />;
  const mode = prizeModes.length > 1 && prizeMode && (
    <Mode>
      <span aria-hidden="true">{t('lotteryDesk.mode')}</span>
      <Chips
        label={t('lotteryDesk.mode')}
        value={prizeMode}
        options={prizeModes.map((item) => ({ value: item, content: item }))}
        onChoose={(item) => choosePrizeMode(gameCode, item as LotteryPrizeMode)}
      />
    </Mode>
  );
  return (
    <Frame data-layout={layout}>
      <VisuallyHidden as="h2">{t('lotteryDesk.playTypes')}</VisuallyHidden>
      <Plays rules={rules.data} multipliers={multipliers} mode={mode} />
    </Frame>
  );
}

interface PlaysProps {
  readonly rules: LotteryRules;
  readonly multipliers: readonly number[];
  /** Where the prize mode is chosen. */
  readonly mode: ReactNode;
}

function Plays({ rules, ...rest }: PlaysProps) {
  const t = useMessages();
  const [query, setQuery] = useAddress();
  const play = playOf(rules, query.get('playType'));
  const choose = (playType: string | undefined) => setQuery({ playType }, true);
  if (!play) {
    return (
      <Empty>
        <Icon name="ticket" />
        <p>{t('lotteryDesk.unknownPlay')}</p>
        <Button type="button" onClick={() => choose(undefined)}>
          {t('lotteryDesk.usualPlay')}
        </Button>
      </Empty>
    );
  }
  const tabs = playTabs(rules.playTypes);
  const tabIndex = tabs.findIndex(({ label }) => label === play.groupName);
  return (
    <Tabs
      label={t('lotteryDesk.playTypes')}
      value={String(tabIndex)}
      tabs={tabs.map(({ label, plays }, index) => ({
        value: String(index),
        label,
        content: index === tabIndex && (
          <Tab plays={plays} play={play} rules={rules} onChoose={choose} {...rest} />
        ),
      }))}
      onChoose={(index) => choose(tabs[Number(index)]?.plays[0]?.playType)}
    />
  );
}

interface TabProps extends PlaysProps {
  readonly plays: readonly LotteryPlayType[];
  readonly play: LotteryPlayType;
  readonly onChoose: (playType: string) => void;
}

function Tab({ plays, play, onChoose, ...rest }: TabProps) {
  const t = useMessages();
  return (
    <>
      {plays.length > 1 && (
        <Kinds
          label={t('lotteryDesk.playTypes')}
          value={play.playType}
          options={plays.map(({ playType, labelName }) => ({ value: playType, content: labelName }))}
          onChoose={onChoose}
        />
      )}
      <Play key={play.playType} play={play} {...rest} />
    </>
  );
}
