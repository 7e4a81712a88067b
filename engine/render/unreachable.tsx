import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { useAppState } from './app.ts';
import { Button } from './button.tsx';
import { factsKey, STATUS_KEY } from './status-keeper.tsx';
import { token } from './token.ts';
import { useMessages } from './use-language.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.2')} ${token('space.4')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
`;

/** Says that the platform does not answer, or that parts of the page wait for what it does not tell; the page stays. */
export function Unreachable() {
  const t = useMessages();
  const { mutate } = useSWRConfig();
  const failed = useAppState((state) => state.status === 'failed');
  const sources = useAppState((state) => state.failedSources);
  if (!failed && sources.length === 0) return null;
  const keys = [...(failed ? [STATUS_KEY] : []), ...sources.map(factsKey)];
  return (
    <Bar role="alert">
      <span>{t(failed ? 'engine.networkFailed' : 'engine.partsFailed')}</span>
      <Button type="button" onClick={() => keys.forEach((key) => void mutate(key))}>
        {t('engine.retry')}
      </Button>
    </Bar>
  );
}
