import { Icon, token, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { Props } from './game-frame.props.ts';
import { useFullScreen } from './use-full-screen.ts';

const Box = styled.section<{ $over: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: ${({ $over }) => ($over ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)')};
  min-block-size: 0;
  background: ${token('color.surface.base')};
`;

const Bar = styled.div<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  box-sizing: border-box;
  min-block-size: 3rem;
  padding-inline: ${token('space.2')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.raised')};

  h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow: hidden;
    font: ${token('typography.label')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.2')};
    flex: none;
    min-inline-size: ${token('size.control.md')};
    min-block-size: ${token('size.control.md')};
    padding-inline: ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.secondary')};
    font: inherit;
    cursor: pointer;

    &:hover {
      background: ${token('color.surface.hover')};
      color: ${token('color.text.primary')};
    }
  }

  ${({ $over }) =>
    $over &&
    css`
      position: absolute;
      inset-block-start: ${token('space.2')};
      inset-inline-start: ${token('space.2')};
      z-index: 1;
      min-block-size: 0;
      padding: 0;
      border: 1px solid ${token('color.border.subtle')};
      border-radius: ${token('radius.control')};
    `}
`;

/** The frame and what covers it share one place. */
const Screen = styled.div`
  display: grid;
  min-block-size: 0;

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    min-block-size: 0;
  }
`;

interface StageProps {
  readonly bar: Props['bar'];
  readonly name: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The page of a game: its name, the way back, the full window, and what shows below. */
export function Stage({ bar, name, onLeave, children }: StageProps) {
  const t = useMessages();
  const box = useRef<HTMLElement>(null);
  const { possible, full, toggle } = useFullScreen(box);
  const over = bar === 'over';
  return (
    <Box ref={box} $over={over} aria-label={name}>
      <Bar $over={over}>
        <button type="button" onClick={onLeave}>
          <Icon name="chevron-start" />
          {over ? <VisuallyHidden>{t('engine.back')}</VisuallyHidden> : <span>{t('engine.back')}</span>}
        </button>
        {over ? <VisuallyHidden as="h2">{name}</VisuallyHidden> : <h2 dir="auto">{name}</h2>}
        {possible && (
          <button type="button" onClick={toggle}>
            <Icon name={full ? 'shrink' : 'expand'} />
            <VisuallyHidden>{t(full ? 'gameFrame.leaveFullScreen' : 'gameFrame.fullScreen')}</VisuallyHidden>
          </button>
        )}
      </Bar>
      <Screen>{children}</Screen>
    </Box>
  );
}
