import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';

const Box = styled.div`
  display: flex;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.success.subtle')};
  color: ${token('color.success.text')};
  overflow-wrap: anywhere;

  /* Out of the way of what has gaps and margins around it. */
  &:empty {
    position: absolute;
    margin: 0;
    padding: 0;
  }

  svg {
    flex: none;
  }
`;

/**
 * Says that something was done. It stands there from the start, so that screen readers follow it; without anything to say
 * it takes no room.
 */
export function SuccessMessage({
  children,
  className,
}: {
  readonly children?: ReactNode;
  readonly className?: string;
}) {
  return (
    <Box role="status" className={className}>
      {children ? (
        <>
          <Icon name="check" />
          <span>{children}</span>
        </>
      ) : null}
    </Box>
  );
}
