import { refusalText } from '@liveryjs/client/session/refusal-text';
import { FormRefusal, token, useMessages } from '@liveryjs/engine/kit';
import type { CallError } from '@liveryjs/engine/kit/plain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ORDER_REFUSALS } from './bet-slip.model.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space.2')};
`;

/** Why an order was not taken, and what helps. */
export function Refused({ problem, children }: { problem: CallError; children?: ReactNode }) {
  const t = useMessages();
  return (
    <Box>
      <FormRefusal>{refusalText(problem, t, ORDER_REFUSALS)}</FormRefusal>
      {children}
    </Box>
  );
}
