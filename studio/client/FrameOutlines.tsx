import type { OutlineNode } from '#studio/api.ts';
import type { FrameLink } from './frame-link.ts';
import { placedAt } from './outline-nodes.ts';
import { useTold } from './use-frame.ts';

/** Outlines of the placement under the pointer and of the chosen one, over the frame: the portal has nothing of them. */
export function FrameOutlines({
  link,
  scale,
  nodes,
  selected,
}: {
  readonly link: FrameLink;
  readonly scale: number;
  readonly nodes: readonly OutlineNode[];
  readonly selected: string | undefined;
}) {
  const boxes = useTold(link, (state) => state.boxes);
  return (
    <div className="frame-outlines" aria-hidden="true">
      {boxes.map(({ at: place, x, y, width, height }) => (
        <div
          key={place}
          className={`frame-outline${place === selected ? ' chosen' : ''}`}
          style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        >
          <span className={`frame-name${y * scale < 22 ? ' inside' : ''}`}>
            {placedAt(nodes, place)?.node.title ?? place.split('/').at(-1)}
          </span>
        </div>
      ))}
    </div>
  );
}
