import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { createOutage, type FailedPart, OutageContext } from './outage.ts';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.3')} ${token('space.4')};
  padding: ${token('space.5')};
  border: 1px dashed ${token('color.border.strong')};
  border-radius: ${token('radius.lg')};
  color: ${token('color.text.secondary')};
  text-align: center;

  p {
    margin: 0;
  }

  /* One for all of its page. */
  &[data-gathered] {
    justify-content: space-between;
    margin-block-end: ${token('space.4')};
    padding: ${token('space.3')} ${token('space.4')};
    border-style: solid;
    border-color: ${token('color.warning.border')};
    background: ${token('color.warning.subtle')};
    color: ${token('color.warning.text')};
    text-align: start;
  }

  /* The place of one part, for which the page speaks. */
  &[role='img'] {
    min-block-size: 8rem;
    border-color: ${token('color.border.subtle')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.xl')};
  }
`;

const NONE: readonly FailedPart[] = [];
const alone = createOutage();

function useOutage() {
  const outage = use(OutageContext);
  const { subscribe, parts } = outage ?? alone;
  return { outage, parts: useSyncExternalStore(subscribe, parts, () => NONE) };
}

interface Props {
  readonly messageKey: string;
  readonly onRetry?: () => void;
}

/**
 * Says that something did not work, and offers another try. Where several parts of a page failed, the page says it once
 * for all of them, and each only keeps its place.
 */
export function Failure({ messageKey, onRetry }: Props) {
  const t = useMessages();
  const { outage, parts } = useOutage();
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => outage?.add({ messageKey, retry: () => latest.current?.() }), [outage, messageKey]);
  if (parts.length > 1) {
    return (
      <Box role="img" aria-label={t('engine.loadFailed')}>
        <Icon name="warning" />
      </Box>
    );
  }
  return <Said messageKey={messageKey} onRetry={onRetry} />;
}

function Said({ messageKey, onRetry, ...rest }: { messageKey: string; onRetry: (() => void) | undefined }) {
  const t = useMessages();
  return (
    <Box role="alert" {...rest}>
      <p>{t(messageKey)}</p>
      {onRetry && (
        <Button type="button" onClick={onRetry}>
          {t('engine.retry')}
        </Button>
      )}
    </Box>
  );
}

/** A page: above it stands one word, and one way to try again, for all of its parts that failed, where several did. */
export function OutagePage({ children }: { children: ReactNode }) {
  const [outage] = useState(createOutage);
  return (
    <OutageContext value={outage}>
      <Gathered />
      {children}
    </OutageContext>
  );
}

/** Reasons that hold for all of a page alike. */
const COMMON = ['engine.networkFailed', 'engine.slow'];

function Gathered() {
  const { parts } = useOutage();
  const [first, second] = parts;
  if (!first || !second) return null;
  const isCommon =
    COMMON.includes(first.messageKey) && parts.every(({ messageKey }) => messageKey === first.messageKey);
  return (
    <Said
      data-gathered=""
      messageKey={isCommon ? first.messageKey : 'engine.partsFailed'}
      onRetry={() => {
        for (const { retry } of parts) retry();
      }}
    />
  );
}
