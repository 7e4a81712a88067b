import {
  Button,
  Icon,
  LinkTo,
  MessagePage,
  useAsset,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { Props } from './maintenance.props.ts';

/** System status 1 [2.18]: the title, the restriction notice, and the way to customer service. */
export default function Maintenance({ slot }: WidgetProps<Props>) {
  const t = useMessages();
  return (
    <MessagePage
      art={useAsset('artMaintenance')}
      title={t('maintenance.title')}
      beside={slot('tools')}
      actions={
        <Button as={LinkTo} $tone="primary" to={{ action: 'customerService' }}>
          <Icon name="support" />
          {t('maintenance.contact')}
        </Button>
      }
    >
      <p>{t('maintenance.notice')}</p>
      <p>{t('maintenance.wait')}</p>
    </MessagePage>
  );
}
