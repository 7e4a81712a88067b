import { part, type WidgetProps } from '@liveryjs/engine/kit';
import { Glance } from './Glance.tsx';
import type { Props } from './game-grid.props.ts';
import { useHearts } from './use-hearts.ts';

/** The list that can be searched, narrowed, ordered and paged: many pages show games without it. */
const List = part(() => import('./List.tsx'));

/** Games as cards: in pages, or the first of them at a glance. */
export default function GameGrid({ props }: WidgetProps<Props>) {
  useHearts();
  const { source, layout, category, more } = props;
  if (source === 'list' && !category) return null;
  const glance = source === 'hot' || source === 'popular' || layout === 'strip' || more !== undefined;
  return glance ? <Glance {...props} /> : <List {...props} />;
}
