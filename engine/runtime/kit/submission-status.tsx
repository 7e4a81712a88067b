import { styled } from 'styled-components';
import { Button } from '#engine/render/button.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  margin-block-end: ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.warning.subtle')};
  color: ${token('color.warning.text')};

  /* There from the start, so that screen readers follow it. */
  &:empty {
    position: absolute;
    margin: 0;
    padding: 0;
  }

  p {
    flex: 1 1 16rem;
    margin: 0;
  }
`;

interface SubmissionStatusProps {
  /** The phase of what was sent; a phase without a message shows nothing. */
  readonly at: string;
  readonly onCheck: () => void;
}

/**
 * Says what is known of something that was sent and must not happen twice, while that is unknown (checking, stuck) and
 * when it is known that it did not happen (void). Its widgets name the messages `outcome.*`.
 */
export function SubmissionStatus({ at, onCheck }: SubmissionStatusProps) {
  const t = useMessages();
  return (
    <Box role="status">
      {at === 'checking' && <p>{t('outcome.checking')}</p>}
      {at === 'stuck' && (
        <>
          <p>{t('outcome.stuck')}</p>
          <Button type="button" onClick={onCheck}>
            {t('outcome.check')}
          </Button>
        </>
      )}
      {at === 'void' && <p>{t('outcome.void')}</p>}
    </Box>
  );
}
