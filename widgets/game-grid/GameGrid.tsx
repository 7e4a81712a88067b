import type { WidgetProps } from '#engine/kit/index.ts';
import { Glance } from './Glance.tsx';
import type { Props } from './game-grid.props.ts';
import { List } from './List.tsx';
import { useHearts } from './use-hearts.ts';

/** Games as cards: in pages, or the first of them at a glance. */
export default function GameGrid({ props }: WidgetProps<Props>) {
  useHearts();
  const { source, layout, category } = props;
  if (source === 'list' && !category) return null;
  const glance = source === 'hot' || source === 'popular' || layout === 'strip';
  return glance ? <Glance {...props} /> : <List {...props} />;
}
