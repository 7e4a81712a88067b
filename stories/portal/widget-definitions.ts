import { definitions } from 'virtual:stories/definitions';

/** The content of a widget.json, as far as stories read it. */
export interface WidgetDefinition {
  readonly name: string;
  readonly description: string;
  readonly props: { readonly properties?: Readonly<Record<string, PropDefinition>> };
}

/** A setting, with what it refers to. */
export interface PropDefinition {
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The format of a text: `message-key`, `icon`. */
  readonly format?: string;
  /** The items of a list, where each is one of a few values. */
  readonly items?: { readonly enum?: readonly string[] };
}

/** The widget whose folder the file of a story stands in. */
export function definitionOf(storyFile: string): WidgetDefinition | undefined {
  const [, folder] = /(?:^|\/)widgets\/(?:[^/]+\/)?([^/]+)\/[^/]+$/.exec(storyFile) ?? [];
  return folder === undefined ? undefined : definitionNamed(folder);
}

/** @param name a widget's, which is its folder's too */
export function definitionNamed(name: string): WidgetDefinition | undefined {
  return definitions[name];
}

/** Settings that the manifest need not write. */
export function defaultProps({ props }: WidgetDefinition): Record<string, unknown> {
  const entries = Object.entries(props.properties ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, prop]) => ('default' in prop ? [[name, prop.default]] : [])),
  );
}
