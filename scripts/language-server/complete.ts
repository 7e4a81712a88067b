import { isList, type JsonValue, measure, ownText, pointerTo, valueAt } from '@liveryjs/compiler/manifest';
import { jsonTree } from '@liveryjs/workspace/json-tree';
import { type KeptRepository, listParents, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import { type KeptSchemas, keptSchemas } from '@liveryjs/workspace/types/editor/brand-schemas';
import { brandSchemaPath, type SchemaKind } from '@liveryjs/workspace/types/editor/schema-path';
import { findNodeAtLocation, getLocation, type JSONPath, parse } from 'jsonc-parser';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import {
  type ClientCapabilities,
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  type Position,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { OpenFile } from './open-file.ts';

/** Letters of a documentation that stand beside a name in a list. */
const LONGEST_DETAIL = 120;

/** Milliseconds without a change after which schemas are made again: names change less often than texts are typed. */
const REST = 100;

/** The language service of VS Code over the schema of one brand. */
interface Served {
  readonly brand: string;
  readonly service: LanguageService;
  readonly text: string;
}

type Concerns = Parameters<KeptSchemas['forget']>[0];

/** Says what may stand at a place of a brand's file, also of one that cannot be read as it is now. */
export class Completions {
  readonly #repository: KeptRepository;
  readonly #capabilities: ClientCapabilities;
  #kept: { readonly workspace: Workspace; readonly schemas: KeptSchemas } | undefined;
  readonly #served = new Map<SchemaKind, Served>();
  #stale: Concerns[] = [];
  #rest: NodeJS.Timeout | undefined;

  constructor(repository: KeptRepository, capabilities: ClientCapabilities) {
    this.#repository = repository;
    this.#capabilities = capabilities;
  }

  /** Has the names be looked at again that a change may concern, once nothing has been typed for a moment. */
  renew(concerns: Concerns): void {
    this.#stale.push(concerns);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      for (const [kind, { brand }] of this.#served) this.#serve(brand, kind);
    }, REST).unref();
  }

  async at(file: OpenFile, position: Position): Promise<CompletionItem[]> {
    const { document } = file;
    if (measure(document.getText(), Number.POSITIVE_INFINITY).over !== undefined) return [];
    const service = this.#serviceOf(file);
    if (service === undefined) return [];
    const list = await service.doComplete(document, position, service.parseJSONDocument(document));
    const offset = document.offsetAt(position);
    const location = getLocation(document.getText(), offset);
    const items = (list?.items ?? []).map((item) => this.#asTheEditorReads(document, item));
    if (file.kind !== 'brand' || location.isAtPropertyKey) return items;
    const key = location.path.at(-1);
    if (key === 'widget') {
      const allowed = this.#widgetsFor(file, location.path);
      return items.filter(({ label }) => allowed.has(label.replaceAll('"', '')) || label === 'null');
    }
    if (key !== '$before' && key !== '$after') return items;
    const node = location.previousNode;
    const range = node && {
      start: document.positionAt(node.offset),
      end: document.positionAt(node.offset + node.length),
    };
    return [...items, ...besideItems(document.getText(), location.path, items, range)];
  }

  #serviceOf({ path, brand, kind, document }: OpenFile): LanguageService | undefined {
    const served = this.#served.get(kind);
    if (served?.brand === brand && this.#kept?.workspace === this.#repository.workspace())
      return served.service;
    return (
      this.#serve(brand, kind) ??
      this.#serve(brand, kind, schemaOfBroken(this.#repository.workspace(), path, brand, kind, document))
    );
  }

  /** Makes the service of a brand by the names that it has now, or by another schema. */
  #serve(brand: string, kind: SchemaKind, text = this.#schemas().textOf(brand, kind)) {
    if (text === undefined) return undefined;
    const served = this.#served.get(kind);
    if (served?.text === text) return served.service;
    const uri = `livery:/${brandSchemaPath(brand, kind)}`;
    // A file may name another schema, or none: it is always the one of its brand as that is now.
    const service = getLanguageService({ workspaceContext: { resolveRelativePath: () => uri } });
    service.configure({ schemas: [{ uri, fileMatch: ['**'], schema: JSON.parse(text) }] });
    this.#served.set(kind, { brand, service, text });
    return service;
  }

  #schemas(): KeptSchemas {
    const workspace = this.#repository.workspace();
    if (this.#kept?.workspace !== workspace) this.#kept = { workspace, schemas: keptSchemas(workspace) };
    const { schemas } = this.#kept;
    for (const concerns of this.#stale) schemas.forget(concerns);
    this.#stale = [];
    return schemas;
  }

  #asTheEditorReads(document: TextDocument, { command: _, ...item }: CompletionItem): CompletionItem {
    const { documentation = '', detail = documentation, label, filterText, kind, textEdit } = item;
    const [line = ''] = String(detail).split('\n', 1);
    const short = line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL - 1)}…` : line;
    const hasSnippets = this.#capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    const snippet =
      kind === CompletionItemKind.Property && textEdit !== undefined
        ? withColon(document, textEdit as TextEdit)
        : (textEdit?.newText ?? '');
    const newText = hasSnippets ? snippet : plainText(snippet);
    return {
      label,
      ...(kind !== undefined && { kind }),
      ...(short !== '' && { detail: short }),
      ...(documentation !== '' && documentation !== short && { documentation }),
      // Names stand in quotation marks, as they do in the text.
      ...(filterText !== label && filterText !== undefined && { filterText }),
      ...(textEdit && { textEdit: { ...textEdit, newText } }),
      ...(hasSnippets && newText.includes('$') && { insertTextFormat: InsertTextFormat.Snippet }),
    };
  }

  /** The widgets that may stand in the region or the slot of a placement. */
  #widgetsFor({ brand, document }: OpenFile, path: JSONPath): ReadonlySet<string> {
    const { widgets, resolver } = this.#repository.workspace();
    const [section, name] = path;
    const region = section === 'regions' ? String(name) : 'main';
    const [slots, slot] = path.slice(-4);
    const owner =
      slots === 'slots'
        ? widgetAt(
            document.getText(),
            path.slice(0, -4),
            resolver.inherit(brand).chain.map(({ id }) => resolver.inherit(id).document?.value),
          )
        : undefined;
    const allowed = widgets.find((widget) => widget.name === owner)?.slots[String(slot)]?.widgets;
    const fitting = widgets.filter(({ regions }) => regions.includes(region)).map((widget) => widget.name);
    return new Set(allowed ?? fitting);
  }
}

/**
 * The schema for a manifest that could not be read since it was opened: as if all that can be read of it were the whole, and
 * where that says no brand to extend, as if it were the first that can be.
 */
function schemaOfBroken(
  workspace: Workspace,
  path: string,
  brand: string,
  kind: SchemaKind,
  document: TextDocument,
): string | undefined {
  const { folders = { root: workspace.root } } = workspace;
  if (kind !== 'brand') return undefined;
  const value: unknown = parse(document.getText());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const parent = listParents(workspace).find((id) => id !== brand) ?? null;
  for (const readable of [value, { ...value, extends: parent }]) {
    const files = withFiles(workspace.files, [{ path, after: JSON.stringify(readable) }]);
    const text = keptSchemas(openWorkspace({ ...folders, files })).textOf(brand, kind);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The widget of a placement that a text says, or that is inherited under its id. */
function widgetAt(
  text: string,
  path: JSONPath,
  documents: readonly (JsonValue | undefined)[],
): string | undefined {
  const value = parse(text) as JsonValue;
  let pointer = '';
  let node: JsonValue | undefined = value;
  for (const key of path) {
    node = valueAt(node ?? null, pointerTo('', String(key)));
    pointer = pointerTo(pointer, typeof key === 'number' ? (ownText(node, 'id') ?? String(key)) : key);
  }
  const inherited = documents.flatMap(
    (document) => ownText(valueAt(document ?? null, pointer), 'widget') ?? [],
  );
  return ownText(node, 'widget') ?? inherited.at(-1);
}

/** The items of a list that the text itself has, for an item of it that says beside which one it stands. */
function besideItems(
  text: string,
  path: JSONPath,
  offered: readonly CompletionItem[],
  range: Range | undefined,
): CompletionItem[] {
  const tree = jsonTree(text);
  const list = tree && findNodeAtLocation(tree, path.slice(0, -2));
  const index = path.at(-2);
  const labels = new Set(offered.map(({ label }) => label.replaceAll('"', '')));
  const value: unknown = list && parse(text.slice(list.offset, list.offset + list.length));
  if (!isList(value as JsonValue)) return [];
  const ids = (value as readonly JsonValue[]).flatMap((item, place) =>
    place === index ? [] : (ownText(item, 'id') ?? []),
  );
  return ids
    .filter((id) => !labels.has(id))
    .map((id) => ({
      label: JSON.stringify(id),
      kind: CompletionItemKind.Value,
      filterText: JSON.stringify(id),
      detail: 'in this list',
      ...(range ? { textEdit: { range, newText: JSON.stringify(id) } } : { insertText: JSON.stringify(id) }),
    }));
}

/** The text that a key comes in with: one whose value nobody knows has a colon behind it, too. */
function withColon(document: TextDocument, { range, newText }: TextEdit): string {
  const after = document.getText().slice(document.offsetAt(range.end));
  if (newText.includes(':') || /^\s*:/.test(after)) return newText;
  return `${newText}: $1${/^\s*([,}\]]|$)/.test(after) ? '' : ','}`;
}

/** A snippet as a text: without places to go to, and with the texts that stand at them. */
function plainText(snippet: string): string {
  return snippet
    .replace(/(?<!\\)\$(?:\d+|\{\d+(?::((?:\\.|[^}\\])*))?\})/g, (_, text: string | undefined) => text ?? '')
    .replace(/\\([\\$}])/g, '$1');
}
