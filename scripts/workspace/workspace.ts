import type { FileSystem, SchemaFiles, WidgetDefinition } from '#engine/manifest/index.ts';

/** A folder with schemas, widgets and brands, read as far as it does not depend on the brand. */
export interface Workspace {
  readonly root: string;
  readonly files: FileSystem;
  readonly schemas: {
    readonly brand: SchemaFiles;
    readonly portal: SchemaFiles;
    readonly platform: SchemaFiles;
  };
  readonly widgets: readonly WidgetDefinition[];
  readonly brandsFolder: string;
}
