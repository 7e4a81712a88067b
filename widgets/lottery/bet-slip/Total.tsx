import { token, useMessages } from '@liveryjs/engine/kit';
import { keyframes, styled } from 'styled-components';

const pop = keyframes`
  from {
    transform: scale(1.2);
  }
`;

const Row = styled.p`
  && {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.3')};
    margin: 0;
    color: ${token('color.text.secondary')};
  }

  strong {
    color: ${token('color.text.primary')};

    @media (prefers-reduced-motion: no-preference) {
      animation: ${pop} ${token('motion.duration.fast')} ${token('motion.easing.standard')};
    }
  }
`;

/** The cost of all lines together. */
export function Total({ text }: { text: string }) {
  const t = useMessages();
  return (
    <Row>
      {t('betSlip.total')}
      {/* Another element each time: it comes anew. */}
      <strong key={text}>{text}</strong>
    </Row>
  );
}
