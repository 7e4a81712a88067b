import { styled } from 'styled-components';
import { Button } from './button.tsx';
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
`;

/** Says that something did not work, and offers another try. */
export function Failure({ messageKey, onRetry }: { messageKey: string; onRetry?: () => void }) {
  const t = useMessages();
  return (
    <Box role="alert">
      <p>{t(messageKey)}</p>
      {onRetry && (
        <Button type="button" onClick={onRetry}>
          {t('engine.retry')}
        </Button>
      )}
    </Box>
  );
}
