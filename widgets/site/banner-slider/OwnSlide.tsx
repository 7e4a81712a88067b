import { type OwnSlot, pictureName } from '@liveryjs/client/banners/page-banners';
import { LinkTo, useAsset, useMenu, useMessages } from '@liveryjs/engine/kit';
import { type Asked, Face, SlideContent } from './Slide.tsx';

/** A banner of the manifest: it leads where the manifest says while that is there, as an entry of a menu does. */
export function OwnSlide({ slot, ...loadOptions }: { slot: OwnSlot } & Asked) {
  const t = useMessages();
  const { id, title, text, button, to, words } = slot.own;
  const [entry] = useMenu(to ? [{ id, label: title, to }] : []);
  const isLink = entry !== undefined && !entry.pending;
  const over = {
    title: t(title),
    text: text && t(text),
    button: isLink && button ? t(button) : undefined,
  };
  const narrow = useAsset(pictureName(slot, 'phone'));
  const content = (
    <SlideContent
      wide={useAsset(pictureName(slot, 'wide'))}
      narrow={loadOptions.flat ? undefined : narrow}
      alt={over.title}
      isMirrored={words === 'over'}
      words={words === 'over' ? over : undefined}
      {...loadOptions}
    />
  );
  return isLink ? (
    <Face as={LinkTo} to={entry.to}>
      {content}
    </Face>
  ) : (
    <Face>{content}</Face>
  );
}
