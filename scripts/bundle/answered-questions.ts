import type { RichNode } from '@liveryjs/compiler/plain/rich-node';
import type { Placement, Route } from '@liveryjs/schemas/brand';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';

/** A question, and what the page says to it. Both are plain texts. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A rendered page, and the texts in Markdown that it may show. */
export interface ReadPage {
  readonly route: Pick<Route, 'main'>;
  readonly html: string;
  readonly contents: BrandParts['contents'];
  /** Code of its language. */
  readonly language: string;
  /** Name of the brand, which fills `{brand}` in every text. */
  readonly brand: string;
  readonly formatNumber: (value: number) => string;
}

/** The end of a question, in the scripts that mark it: Latin and Devanagari, Chinese and Japanese, Arabic. */
const QUESTION_END = /[?？؟]["'»”’』」)）]*$/;

/** A single question is most often a heading like others. */
const FEWEST = 2;

/**
 * Returns the questions that a page answers by its texts in Markdown: each highest heading of such a text is a question, and
 * something stands below it. A text in another language than the page's gives none, nor one that the page does not show word
 * for word.
 */
export function answeredQuestions(page: ReadPage): readonly AnsweredQuestion[] {
  const { contents, language, brand, formatNumber } = page;
  let shown: string | undefined;
  const isShown = (text: string) => {
    shown ??= withoutSpace(textOfHtml(page.html));
    return shown.includes(withoutSpace(text));
  };
  const all = placementsWithin(page.route.main).flatMap(({ props }) => {
    const values: unknown = props.values;
    const fill = (name: string) => {
      const value = isRecord(values) && Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof value === 'number') return formatNumber(value);
      return typeof value === 'string' ? value : name === 'brand' ? brand : '';
    };
    return Object.values(props).flatMap((name) => {
      const isName = typeof name === 'string' && Object.hasOwn(contents, name);
      const content = isName ? contents[name]?.[language] : undefined;
      if (content?.language !== language) return [];
      const questions = questionsIn(content.body, fill);
      return questions.every(({ question, answer }) => isShown(question) && isShown(answer)) ? questions : [];
    });
  });
  return [...new Map(all.map((each) => [each.question, each])).values()];
}

function questionsIn(body: readonly RichNode[], fill: (name: string) => string): AnsweredQuestion[] {
  const highest = Math.min(...body.flatMap((node) => (isHeading(node) ? [node.level] : [])));
  const sections: { question: string; answer: string }[] = [];
  for (const node of body) {
    if (isHeading(node) && node.level === highest)
      sections.push({ question: tidy(textOf(node, fill)), answer: '' });
    else {
      const section = sections.at(-1);
      if (section) section.answer += textOf(node, fill);
    }
  }
  const questions = sections.map(({ question, answer }) => ({ question, answer: tidy(answer) }));
  const areAll = questions.every(({ question, answer }) => QUESTION_END.test(question) && answer !== '');
  return areAll && questions.length >= FEWEST ? questions : [];
}

type Heading = Extract<RichNode, { type: 'heading' }>;

function isHeading(node: RichNode): node is Heading {
  return typeof node !== 'string' && node.type === 'heading';
}

/** The text of a node, as the page shows it. What has a line of its own ends with its break. */
function textOf(node: RichNode, fill: (name: string) => string): string {
  if (typeof node === 'string') return node.replaceAll('\n', ' ');
  const inside = (nodes: readonly RichNode[]) => nodes.map((each) => textOf(each, fill)).join('');
  switch (node.type) {
    case 'value':
      return fill(node.name);
    case 'break':
      return '\n';
    case 'rule':
    case 'picture':
      return '';
    case 'table':
      return node.rows.map((row) => `${row.map(inside).join(' ')}\n`).join('');
    case 'emphasis':
    case 'strong':
    case 'code':
    case 'link':
      return inside(node.children);
    case 'item':
      return `\n${inside(node.children)}\n`;
    case 'paragraph':
    case 'quote':
    case 'listing':
    case 'heading':
    case 'list':
      return `${inside(node.children)}\n`;
  }
}

function tidy(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n').trim();
}

function placementsWithin(placements: readonly Placement[]): readonly Placement[] {
  return placements.flatMap((placement) => [
    placement,
    ...Object.values(placement.slots).flatMap(placementsWithin),
  ]);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text of HTML as React writes it: no sign of a tag stands in an attribute. */
function textOfHtml(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
