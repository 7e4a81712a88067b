import { type JsonValue, ownText } from '#engine/manifest/json.ts';
import { pointerKeys, step } from '#engine/manifest/pointer.ts';

/** The widget whose props a pointer leads into, or undefined. */
export function widgetOf(manifest: JsonValue, pointer: string): string | undefined {
  let at: JsonValue | undefined = manifest;
  let widget: string | undefined;
  for (const key of pointerKeys(pointer)) {
    const named = ownText(at, 'widget');
    // Slots hold other placements, whose widgets count for what is inside them.
    if (named !== undefined) widget = key === 'props' ? named : undefined;
    at = step(at, key);
  }
  return widget;
}
