declare module 'virtual:stories/brands' {
  import type { StoryBrand } from '#stories/portal/story-brand.ts';
  export const brands: readonly StoryBrand[];
}

declare module 'virtual:stories/widgets' {
  import type { WidgetLoader } from '@liveryjs/engine/registry/widget';
  export const widgets: Readonly<Record<string, WidgetLoader>>;
}

declare module 'virtual:stories/definitions' {
  import type { WidgetDefinition } from '#stories/portal/widget-definitions.ts';
  /** Every widget's, by name. */
  export const definitions: Readonly<Record<string, WidgetDefinition>>;
  /** By each key of a message, the key with what the message says. */
  export const keyLabels: Readonly<Record<string, string>>;
}

declare module 'virtual:stories/portal' {
  /** All modules of the portal that the brands are of. */
  export const modules: readonly Readonly<Record<string, unknown>>[];
}

declare module 'virtual:stories/seed' {
  export * from '#stories/config/story-seed.ts';
}
