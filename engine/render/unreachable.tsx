import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { useAppState } from './app.ts';
import { Button } from './button.tsx';
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

/** Says that the platform does not answer, while the page stays. */
export function Unreachable() {
  const t = useMessages();
  const { mutate } = useSWRConfig();
  const failed = useAppState((state) => state.status === 'failed');
  if (!failed) return null;
  return (
    <Bar role="alert">
      <span>{t('engine.networkFailed')}</span>
      <Button type="button" onClick={() => void mutate('livery:status')}>
        {t('engine.retry')}
      </Button>
    </Bar>
  );
}
