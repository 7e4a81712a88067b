import { GAME_TYPES } from '@liveryjs/client/games/game-type-keys';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import { Button, DataTable, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { leftOutOf, withLeftOut } from '@liveryjs/engine/kit/plain';
import type { BettingBonus, BettingBonusType, GameCategoryCode } from '@liveryjs/schemas/platform';

interface Props {
  readonly bonus: BettingBonus;
  /** The kind of games whose bonus is on its way. */
  readonly busy: GameCategoryCode | undefined;
  /** Some bonus is on its way. */
  readonly disabled: boolean;
  readonly onClaim: (gameType: GameCategoryCode) => void;
}

/** The rebates on bets by kind of games, and the way to claim those of one kind alone. */
export function Types({ bonus, busy, disabled, onClaim }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, bonus.currency);
  const withBetsFirst = [...bonus.list].sort((a, b) => Number(hasBets(b)) - Number(hasBets(a)));
  return (
    <DataTable<BettingBonusType>
      caption={t('manualRebate.label')}
      rows={withLeftOut(withBetsFirst, leftOutOf(bonus.list))}
      rowKey={({ gameType }) => gameType}
      columns={[
        {
          id: 'gameType',
          head: t('manualRebate.gameType'),
          cell: ({ gameType }) => t(GAME_TYPES[gameType]),
        },
        {
          id: 'rate',
          head: t('manualRebate.rate'),
          isNumber: true,
          cell: ({ rate }) =>
            intl.formatNumber(Number(rate) / 100, { style: 'percent', minimumFractionDigits: 2 }),
        },
        {
          id: 'today',
          head: t('manualRebate.today'),
          isNumber: true,
          cell: ({ today }) => <bdi>{money(today)}</bdi>,
        },
        {
          id: 'turnover',
          head: t('manualRebate.turnover'),
          isNumber: true,
          cell: ({ turnover }) => <bdi>{money(turnover)}</bdi>,
        },
        {
          id: 'claimable',
          head: t('manualRebate.claimable'),
          isNumber: true,
          cell: ({ claimable }) => <bdi>{money(claimable)}</bdi>,
        },
        {
          id: 'claim',
          head: t('manualRebate.claim'),
          isNumber: true,
          cell: ({ gameType, claimable }) =>
            Number(claimable) > 0 ? (
              <Button
                type="button"
                aria-label={t('manualRebate.claimOf', { gameType: t(GAME_TYPES[gameType]) })}
                aria-busy={busy === gameType}
                aria-disabled={disabled}
                onClick={() => disabled || onClaim(gameType)}
              >
                {t(busy === gameType ? 'manualRebate.claiming' : 'manualRebate.claim')}
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}

/** Tells whether a kind of games has anything to show beside its rate. */
function hasBets({ claimable, turnover, today }: BettingBonusType): boolean {
  return [claimable, turnover, today].some((amount) => Number(amount) > 0);
}
