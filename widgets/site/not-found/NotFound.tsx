import {
  Button,
  Icon,
  LinkTo,
  MessagePage,
  useAsset,
  useHolds,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { Props } from './not-found.props.ts';

/** The page for addresses without a route. Its links are real ones, for people and for crawlers. */
export default function NotFound({ props: { links } }: WidgetProps<Props>) {
  const t = useMessages();
  const holds = useHolds();
  return (
    <MessagePage
      art={useAsset('artNotFound')}
      title={t('notFound.title')}
      actions={
        <>
          <Button as={LinkTo} $tone="primary" to={{ route: 'home' }}>
            <Icon name="home" />
            {t('notFound.home')}
          </Button>
          {links
            .filter(({ when }) => holds(when))
            .map(({ id, label, icon, to }) => (
              <Button key={id} as={LinkTo} to={to}>
                {icon && <Icon name={icon} />}
                <span>{t(label)}</span>
              </Button>
            ))}
        </>
      }
    >
      <p>{t('notFound.notice')}</p>
    </MessagePage>
  );
}
