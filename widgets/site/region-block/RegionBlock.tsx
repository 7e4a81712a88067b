import { visitor } from '@liveryjs/client/system/visitor';
import {
  Button,
  Icon,
  LinkTo,
  MessagePage,
  token,
  useAsset,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props } from './region-block.props.ts';

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: ${token('space.1')} ${token('space.3')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  font: ${token('typography.small')};

  code {
    color: ${token('color.text.primary')};
    font-family: ${token('font.family.mono')};
    font-size: ${token('font.size.md')};
    overflow-wrap: anywhere;
  }
`;

/** System status 2 [2.18]: the visitor's address, an explanation, and the way to customer service. */
export default function RegionBlock({ slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { ip } = useSnapshot(visitor);
  return (
    <MessagePage
      art={useAsset('artRegionBlock')}
      title={t('regionBlock.title')}
      beside={slot('tools')}
      actions={
        <Button as={LinkTo} $tone="primary" to={{ action: 'customerService' }}>
          <Icon name="support" />
          {t('regionBlock.contact')}
        </Button>
      }
    >
      <p>{t('regionBlock.notice')}</p>
      {ip && (
        <Address>
          {t('regionBlock.ip')} <code dir="ltr">{ip}</code>
        </Address>
      )}
    </MessagePage>
  );
}
