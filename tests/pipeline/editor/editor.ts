import type { Workspace } from '@liveryjs/workspace/open';
import { brandSchemas } from '@liveryjs/workspace/types/editor/brand-schemas';
import {
  getLanguageService,
  type JSONDocument,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice';

/** The things that an editor shows of a file at a place. */
export interface Shown {
  /** Labels that are offered, each with what stands beside it. */
  readonly offered: ReadonlyMap<string, string>;
  readonly hover: string;
  /** Stretches of text that are marked, each with the reason. */
  readonly marked: readonly (readonly [text: string, why: string])[];
}

/** An editor as people use it: the language service of VS Code over the schemas that `livery types` writes. */
export interface Editor {
  /**
   * Shows a file of a brand that says something else than the one on the disk.
   *
   * @param path relative to the root of the workspace
   * @param typed the text; `¦` is where the cursor stands
   */
  show(path: string, typed: string): Promise<Shown>;
}

export function openEditor(workspace: Workspace): Editor {
  const schemasOf = brandSchemas(workspace);
  const texts = new Map<string, string>();
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      const path = new URL(uri).pathname.slice(1);
      const id = path.split('/').at(-2) ?? '';
      if (!texts.has(path)) for (const [file, text] of schemasOf(id)) texts.set(file, text);
      const text = texts.get(path);
      if (text === undefined) throw new Error(`There is no schema ${path}.`);
      return text;
    },
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  });
  service.configure({ validate: true });
  return {
    show: (path, typed) => look(service, path, typed.replace('¦', ''), Math.max(0, typed.indexOf('¦'))),
  };
}

async function look(service: LanguageService, path: string, text: string, offset: number): Promise<Shown> {
  const document = TextDocument.create(`file:///${path}`, 'json', 1, text);
  const json: JSONDocument = service.parseJSONDocument(document);
  const position = document.positionAt(offset);
  const completions = await service.doComplete(document, position, json);
  const hover = await service.doHover(document, position, json);
  const diagnostics = await service.doValidation(document, json);
  return {
    offered: new Map(
      completions?.items.map(({ label, detail, documentation }) => [
        label.replaceAll('"', ''),
        [detail, documentation].filter(Boolean).join(' | '),
      ]),
    ),
    // Hover texts are Markdown, in which signs are escaped.
    hover: [hover?.contents]
      .flat(2)
      .join('\n')
      .replaceAll(/\\(?=[\W_])/g, ''),
    marked: diagnostics.map(({ range, message }) => [document.getText(range), String(message)] as const),
  };
}
