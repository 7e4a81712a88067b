import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { BrandView } from '#studio/api.ts';
import type { Guise, ToStudio } from '#studio/bridge.ts';
import { call } from './calls.ts';
import { FrameLink } from './frame-link.ts';

/** The view of the portal that the frame shall show. */
export interface Seen {
  readonly page: BrandView['pages'][number];
  readonly language: string;
  readonly mode: string;
  readonly selected: string | undefined;
  readonly isPicking: boolean;
  readonly guise: Guise;
  /** Grows with each change of the brand. */
  readonly revision: number;
}

/** Keeps the portal in a frame at what the studio shows, without loading it again. @param heard gets what it tells */
export function useFrame(
  brand: BrandView,
  { page, language, mode, selected, isPicking, guise, revision }: Seen,
  heard: (message: ToStudio) => void,
): {
  readonly link: FrameLink;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Address that the frame is loaded from. */
  readonly source: string;
} {
  const { origin } = new URL(brand.address);
  const [link] = useState(() => new FrameLink(origin, (has) => call('/api/shown', { brand: brand.id, has })));
  const [source, setSource] = useState(() => addressOf(brand, page, language));
  const frame = useRef<HTMLIFrameElement>(null);
  /** The place that was chosen in the frame: it is in sight already. */
  const picked = useRef<string>(undefined);
  const hear = useEffectEvent((message: ToStudio) => {
    if (message.kind === 'select') picked.current = message.at;
    heard(message);
  });

  useEffect(() => (frame.current === null ? undefined : link.attach(frame.current, hear)), [link]);
  useEffect(() => link.wish({ kind: 'look', mode, language }), [link, mode, language]);
  useEffect(() => link.wish({ kind: 'guise', ...guise }), [link, guise]);
  useEffect(() => link.wish({ kind: 'pick', isOn: isPicking }), [link, isPicking]);
  useEffect(() => {
    link.wish({
      kind: 'select',
      at: selected,
      isSought: selected !== undefined && selected !== picked.current,
    });
    picked.current = undefined;
  }, [link, selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is shown anew
  useEffect(() => void link.show(), [link, revision]);
  const goTo = useEffectEvent((path: string) => {
    const { isOpen, page: pageThere } = link.state();
    if (!isOpen) setSource(addressOf(brand, page, language));
    else if (pageThere !== page.id) link.goTo(path);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) goTo(page.path);
    isFirst.current = false;
  }, [page.path]);
  return { link, frame, source };
}

/** A part of what the portal in a frame has told. @param select gives a value that is the same while nothing changed */
export function useTold<T>(link: FrameLink, select: (state: ReturnType<FrameLink['state']>) => T): T {
  return useSyncExternalStore(link.subscribe, () => select(link.state()));
}

function addressOf(brand: BrandView, page: BrandView['pages'][number], language: string): string {
  const start = brand.languages.find(({ code }) => code === language)?.start ?? '';
  return new URL(start !== '' && page.path === '/' ? start : start + page.path, brand.address).href;
}
