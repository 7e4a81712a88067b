import {
  type BundledMessage,
  PSEUDO_REGIONS,
  type PseudoRegion,
  pseudoMessage,
  pseudoText,
} from '@liveryjs/compiler/i18n';
import type { RichNode } from '@liveryjs/compiler/plain/rich-node';
import { mapValues } from '@liveryjs/workspace/map-values';
import type { BrandParts, CompiledMessages } from './brand-parts.ts';

const LABELS: Readonly<Record<PseudoRegion, string>> = {
  XA: 'Pseudo: longer',
  XB: 'Pseudo: right to left',
};

/** A brand with two languages more, for looking: its default language in other letters, XA and XB. */
export function withPseudoLanguages(parts: BrandParts): BrandParts {
  const { brand, messages, contents } = parts;
  const { default: first, supported } = brand.languages;
  const base = supported.find(({ code }) => code === first);
  const regions = PSEUDO_REGIONS.filter((region) => supported.every(({ code }) => code !== region));
  if (base === undefined) return parts;
  const added = regions.map((region) => ({
    code: region,
    locale: new Intl.Locale(base.locale, { region }).toString(),
    label: LABELS[region],
    ...(region === 'XB' && { direction: 'rtl' as const }),
  }));
  return {
    ...parts,
    brand: { ...brand, languages: { default: first, supported: [...supported, ...added] } },
    messages: {
      ...messages,
      ...Object.fromEntries(regions.map((region) => [region, pseudoMessages(messages[first] ?? {}, region)])),
    },
    contents: mapValues(contents, (ofName) => ({
      ...ofName,
      ...Object.fromEntries(
        regions.map((language) => [language, { language, body: pseudoNodes(ofName[first]?.body, language) }]),
      ),
    })),
  };
}

function pseudoMessages(messages: CompiledMessages, region: PseudoRegion): CompiledMessages {
  return mapValues(messages, (message) => pseudoMessage(message as BundledMessage, region));
}

function pseudoNodes(nodes: readonly RichNode[] = [], region: PseudoRegion): RichNode[] {
  return nodes.map((node): RichNode => {
    if (typeof node === 'string') return pseudoText(node, region);
    if (node.type === 'picture') return { ...node, alt: pseudoText(node.alt, region) };
    if (node.type === 'table')
      return { ...node, rows: node.rows.map((row) => row.map((cell) => pseudoNodes(cell, region))) };
    if (!('children' in node)) return node;
    const children = pseudoNodes(node.children, region);
    const isWhole = node.type === 'paragraph' || node.type === 'heading';
    return { ...node, children: isWhole ? ['[', ...children, ']'] : children };
  });
}
