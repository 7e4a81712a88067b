import type { Issue } from '@liveryjs/compiler/issues';
import type {
  FileSystem,
  JsonSchema,
  Jurisdiction,
  Resolver,
  SchemaFiles,
  WidgetDefinition,
} from '@liveryjs/compiler/manifest';
import type { PortalKind } from './read-portal.ts';
import type { ChangedFile } from './with-files.ts';

/** Where a repository of brands has its parts. Folders are relative to the root, or absolute. */
export interface WorkspaceFolders {
  /** Folder of the repository. */
  readonly root: string;
  /** Default: brands. */
  readonly brandsFolder?: string | undefined;
  /** Beside those of the installed packages. Default: widgets. */
  readonly widgetFolders?: readonly string[] | undefined;
  /** Beside `adapters` and those of the installed packages. */
  readonly adapterFolders?: readonly string[] | undefined;
  /** A date, or a date and time, that brands are looked at as of; in the time zone of each. Default: now. */
  readonly at?: string | undefined;
  /** Files that say something else than on the disk. */
  readonly laidOver?: readonly ChangedFile[] | undefined;
}

/** The modals that code opens by their ids. */
export interface OpenedModals {
  /** Those that every portal has need of. */
  readonly needed: readonly string[];
  /** Tells whether any code opens a modal. */
  opens(id: string): boolean;
}

/** A folder with schemas, widgets and brands, read as far as it does not depend on the brand. */
export interface Workspace {
  readonly root: string;
  /**
   * Folders from which the workspace can be opened again, in another thread too; missing where the caller gave files or
   * checks.
   */
  readonly folders?: WorkspaceFolders;
  /** Reads below the root. A file is read once; `openWorkspace` again sees what has changed. */
  readonly files: FileSystem;
  readonly schemas: {
    readonly brand: SchemaFiles;
    readonly portal: SchemaFiles;
    readonly platform: SchemaFiles;
  };
  readonly widgets: readonly WidgetDefinition[];
  /** The kind of portals that the brands are; missing where no package and no folder `portal` names one, as it should. */
  readonly portal?: PortalKind;
  /** File of each adapter, relative to the root, by its name. */
  readonly adapters: Readonly<Record<string, string>>;
  /** Places whose rules brands may be held to: those of the repository and of the packages. */
  readonly jurisdictions: readonly Jurisdiction[];
  /** The schema that their files are checked by. */
  readonly jurisdictionSchema: JsonSchema;
  /** Names of what stands outside of manifests, by what a schema's `references` calls it: actions, adapters, jurisdictions. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The modals that code opens by their ids; undefined where no schema names those of the portal. */
  readonly modals: OpenedModals | undefined;
  /** Folders of what a repository has beside its brands: its widgets, adapters and so on. Relative to the root. */
  readonly rooms: readonly string[];
  /** Folder of the brands, relative to the root. */
  readonly brandsFolder: string;
  /** Other folders of brands, relative to the root: theirs are only extended. */
  readonly parentFolders: readonly string[];
  /** Folder of the schemas, relative to the root. */
  readonly schemasFolder: string;
  /** Folders of installed packages, relative to the root: none where the repository holds the packages itself. */
  readonly installed: readonly string[];
  readonly resolver: Resolver;
  /** Keys of the messages that every brand needs, whatever its manifest says. */
  readonly messages: readonly string[];
  /** Issues of the schemas, the widgets, the adapters and the portal themselves. */
  readonly issues: readonly Issue[];
  /** Files that the workspace was read from: schemas and widget.json files. */
  readonly inputs: readonly string[];
}
