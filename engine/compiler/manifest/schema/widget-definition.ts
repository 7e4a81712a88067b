import type { JsonSchema } from './json-schema.ts';

/** A widget as its widget.json describes it. */
export interface WidgetDefinition {
  /** Path of the widget.json, relative to the workspace root. */
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** File name of the component, in the widget's folder. */
  readonly component: string;
  readonly regions: readonly string[];
  readonly slots: Readonly<
    Record<
      string,
      { readonly description: string; readonly whenEmpty?: string; readonly widgets?: readonly string[] }
    >
  >;
  /** Keys of the messages that the widget's code says. */
  readonly messages: readonly string[];
  /** Features that the widget's code asks for. */
  readonly features: readonly string[];
  /** True when its code leads to the place that the address names after #. */
  readonly followsHash: boolean;
  readonly props: JsonSchema;
  /** Its widget.json, or the schema in it, cannot be used as it is: what the widget names and needs is not known. */
  readonly isBroken?: true;
}
