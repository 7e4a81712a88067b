import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useHydrated } from '#engine/kit/use-hydrated.ts';
import { Button } from '#engine/render/button.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { type FormState, SEND } from './use-form.ts';

const Wide = styled(Button)`
  inline-size: 100%;
  min-block-size: ${token('size.control.lg')};

  &[type='submit'] {
    margin-block-start: ${token('space.2')};
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Spinner = styled.span`
  flex: none;
  inline-size: 1.125em;
  block-size: 1.125em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${token('radius.full')};
  animation: ${turn} 0.8s linear infinite;
`;

interface SubmitProps {
  readonly state: Pick<FormState, 'busy'>;
  /** The label while the form is on its way. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Sends its form, once somebody listens: sent before, it would go to nobody. */
export function SubmitButton({ state: { busy }, busyText, children }: SubmitProps) {
  const hydrated = useHydrated();
  return (
    <Wide
      type="submit"
      $tone="primary"
      disabled={!hydrated}
      aria-disabled={hydrated ? busy !== undefined : undefined}
    >
      {busy === SEND && <Spinner aria-hidden="true" />}
      <span>{busy === SEND ? busyText : children}</span>
    </Wide>
  );
}

interface ActionProps extends SubmitProps {
  /** The name of the action in `state.run`. */
  readonly action: string;
  /** Name of an icon before its text. */
  readonly icon?: string;
  readonly onPress: () => void;
}

/** Does something else with a form: `onPress` calls `state.run` with the same action. */
export function FormButton({ state: { busy }, action, busyText, icon, onPress, children }: ActionProps) {
  const isBusy = busy === action;
  return (
    <Wide type="button" aria-disabled={busy !== undefined} onClick={onPress}>
      {isBusy ? <Spinner aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{isBusy ? busyText : children}</span>
    </Wide>
  );
}
