import type { Box, ToStudio } from '@liveryjs/studio/bridge';
import type { Marks } from './framed-portal.ts';
import { innermost, type Places, placeBefore } from './places-of.ts';

/** The events by which a click does something in a page. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'submit',
] as const;
/** The pictures in which a place that is looked for may come near, before it is given up. */
const PATIENCE = 120;
/** A longer text is no single text of a widget. */
const LONGEST_TEXT = 300;

/** Placements that are pointed at and looked at. */
export interface PickedPlaces {
  pick(isOn: boolean): void;
  select(place: string | undefined, isSought: boolean): void;
  /** Tells the studio of what was drawn and of what went, if anything did. */
  tellDrawn(): void;
  drawn(): string[];
}

/** @param tell sends a message to the studio */
export function pickPlaces(
  marks: Marks,
  places: () => Places,
  tell: (message: ToStudio) => void,
): PickedPlaces {
  let isPicking = false;
  let [hovered, selected]: (string | undefined)[] = [];
  let sought = 0;
  let boxesTold = '[]';
  let drawnTold = '';
  let isLooking = false;

  const placeAt = (element: Element) =>
    innermost(marks.settingsAt(element).flatMap((settings) => places().placeOf.get(settings) ?? []));
  const isDrawn = (settings: object) => marks.isDrawn(settings);
  const drawn = () =>
    [...places().settingsOf].flatMap(([place, settings]) => (isDrawn(settings) ? [place] : []));

  function boxOf(place: string): Box | undefined {
    const settings = places().settingsOf.get(place);
    const boxes = (settings ? marks.boxesOf(settings) : []).filter(({ width, height }) => width * height > 0);
    if (boxes.length === 0) return undefined;
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const right = Math.max(...boxes.map((box) => box.right));
    return { at: place, x, y, width: right - x, height: Math.max(...boxes.map((box) => box.bottom)) - y };
  }
  /** With each picture of the page: whatever moves, its outline moves along. */
  function look(): void {
    const watched = [...new Set([hovered, selected])].flatMap((place) => place ?? []);
    if (sought > 0 && selected !== undefined) seek(selected);
    const boxes = watched.flatMap((place) => boxOf(place) ?? []);
    const text = JSON.stringify(boxes);
    if (text !== boxesTold) tell({ kind: 'rects', boxes });
    boxesTold = text;
    isLooking = watched.length > 0;
    if (isLooking) requestAnimationFrame(look);
  }
  function lookOn(): void {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  }
  /** Brings a placement into sight. One that is far away is drawn when the page comes near: then what is before it comes first. */
  function seek(place: string): void {
    sought--;
    const settings = places().settingsOf.get(place);
    if (settings === undefined) return;
    if (isDrawn(settings)) {
      const box = boxOf(place);
      if (box === undefined) return;
      if (box.y < 0 || box.y + Math.min(box.height, innerHeight / 2) > innerHeight)
        marks.bringIntoSight(settings);
      sought = 0;
      return;
    }
    const before = placeBefore(places(), place, isDrawn);
    const near = before === undefined ? undefined : places().settingsOf.get(before);
    if (near) marks.bringIntoSight(near);
  }
  function hover(place: string | undefined): void {
    if (place === hovered) return;
    hovered = place;
    tell({ kind: 'hover', at: place });
    lookOn();
  }

  addEventListener(
    'pointermove',
    ({ target }) => isPicking && target instanceof Element && hover(placeAt(target)),
    { capture: true, passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => hover(undefined));
  for (const name of PRESSES)
    addEventListener(
      name,
      (event) => {
        if (!isPicking) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (name !== 'click' || !(event.target instanceof Element)) return;
        const place = placeAt(event.target);
        if (place !== undefined) tell({ kind: 'select', at: place, texts: textsAt(event.target) });
      },
      { capture: true, passive: false },
    );
  addEventListener(
    'keydown',
    (event) => {
      const message = messageOfKey(event, isPicking);
      if (message === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tell(message);
    },
    { capture: true },
  );

  return {
    drawn,
    tellDrawn() {
      const placements = drawn();
      const text = placements.join('\n');
      if (text !== drawnTold) tell({ kind: 'placements', placements });
      drawnTold = text;
    },
    pick(isOn) {
      isPicking = isOn;
      document.documentElement.style.cursor = isOn ? 'crosshair' : '';
      if (!isOn) hover(undefined);
    },
    select(place, isSought) {
      selected = place;
      sought = isSought ? PATIENCE : 0;
      lookOn();
    },
  };
}

/** The message that a key is, if it is of the studio. */
function messageOfKey(event: KeyboardEvent, isPicking: boolean): ToStudio | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey && code === 'KeyS') return { kind: 'toggle' };
  if (key === 'F6' && !altKey && !ctrlKey && !metaKey) return { kind: 'leave', isBack: shiftKey };
  return isPicking && key === 'Escape' ? { kind: 'parent' } : undefined;
}

/** The texts that stand at an element, or name it, the nearest first. */
function textsAt(element: Element): string[] {
  const texts: string[] = [];
  for (let each: Element | null = element, steps = 0; each && steps < 4; each = each.parentElement, steps++)
    texts.push(
      ...['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => each?.getAttribute(name) ?? []),
      each.textContent ?? '',
    );
  const whole = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(whole)].filter((text) => text !== '' && text.length <= LONGEST_TEXT);
}
