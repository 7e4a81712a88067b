import type { Placement } from '@liveryjs/schemas/brand';
import { Suspense, use, useState } from 'react';
import type { PageLists } from '#engine/registry/page-lists.ts';
import { useRuntime } from './app.ts';
import { Placements } from './placement.tsx';
import { PlacementBoundary } from './placement-boundary.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  /** Its `listName`. */
  readonly name: string;
  /** The placements that the brand has; empty where they have not arrived. */
  readonly list: readonly Placement[];
}

/** The placements of a page, a modal or a panel's page, which may have to be fetched first. */
export function Listed(props: Props) {
  // Going back keeps the main region where the page had changed its own address, and brings another list there.
  return <List key={props.name} {...props} />;
}

function List({ name, list }: Props) {
  const { lists } = useRuntime();
  const [attempt, setAttempt] = useState(0);
  // Asked once: a list that stands elsewhere in the tree would start anew.
  const [first] = useState(() => (list.length > 0 ? undefined : lists?.here()?.[name]));
  if (!lists || first || list.length > 0) return <Placements list={first ?? list} />;
  return (
    <PlacementBoundary
      key={attempt}
      attempts={attempt}
      name={`list '${name}'`}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={<Waiting />}>
        <Arriving name={name} lists={lists} />
      </Suspense>
    </PlacementBoundary>
  );
}

function Arriving({ name, lists }: { name: string; lists: PageLists }) {
  return <Placements list={use(lists.load())[name]} />;
}
