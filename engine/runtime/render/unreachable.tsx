import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAppState } from './app.ts';
import { Button } from './button.tsx';
import { NoticeCard } from './notice-card.tsx';
import { factsKey } from './status-keeper.tsx';
import { STATUS_KEY } from './swr-defaults.ts';
import { useMessages } from './use-language.ts';
import { type Trouble, useTrouble } from './use-trouble.ts';

/** A lack that all of the portal shares. */
export type Missing = Trouble | 'parts';

const TEXTS = {
  offline: 'engine.offline',
  unreachable: 'engine.networkFailed',
  parts: 'engine.partsFailed',
} as const satisfies Record<Missing, string>;

/** The lack that all of the portal shares now; undefined while all is well. */
export function useMissing(): Missing | undefined {
  const trouble = useTrouble();
  // The facts of the portal are asked for anew by themselves.
  const parts = useAppState((state) => state.failedSources.length > 0 && state.failingPages === 0);
  return trouble ?? (parts ? 'parts' : undefined);
}

/**
 * Says once, for all of the portal, that the device is offline, that the platform does not answer, or that parts wait
 * for what it does not tell. The page stays. It goes by itself when all is well; dismissed, it is silent until then.
 */
export function Unreachable({ missing }: { missing: Missing }) {
  const t = useMessages();
  const { mutate } = useSWRConfig();
  const sources = useAppState((state) => state.failedSources);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const keys = [...(missing === 'unreachable' ? [STATUS_KEY] : []), ...sources.map(factsKey)];
  return (
    <NoticeCard
      role="alert"
      tone="error"
      onDismiss={() => setDismissed(true)}
      action={
        // A device without a network has nothing to try; when it has one again, all is asked anew by itself.
        missing !== 'offline' && (
          <Button type="button" onClick={() => keys.forEach((key) => void mutate(key))}>
            {t('engine.retry')}
          </Button>
        )
      }
    >
      {t(TEXTS[missing])}
    </NoticeCard>
  );
}
