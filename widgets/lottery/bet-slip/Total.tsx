import { token, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

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
  }
`;

/** What all lines cost together. */
export function Total({ text }: { text: string }) {
  const t = useMessages();
  return (
    <Row>
      {t('betSlip.total')}
      <strong>{text}</strong>
    </Row>
  );
}
