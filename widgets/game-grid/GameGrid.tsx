import type { WidgetProps } from '#engine/kit/index.ts';
import { Choice } from './Choice.tsx';
import { FirstPage } from './FirstPage.tsx';
import type { Props } from './game-grid.props.ts';
import { List } from './List.tsx';

/** Games as cards: a whole category in pages, or the platform's choice. */
export default function GameGrid({ props }: WidgetProps<Props>) {
  if (props.source !== 'list') return <Choice {...props} source={props.source} />;
  const { category, layout } = props;
  if (!category) return null;
  return layout === 'strip' ? (
    <FirstPage {...props} category={category} />
  ) : (
    <List {...props} category={category} />
  );
}
