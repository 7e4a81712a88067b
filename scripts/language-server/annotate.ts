import { isList, type JsonValue, own, ownText } from '@liveryjs/compiler/manifest';
import { contentFile } from '@liveryjs/workspace/explain/layers';
import { overridesIn } from '@liveryjs/workspace/explain/overrides';
import { short } from '@liveryjs/workspace/explain/print-explanation';
import { jsonTree } from '@liveryjs/workspace/json-tree';
import { getNodeValue, type Node } from 'jsonc-parser';
import {
  type CodeLens,
  type Color,
  type ColorInformation,
  type ColorPresentation,
  type DocumentLink,
  type DocumentSymbol,
  type InlayHint,
  type Range,
  SymbolKind,
} from 'vscode-languageserver/node';
import type { OpenFile } from './open-file.ts';
import type { Session } from './session.ts';

/** Letters of an inherited value that a hint shows. */
const LONGEST = 40;

/** Says behind each value that stands over an inherited one which that is. */
export function hintsIn({ path, brand, document }: OpenFile, range: Range, session: Session): InlayHint[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return overridesIn(session.repository.workspace(), brand, path, document.getText())
    .filter(({ isSame, end }) => !isSame && from <= end && end <= to)
    .map(({ end, over, inherited, place }) => ({
      position: document.positionAt(end),
      label: `over ${over}: ${ownText(inherited, 'hex') ?? short(inherited, LONGEST)}`,
      paddingLeft: true,
      tooltip: place,
    }));
}

/** Says above each key whose value stands over an inherited one where that is written, and which could go. */
export function lensesIn({ path, brand, document }: OpenFile, { repository }: Session): CodeLens[] {
  return overridesIn(repository.workspace(), brand, path, document.getText()).map(
    ({ key, place, isSame }) => ({
      range: { start: document.positionAt(key.start), end: document.positionAt(key.end) },
      // A command without a name: the sentence is all that there is.
      command: { title: isSame ? `equal to what it inherits (${place})` : `overrides ${place}`, command: '' },
    }),
  );
}

/** The colours that tokens are written as, in a text or by their channels. */
export function colorsIn({ kind, document }: OpenFile): ColorInformation[] {
  const root = kind === 'tokens' ? jsonTree(document.getText()) : undefined;
  const values = (node: Node | undefined): Node[] => {
    const [key, value] = node?.type === 'property' ? (node.children ?? []) : [];
    return key?.value === '$value' && value ? [value] : (node?.children ?? []).flatMap(values);
  };
  return values(root).flatMap((node) => {
    const color = colorOf(getNodeValue(node) as JsonValue);
    if (color === undefined) return [];
    const range = {
      start: document.positionAt(node.offset),
      end: document.positionAt(node.offset + node.length),
    };
    return [{ range, color }];
  });
}

/** The text of a colour in a token, as the one is written in whose place it comes. */
export function colorTexts({ document }: OpenFile, color: Color, range: Range): ColorPresentation[] {
  const { red, green, blue, alpha } = color;
  const channels = [red, green, blue];
  const digits = (alpha < 1 ? [...channels, alpha] : channels).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  const label = `#${digits.join('')}`;
  if (!document.getText(range).startsWith('{'))
    return [{ label, textEdit: { range, newText: JSON.stringify(label) } }];
  const components = channels.map((channel) => Number(channel.toFixed(3))).join(', ');
  const opacity = alpha < 1 ? `"alpha": ${Number(alpha.toFixed(3))}, ` : '';
  // The format has the opacity beside the digits, not in them.
  const hex = JSON.stringify(label.slice(0, 7));
  const newText = `{ "colorSpace": "srgb", "components": [${components}], ${opacity}"hex": ${hex} }`;
  return [{ label, textEdit: { range, newText } }];
}

function colorOf(value: JsonValue): Color | undefined {
  if (typeof value === 'string') {
    if (!/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined;
    const digits = value.slice(1);
    const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
  }
  const components = own(value, 'components');
  if (ownText(value, 'colorSpace') !== 'srgb' || !isList(components)) return undefined;
  const [red, green, blue] = components;
  const alpha = own(value, 'alpha') ?? 1;
  return typeof red === 'number' &&
    typeof green === 'number' &&
    typeof blue === 'number' &&
    typeof alpha === 'number'
    ? { red, green, blue, alpha }
    : undefined;
}

/** The outline of a file, in which items of lists are named by their ids. */
export function symbolsIn({ document }: OpenFile): DocumentSymbol[] {
  const root = jsonTree(document.getText());
  const rangeOf = ({ offset, length }: Node): Range => ({
    start: document.positionAt(offset),
    end: document.positionAt(offset + length),
  });
  const inside = (node: Node | undefined): DocumentSymbol[] =>
    (node?.children ?? []).flatMap((child, index) => {
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
      // A list of plain values says them itself.
      if (value === undefined || (key === undefined && value.type !== 'object')) return [];
      const whole: unknown = value.type === 'object' ? getNodeValue(value) : undefined;
      const name = String(key?.value ?? ownText(whole as never, 'id') ?? index);
      if (name === '') return [];
      const detail = key === undefined ? ownText(whole as never, 'widget') : leafText(value);
      return [
        {
          name,
          ...(detail !== undefined && { detail }),
          kind: KINDS[value.type] ?? SymbolKind.Constant,
          range: rangeOf(child),
          selectionRange: rangeOf(key ?? child),
          children: inside(value),
        },
      ];
    });
  return inside(root);
}

const KINDS: Readonly<Record<string, SymbolKind>> = {
  object: SymbolKind.Object,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  boolean: SymbolKind.Boolean,
};

function leafText(node: Node): string | undefined {
  return node.type === 'object' || node.type === 'array' ? undefined : short(node.value as never, LONGEST);
}

/** Files that a manifest names: the brand above, its schema, pictures and contents. */
export function linksIn({ path, brand, kind, document }: OpenFile, session: Session): DocumentLink[] {
  const workspace = session.repository.workspace();
  const root = jsonTree(document.getText());
  const link = (key: string, target: string | undefined): DocumentLink[] => {
    const value = root?.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];
    if (value?.type !== 'string' || target === undefined) return [];
    const [start, end] = [value.offset + 1, value.offset + value.length - 1];
    return [{ range: { start: document.positionAt(start), end: document.positionAt(end) }, target }];
  };
  const schema = ownText(root && (getNodeValue(root) as never), '$schema');
  const ofSchema = link('$schema', schema && new URL(schema, document.uri).href);
  if (kind !== 'brand') return ofSchema;
  const { chain, uses, origins, merged } = workspace.resolver.resolve(brand);
  const above = chain.at(-2);
  const languages = own(merged, 'languages');
  const code = ownText(languages, 'default') ?? 'EN';
  const named = [
    ...uses.assets.map(({ pointer, path: file }) => ({ pointer, file })),
    ...uses.contents.map(({ pointer, value }) => ({
      pointer,
      file: contentFile(workspace, chain, value, code),
    })),
  ];
  return [
    ...ofSchema,
    ...link('extends', above && session.uriOf(`${above.folder}/brand.json`)),
    ...named.flatMap(({ pointer, file }): DocumentLink[] => {
      const origin = origins.of(pointer);
      if (origin?.file !== path || origin.endColumn === undefined || file === undefined) return [];
      const line = origin.line - 1;
      return [
        {
          range: {
            start: { line, character: origin.column },
            end: { line, character: origin.endColumn - 2 },
          },
          target: session.uriOf(file),
        },
      ];
    }),
  ];
}
