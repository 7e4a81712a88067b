import { betting } from '@liveryjs/client/lottery/betting';
import { Button, Icon, token, useMessages } from '@liveryjs/engine/kit';
import { createPortal } from 'react-dom';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props as WidgetProps } from './bet-slip.props.ts';
import type { ReadSlip } from './use-slip.ts';

/** Keeps the element with the focus from being behind the bar. */
const KeptFree = createGlobalStyle`
  html {
    scroll-padding-block-end: 6rem;
  }
`;

const Frame = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: var(--livery-bottom-bar, 0px);
  z-index: ${token('layer.sticky')};
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('size.gutter')};
  padding-block-end: max(${token('space.2')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.border.regular')};
  background: ${token('color.surface.overlay')};
  box-shadow: ${token('shadow.lg')};
`;

const pop = keyframes`
  from {
    transform: scale(1.5);
  }
`;

const Count = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  font-size: ${token('size.icon.lg')};

  b {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    min-inline-size: ${token('size.badge')};
    min-block-size: ${token('size.badge')};
    padding-inline: ${token('space.1')};
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary')};
    color: ${token('color.action.onPrimary')};
    font: ${token('typography.caption')};
    font-weight: ${token('font.weight.bold')};

    @media (prefers-reduced-motion: no-preference) {
      animation: ${pop} ${token('motion.duration.fast')} ${token('motion.easing.standard')};
    }
  }
`;

const Sum = styled.p`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  readonly slip: ReadSlip;
  readonly onOpen: (first: WidgetProps['first']) => void;
}

/** The number of bets on the slip and their cost, at the bottom of the window; the bar opens the slip. */
export function Bar({ slip: { lines, total, money }, onOpen }: Props) {
  const t = useMessages();
  const { phase } = useSnapshot(betting);
  const isEmpty = lines.length === 0 && phase !== 'checking';
  return createPortal(
    <Frame aria-label={t('betSlip.title')}>
      <KeptFree />
      <Count aria-hidden="true">
        <Icon name="ticket" />
        {/* Another element each time: it comes anew. */}
        {lines.length > 0 && <b key={`${lines.length} ${total}`}>{lines.length}</b>}
      </Count>
      <Sum>
        {phase === 'checking' ? t('betSlip.checking') : t('betSlip.slip', { count: lines.length })}
        <strong>{total === undefined ? '–' : money(total)}</strong>
      </Sum>
      <Button
        type="button"
        {...(!isEmpty && { $tone: 'primary' as const })}
        onClick={() => onOpen(isEmpty ? 'bets' : 'slip')}
      >
        {t(isEmpty ? 'betSlip.bets' : 'betSlip.openSlip')}
      </Button>
    </Frame>,
    document.body,
  );
}
