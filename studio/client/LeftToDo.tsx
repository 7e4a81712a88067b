import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { BrandView } from '#studio/api.ts';
import { IconButton } from './controls.tsx';
import type { MadeBrand } from './NewBrand.tsx';
import { visible } from './visible.ts';

/** The work that is left on a brand that was just made, each with the way to where it is done. */
export function LeftToDo({
  made: { name, folder, left },
  sections,
  onOpen,
  onClose,
}: {
  readonly made: MadeBrand;
  readonly sections: BrandView['sections'];
  readonly onOpen: (place: string) => void;
  readonly onClose: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  // The dialog that had the focus is gone.
  useEffect(() => section.current?.focus(), []);
  return (
    <section className="left-to-do" aria-labelledby="left-to-do" tabIndex={-1} ref={section}>
      <div className="left-head">
        <h2 id="left-to-do">{visible(name)} is made</h2>
        <IconButton name="close" label="Close the list" onPress={onClose} />
      </div>
      <p className="description">
        Its files are in <span className="mono">{folder}</span>. To take it back: livery edit --undo
      </p>
      {left.length > 0 && (
        <>
          <h3>Left to do before visitors come</h3>
          <ul>
            {left.map(({ sentence, at: place }) => {
              const section = sectionAt(sections, place);
              return (
                <li key={place}>
                  <span>{visible(sentence)}</span>
                  {section !== undefined && (
                    <Button className="link-button" onPress={() => onOpen(section.at)}>
                      Open {section.title}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

/** The section of the manifest that a place is in; undefined before there are any. */
function sectionAt(
  sections: BrandView['sections'],
  place: string,
): BrandView['sections'][number] | undefined {
  const around = sections.filter(({ at: section }) => `${place}/`.startsWith(`${section}/`));
  return around.sort((first, second) => second.at.length - first.at.length)[0];
}
