import { type ReactNode, useCallback } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Box = styled.div`
  display: flex;
  gap: ${token('space.2')};
  /* Below what sticks to the top of a dialog. */
  scroll-margin-block-start: calc(var(--livery-dialog-bar, 0px) + ${token('space.2')});
  padding: ${token('space.3')};
  border: 1px solid ${token('color.danger.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.danger.subtle')};
  color: ${token('color.danger.text')};
  font: ${token('typography.small')};
`;

/** Why a form was refused, said at once and brought into view; nothing while there is nothing to say. */
export function FormRefusal({ children }: { children: ReactNode }) {
  const show = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  if (children === undefined) return null;
  return (
    <Box ref={show} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </Box>
  );
}
