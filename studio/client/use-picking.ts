import { useEffect, useEffectEvent, useState } from 'react';
import type { Field, FormView, MessageText } from '#studio/api.ts';
import type { ToldFacts, ToStudio } from '#studio/bridge.ts';
import { focusNextRegion } from './regions.ts';

/** Choosing in the portal, and the texts that were clicked on there. */
export interface Picking {
  readonly isPicking: boolean;
  readonly setPicking: (isOn: boolean) => void;
  /** The texts at the last click, with its place. */
  readonly clicked: Extract<ToStudio, { kind: 'select' }> | undefined;
  readonly onHeard: (message: ToStudio) => void;
}

/**
 * @param select chooses a placement, or none
 * @param goTo follows the portal to a page
 * @param failed gets a sentence for people
 * @param told hears what the portal tells of itself
 */
export function usePicking(
  selected: string | undefined,
  select: (place: string | undefined) => void,
  goTo: (page: string) => void,
  failed: (sentence: string) => void,
  told: { readonly facts: (facts: ToldFacts) => void; readonly audience: (audience: string) => void },
): Picking {
  const [isPicking, setPicking] = useState(false);
  const [clicked, setClicked] = useState<Picking['clicked']>();
  const hear = (message: ToStudio) => {
    switch (message.kind) {
      case 'select':
        setClicked(message);
        select(message.at);
        break;
      case 'parent':
        select(parentOf(selected));
        break;
      case 'toggle':
        setPicking(!isPicking);
        break;
      case 'leave':
        focusNextRegion(message.isBack);
        break;
      case 'navigate':
        if (message.page !== undefined) goTo(message.page);
        break;
      case 'facts':
        told.facts(message);
        break;
      case 'audience':
        told.audience(message.audience);
        break;
      case 'error':
        failed(message.sentence);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyS') hear({ kind: 'toggle' });
    else if (event.key === 'Escape' && isPicking && !isInPopup(event.target)) hear({ kind: 'parent' });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { isPicking, setPicking, clicked, onHeard: hear };
}

/** Popups close by Escape themselves. */
function isInPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=listbox], [role=menu]') !== null;
}

/** The place of the placement whose slot a placement stands in; undefined where it stands in none. */
export function parentOf(place: string | undefined): string | undefined {
  return /^(.+)\/slots\/[^/]+\/[^/]+$/.exec(place ?? '')?.[1];
}

/** Key of the message of a placement that one of some texts is, the first text that is one counts. */
export function keyOfTexts(
  { fields, texts: words }: Pick<FormView, 'fields' | 'texts'>,
  texts: readonly string[],
): string | undefined {
  const messages = [...messagesOf(fields), ...words];
  return texts
    .flatMap((text) => messages.filter(({ text: written }) => saysText(written ?? '', text)).slice(0, 1))
    .map(({ key }) => key)[0];
}

function messagesOf(fields: readonly Field[]): MessageText[] {
  return fields.flatMap(({ message, fields: inside = [] }) => [
    ...(message === undefined ? [] : [message]),
    ...messagesOf(inside),
  ]);
}

/** Tells whether a message, with something in its places, is a text. */
function saysText(written: string, text: string): boolean {
  const pieces = literalPieces(written);
  if (pieces.join('').trim() === '') return false;
  const pattern = pieces
    .map((piece) => piece.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'u').test(text);
}

/** The pieces of a message between its places and tags. */
function literalPieces(written: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const letter of written.replaceAll(/<\/?\w+\s*\/?>/g, '')) {
    if (letter === '}' && depth > 0) depth--;
    else if (letter === '{') {
      if (depth === 0) pieces.push('');
      depth++;
    } else if (depth === 0) pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece, index) => {
    if (index === 0) return piece.trimStart();
    return index === pieces.length - 1 ? piece.trimEnd() : piece;
  });
}
