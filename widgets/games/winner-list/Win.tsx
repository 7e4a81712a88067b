import { squareImageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import { Picture, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { useLaunch } from '@liveryjs/parts/use-launch';
import { WholePress } from '@liveryjs/parts/whole-press';
import type { Winner } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { agoText, launchOfWin } from './winner-list.model.ts';

/** Pixels of the square pictures that the platform draws. */
const EDGE = 300;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  padding-inline: ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  &:has(button:hover) {
    border-color: ${token('color.border.brand')};
  }

  > div:nth-child(2) {
    min-inline-size: 0;
  }

  strong,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  output {
    color: ${token('color.amount.positive')};
    font: ${token('typography.label')};
    font-variant-numeric: tabular-nums;
  }
`;

const Face = styled.div`
  inline-size: 2.75rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: calc(${token('radius.card')} * 0.75);
  background: ${token('color.skeleton.base')};
`;

const Open = styled(WholePress)`
  display: block;
  inline-size: 100%;
  text-align: start;
  --focus-offset: -2px;
`;

interface Props {
  readonly win: Winner;
  readonly now: Date;
}

/** A win: the game, who won how much, and how long ago. A press opens the game [4.13]. */
export function Win({ win, now }: Props) {
  const t = useMessages();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { busy, start } = useLaunch();
  const { name, game, amount, wonAt, icon } = win;
  const launch = launchOfWin(win);
  const title = <strong dir="auto">{game}</strong>;
  return (
    <Row>
      <Face>
        <Picture src={squareImageUrl(icon)} alt="" width={EDGE} height={EDGE} />
      </Face>
      <div>
        {launch ? (
          <Open type="button" aria-busy={busy} onClick={() => void start(launch)}>
            {title}
          </Open>
        ) : (
          title
        )}
        <small>
          <bdi>{name}</bdi> · <time dateTime={wonAt}>{agoText(new Date(wonAt), now, locale)}</time>
        </small>
      </div>
      <output aria-label={t('winnerList.amount')}>{siteAmount(amount, locale, tenant)}</output>
    </Row>
  );
}
