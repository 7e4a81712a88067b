import { type JsonValue, ownText } from '#compiler/manifest/json.ts';
import { pointerKeys, step } from '#compiler/manifest/pointer.ts';

/** The widget whose props a pointer leads into, or undefined. */
export function widgetOf(manifest: JsonValue, pointer: string): string | undefined {
  let current: JsonValue | undefined = manifest;
  let widget: string | undefined;
  for (const key of pointerKeys(pointer)) {
    const named = ownText(current, 'widget');
    // Slots hold other placements, whose widgets count for what is inside them.
    if (named !== undefined) widget = key === 'props' ? named : undefined;
    current = step(current, key);
  }
  return widget;
}
