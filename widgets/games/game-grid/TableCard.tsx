import { squareImageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import { Picture, token, useBrand, useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import type { LiveTable } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badges } from './Badges.tsx';
import type { CardProps } from './card-props.ts';
import { Heart } from './Heart.tsx';
import { StartButton, startable } from './StartButton.tsx';
import type { Tables } from './use-tables.ts';
import { Blank, Line, words } from './words.ts';

/** Pixels of the pictures that the platform draws; a table shows the middle. */
const EDGE = 300;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.half')};
  min-inline-size: 0;
  ${words}

  &:is(article) {
    ${startable}
  }

  > :nth-child(2) {
    margin-block-start: ${token('space.2')};
  }
`;

const Face = styled.div`
  position: relative;
  grid-area: 1 / 1;
  aspect-ratio: 1.6;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.skeleton.base')};
  box-shadow: ${token('shadow.card')};

  &[data-full] img {
    opacity: ${token('opacity.disabled')};
  }
`;

const Over = styled(Badges)`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline: ${token('space.2')} calc(${token('size.control.sm')} + ${token('space.2')});
`;

/** Who deals, on the lower edge of the picture. */
const Dealer = styled.p`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space.2')};
  padding: ${token('space.1')} ${token('space.2')};
  background: ${token('color.media.veil')};

  && {
    color: ${token('color.media.text')};
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > :first-child {
    font-weight: ${token('font.weight.semibold')};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space.2')};
  min-block-size: 1lh;
  font: ${token('typography.caption')};
  font-variant-numeric: tabular-nums;

  > :first-child {
    font-weight: ${token('font.weight.semibold')};
  }

  > :last-child {
    color: ${token('color.text.secondary')};
  }

  > [data-full] {
    color: ${token('color.danger.text')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

/** A dot for each seat: those that are taken are filled. A narrow page has no room for them. */
const Seats = styled.span`
  display: none;
  gap: 3px;
  margin-inline-end: ${token('space.1')};
  vertical-align: middle;

  @container (min-width: 40rem) {
    display: inline-flex;
  }

  i {
    inline-size: 0.5em;
    block-size: 0.5em;
    border: 1px solid currentColor;
    border-radius: ${token('radius.full')};
  }

  i[data-taken] {
    background: currentColor;
  }
`;

const Start = styled(StartButton)`
  grid-area: 1 / 1;
`;

const Corner = styled(Heart)`
  inset-block-start: ${token('space.1')};
  inset-inline-end: ${token('space.1')};
`;

interface Props extends Omit<CardProps, 'shape'> {
  /** Undefined where the platform does not tell of tables. */
  readonly tables: Tables | undefined;
}

/** A table of a live game: who deals in which language, what can be bet, and whether there is a seat. */
export function TableCard({ game, vendor, marksHot, tables }: Props) {
  const nameId = useId();
  const table = tables?.get(String(game.nodeId));
  return (
    <Card>
      <Face {...(table && isFull(table) && { 'data-full': '' })}>
        <Picture src={squareImageUrl(game.icon)} alt="" width={EDGE} height={EDGE} name={game.gameName} />
        <Over game={game} marksHot={marksHot} />
        {table?.dealer && <DealtBy dealer={table.dealer} spoken={table.spoken} />}
      </Face>
      <h3 id={nameId} dir="auto" title={game.gameName}>
        {game.gameName}
      </h3>
      <p dir="auto">{vendor}</p>
      {tables && <TableFacts table={table} />}
      <Start game={game} labelledBy={nameId} />
      <Corner game={game} />
    </Card>
  );
}

/** The same without a game. */
export function TableBlank() {
  return (
    <Card as="div">
      <Face>
        <Blank />
      </Face>
      <Line data-name="" />
      <Line />
      <Line />
    </Card>
  );
}

function isFull({ seats, players = 0 }: LiveTable): boolean {
  return seats !== undefined && players >= seats;
}

function DealtBy({ dealer, spoken }: { readonly dealer: string; readonly spoken: string | undefined }) {
  const t = useMessages();
  const { locale } = useIntl();
  const language = spoken && new Intl.DisplayNames([locale], { type: 'language' }).of(spoken);
  return (
    <Dealer>
      <span>
        <VisuallyHidden>{t('gameGrid.dealer')} </VisuallyHidden>
        <bdi>{dealer}</bdi>
      </span>
      {language && <span>{language}</span>}
    </Dealer>
  );
}

/** Limits and seats; an empty line of the same height before they are known. */
function TableFacts({ table }: { readonly table: LiveTable | undefined }) {
  const t = useMessages();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { minBet, maxBet, seats, players = 0 } = table ?? {};
  const amount = (value: number) => siteAmount(value, locale, tenant);
  return (
    <Facts>
      <span>
        {minBet !== undefined &&
          maxBet !== undefined &&
          t('gameGrid.limits', { min: amount(minBet), max: amount(maxBet) })}
      </span>
      {table && isFull(table) ? (
        <span data-full="">{t('gameGrid.full')}</span>
      ) : seats !== undefined ? (
        <span>
          <Seats aria-hidden="true">
            {Array.from({ length: seats }, (_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <i key={seat} {...(seat < players && { 'data-taken': '' })} />
            ))}
          </Seats>
          {t('gameGrid.seatsFree', { free: seats - players })}
        </span>
      ) : (
        table?.players !== undefined && <span>{t('gameGrid.players', { count: players })}</span>
      )}
    </Facts>
  );
}
