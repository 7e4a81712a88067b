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
    Record<string, { readonly description: string; readonly widgets?: readonly string[] }>
  >;
  /** Message keys that the widget's code uses. */
  readonly messages: readonly string[];
  /** Calls of the platform that the widget makes. */
  readonly calls: readonly string[];
  /** Features that the widget's code asks for. */
  readonly features: readonly string[];
  readonly props: JsonSchema;
}
