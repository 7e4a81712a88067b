import { Button, Icon, SheetPicture, token, useMessages } from '@liveryjs/engine/kit';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.5')} ${token('size.gutter')};
  overflow-y: auto;
  background: ${token('color.surface.base')};
  text-align: center;

  p {
    max-inline-size: 28rem;
    margin: 0;
    font: ${token('typography.subheading')};
    text-wrap: balance;
  }

  > svg {
    color: ${token('color.warning.text')};
    font-size: ${token('font.size.lg')};
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Wheel = styled.span`
  inline-size: ${token('size.control.lg')};
  block-size: ${token('size.control.lg')};
  border: ${token('border.width.thick')} solid ${token('color.border.subtle')};
  border-block-start-color: ${token('color.border.brand')};
  border-radius: ${token('radius.full')};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.9s linear infinite;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.3')};

  &:empty {
    display: none;
  }
`;

interface Props {
  readonly text: string;
  /** Something is on its way. */
  readonly busy?: boolean;
  /** Something is wrong. */
  readonly alert?: boolean;
  /** Name of a picture of the brand's sheet, where nothing is wrong. Default: an icon. */
  readonly picture?: string;
  readonly onRetry?: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** The cover in the place of a game that does not show. */
export function Cover({ text, busy = false, alert = false, picture, onRetry, children }: Props) {
  const t = useMessages();
  return (
    <Box role={alert ? 'alert' : 'status'}>
      {busy ? (
        <Wheel />
      ) : picture ? (
        <SheetPicture name={picture} />
      ) : (
        <Icon name={alert ? 'warning' : 'info'} />
      )}
      <p>{text}</p>
      <Actions>
        {onRetry && (
          <Button type="button" $tone="primary" onClick={onRetry}>
            {t('engine.retry')}
          </Button>
        )}
        {children}
      </Actions>
    </Box>
  );
}
