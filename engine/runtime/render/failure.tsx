import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useApp } from './app.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { createOutage, type FailedPart, OutageContext } from './outage.ts';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';
import { useTrouble } from './use-trouble.ts';

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

/** Reasons that hold for all of a page alike. */
const COMMON = ['engine.networkFailed', 'engine.slow', 'engine.stillLoading'];

interface Props {
  readonly messageKey: string;
  readonly onRetry?: (() => void) | undefined;
  /** Key of what the button says. */
  readonly retryKey?: string;
}

/**
 * Says that something did not work, and offers another try. Where several parts of a page failed, the page says it once
 * for all of them, and each only keeps its place; so does the portal where it is cut off. It tries again by itself when
 * the portal is no longer cut off.
 */
export function Failure({ messageKey, onRetry, retryKey }: Props) {
  const t = useMessages();
  const { outage, parts } = useOutage();
  const trouble = useTrouble();
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => outage?.add({ messageKey, retry: () => latest.current?.() }), [outage, messageKey]);
  const cutOff = trouble !== undefined;
  const wasCutOff = useRef(cutOff);
  useEffect(() => {
    if (wasCutOff.current && !cutOff) latest.current?.();
    wasCutOff.current = cutOff;
  }, [cutOff]);
  if (parts.length > 1 || (cutOff && COMMON.includes(messageKey))) {
    return (
      <Box role="img" aria-label={t('engine.loadFailed')}>
        <Icon name="warning" />
      </Box>
    );
  }
  return <Said messageKey={messageKey} onRetry={onRetry} {...(retryKey && { retryKey })} />;
}

function Said({ messageKey, onRetry, retryKey = 'engine.retry', ...rest }: Props) {
  const t = useMessages();
  return (
    <Box role="alert" {...rest}>
      <p>{t(messageKey)}</p>
      {onRetry && (
        <Button type="button" onClick={onRetry}>
          {t(retryKey)}
        </Button>
      )}
    </Box>
  );
}

/** A page: above it stand one sentence and one way to try again, where several of its parts failed or one takes long. */
export function OutagePage({ children }: { children: ReactNode }) {
  const [outage] = useState(createOutage);
  return (
    <OutageContext value={outage}>
      <Gathered />
      {children}
    </OutageContext>
  );
}

function Gathered() {
  const { parts } = useOutage();
  const trouble = useTrouble();
  const { state } = useApp();
  const [first, second] = parts;
  // Where the portal is cut off, it says so itself.
  const isPortals = trouble !== undefined && parts.every(({ messageKey }) => COMMON.includes(messageKey));
  const speaks = (second !== undefined || first?.silent === true) && !isPortals;
  const pages = Number(speaks);
  useEffect(() => {
    state.failingPages += pages;
    return () => {
      state.failingPages -= pages;
    };
  }, [state, pages]);
  if (!first || !speaks) return null;
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
