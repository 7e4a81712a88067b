import type { WidgetProps } from '@liveryjs/engine/kit';
import { List } from './List.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import type { Props } from './promotion-list.props.ts';

/** All promotions, or the promotion that the address names. */
export default function PromotionList({ props: { view, layout, categories, to } }: WidgetProps<Props>) {
  if (view === 'list') return <List layout={layout} categories={categories} />;
  return to ? <PromotionPage categories={categories} to={to} /> : null;
}
