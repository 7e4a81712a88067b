import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#engine/render/button.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';
import { useCountdown } from './use-countdown.ts';

/** Milliseconds between two presses at least [4.10]. */
const PAUSE = 1000;
/** Seconds between two words to screen readers about what is left. */
const STEP = 30;

const Pausing = styled(Button)`
  flex: none;
  margin-inline-end: ${token('space.1')};
  padding-block: 0;
  font: ${token('typography.label')};
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    opacity: ${token('opacity.disabled')};
    cursor: default;
  }
`;

interface Props {
  /** When it can be pressed again, in milliseconds since 1970; undefined: now. */
  readonly until: number | undefined;
  readonly children: ReactNode;
  /** A press is over when this is; until then there is no other. */
  readonly onPress: () => void | Promise<void>;
  readonly className?: string;
}

/**
 * A button with a pause after each press, which it counts down in seconds; one press a second at most. Says
 * `form.seconds`, `form.pauseLeft` and `form.pauseOver`.
 */
export function PauseButton({ until, children, onPress, className }: Props) {
  const t = useMessages();
  const left = useCountdown(until);
  const [busy, setBusy] = useState(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [spoken, setSpoken] = useState({ step: 0, left: 0 });
  const step = Math.ceil(left / STEP);
  if (spoken.step !== step) setSpoken({ step, left });

  const press = async () => {
    const now = performance.now();
    if (busy || left > 0 || now - last.current < PAUSE) return;
    last.current = now;
    setBusy(true);
    try {
      await onPress();
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Pausing
        type="button"
        className={className}
        aria-disabled={busy || left > 0}
        aria-busy={busy}
        onClick={() => void press()}
      >
        {children}
        {left > 0 && <span aria-hidden="true">{t('form.seconds', { seconds: left })}</span>}
      </Pausing>
      <VisuallyHidden role="status">
        {left > 0
          ? t('form.pauseLeft', { seconds: spoken.left })
          : until !== undefined && t('form.pauseOver')}
      </VisuallyHidden>
    </>
  );
}
