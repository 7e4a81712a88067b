import type { Placement as PlacementData } from '@liveryjs/schemas/brand';
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { useLocation } from 'react-router-dom';
import type { Registry } from '#engine/registry/create-registry.ts';
import type { WidgetComponent } from '#engine/registry/widget.ts';
import { useRuntime } from './app.ts';
import { Attempt } from './attempt.ts';
import { watchComeNear } from './come-near.ts';
import { EarlyPress } from './early-press.ts';
import { PlacementBoundary } from './placement-boundary.tsx';
import { FAR } from './skeleton.tsx';
import { conditionHolds, useFacts } from './use-condition.ts';
import { Waiting } from './waiting.tsx';

/** The distance from the window at which a placement's code is fetched. */
const NEAR = '300px 0px';

/**
 * Marks in prerendered HTML what only the time decides about, with the condition. The document's first script takes the
 * mark off where it holds, and the element away where it does not, before anything is hydrated.
 */
export const TIMED = 'data-when';

/** Placements in their order. */
export function Placements({ list }: { list: readonly PlacementData[] | undefined }) {
  return list?.map((placement) => <Placement key={placement.id} placement={placement} />) ?? null;
}

/**
 * One placement: its condition, its boundary, its widget. A widget that fails takes down its placement only.
 * Memoised: an update that reached a part not yet hydrated would throw its HTML away.
 */
const Placement = memo(function Placement({ placement }: { placement: PlacementData }) {
  const { when, load } = placement;
  if (when) return <Conditional placement={placement} />;
  return load === 'near' ? <NearPlacement placement={placement} /> : <Mounted placement={placement} />;
});

const Conditional = memo(function Conditional({ placement }: { placement: PlacementData }) {
  const { when = {}, ...rest } = placement;
  const { portal, writtenAt, timeLeft } = useRuntime();
  const holds = conditionHolds(portal, when, { now: writtenAt, ...useFacts() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` is a part of `placement`
  const unconditional = useMemo(() => rest, [placement]);
  if (holds) return <Placement placement={unconditional} />;
  const time = timeLeft?.(when);
  return time ? (
    <div hidden {...{ [TIMED]: time }}>
      <Placement placement={unconditional} />
    </div>
  ) : null;
});

function NearPlacement({ placement }: { placement: PlacementData }) {
  const element = useRef<HTMLDivElement>(null);
  const [near] = useState(deferred);
  const { hash } = useLocation();
  // An address that names a place of the page needs all of the page: the place may be in here, or below.
  useEffect(() => {
    if (hash) near.resolve();
  }, [hash, near]);
  useEffect(() => {
    return element.current ? watchComeNear(element.current, near.resolve) : undefined;
  }, [near]);
  // Not by a render, which would throw away HTML that is not hydrated yet.
  useEffect(() => void near.promise.then(() => element.current?.removeAttribute(FAR)), [near]);
  useEffect(() => {
    if (!element.current) return;
    return observe(element.current, (isNear) => isNear && near.resolve(), { rootMargin: NEAR, threshold: 0 });
  }, [near]);
  return (
    <div ref={element} {...{ [FAR]: '' }}>
      <Mounted placement={placement} after={near.promise} />
    </div>
  );
}

function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function Mounted({ placement, after }: { placement: PlacementData; after?: Promise<void> }) {
  const { registry } = useRuntime();
  const { id, widget, props, slots } = placement;
  const [attempt, setAttempt] = useState({ count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt needs a new component
  const Widget = useMemo(() => componentOf(registry, widget, after), [registry, widget, after, attempt]);
  const slot = useMemo(() => {
    return (name: string) => (slots[name]?.length ? <Placements list={slots[name]} /> : null);
  }, [slots]);
  return (
    <PlacementBoundary
      key={attempt.count}
      attempts={attempt.count}
      name={`widget '${widget}' in the placement '${id}'`}
      onRetry={() => setAttempt({ count: attempt.count + 1 })}
    >
      <Attempt value={attempt}>
        <Suspense fallback={<Waiting after={after} />}>
          <Widget id={id} props={props} slot={slot} />
          <EarlyPress />
        </Suspense>
      </Attempt>
    </PlacementBoundary>
  );
}

function componentOf(registry: Registry, name: string, after: Promise<void> | undefined): WidgetComponent {
  const here = registry.loaded(name);
  // A placement that waits to come near waits with its code here, too; a prerendered page has no window to come near to.
  if (here && (!after || typeof window === 'undefined')) return here;
  return lazy(async () => {
    await after;
    return { default: here ?? (await registry.load(name)) };
  });
}
