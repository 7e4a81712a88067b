import type { ComponentType, ReactNode } from 'react';

/** The props of every widget: its settings, and the placements of its slots. */
export interface WidgetProps<Props = Record<string, unknown>> {
  /** Id of the placement, unique in its list. */
  readonly id: string;
  /** The settings of the manifest, checked against the widget's props schema. */
  readonly props: Props;
  /** Renders the placements of a slot; null when the manifest puts none there. */
  readonly slot: (name: string) => ReactNode;
}

// A registry holds widgets of any props: the manifest check has proven that each gets its own.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type WidgetComponent = ComponentType<WidgetProps<any>>;

export type WidgetLoader = () => Promise<{ default: WidgetComponent }>;
