import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Notice } from './app.ts';
import { Icon } from './icon.tsx';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  max-inline-size: 36rem;
  padding-block: ${token('space.3')};
  padding-inline: ${token('space.4')} ${token('space.3')};
  border: 1px solid ${token('color.border.strong')};
  border-inline-start: 4px solid ${token('color.info.base')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.lg')};
  pointer-events: auto;

  &[data-tone='error'] {
    border-inline-start-color: ${token('color.danger.base')};
  }
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }
`;

interface Props extends ComponentPropsWithoutRef<'div'> {
  readonly tone: Notice['tone'];
  /** The button beside the text. */
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

/** A card that lies over the page with one sentence, and goes when it is dismissed. */
export function NoticeCard({ tone, action, onDismiss, children, ...rest }: Props) {
  const t = useMessages();
  return (
    <Item data-tone={tone} {...rest}>
      <span>{children}</span>
      {action}
      <Dismiss type="button" aria-label={t('engine.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </Dismiss>
    </Item>
  );
}
