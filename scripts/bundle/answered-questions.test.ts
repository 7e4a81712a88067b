import type { Content, RichNode } from '@liveryjs/compiler/plain/rich-node';
import { expect, test } from 'vitest';
import { answeredQuestions } from './answered-questions.ts';

const heading = (level: number, ...children: RichNode[]): RichNode => ({
  type: 'heading',
  level,
  id: 'a',
  children,
});
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children });

const body: readonly RichNode[] = [
  paragraph('Before you ask.'),
  heading(1, 'Who may ', { type: 'value', name: 'verb' }, ' here?'),
  paragraph(
    'Everybody from ',
    { type: 'value', name: 'age' },
    ' on, at ',
    { type: 'value', name: 'brand' },
    '.',
  ),
  heading(2, 'And elsewhere'),
  paragraph('Ask “them” & us.'),
  heading(1, 'How long\ndoes it take?'),
  {
    type: 'list',
    children: [
      { type: 'item', children: ['A ', { type: 'strong', children: ['day'] }] },
      { type: 'item', children: ['A <week>'] },
    ],
  },
];
/** The page of that text, as React writes it. */
const html =
  '<main title="1 &gt; 0"><p>Before you ask.</p><h2 id="a">Who may <bdi>play</bdi> here?</h2>' +
  '<p>Everybody from <!-- --><bdi>1,800</bdi> on, at <bdi>Aurora</bdi>.</p><h3>And elsewhere</h3>' +
  '<p>Ask “them” &amp; us.</p><h2>How long\ndoes it take?</h2>' +
  '<ul><li>A <strong>day</strong></li><li>A &lt;week&gt;</li></ul></main>';

const text = {
  id: 'text',
  widget: 'rich-text',
  props: { content: 'faq', values: { verb: 'play', age: 1800 }, level: 2 },
  slots: {},
  load: 'now' as const,
};

const answered = (given: {
  html?: string;
  body?: readonly RichNode[];
  content?: Partial<Content>;
  main?: readonly (typeof text | { slots: Record<string, (typeof text)[]> })[];
}) =>
  answeredQuestions({
    route: { main: (given.main ?? [text]) as never },
    html: given.html ?? html,
    contents: { faq: { EN: { language: 'EN', body: given.body ?? body, ...given.content } } },
    language: 'EN',
    brand: 'Aurora',
    formatNumber: (value) => value.toLocaleString('en'),
  });

const both = [
  {
    question: 'Who may play here?',
    answer: 'Everybody from 1,800 on, at Aurora.\nAnd elsewhere\nAsk “them” & us.',
  },
  { question: 'How long does it take?', answer: 'A day\nA <week>' },
];

test('a page answers the questions that are the headings of its text, as visitors read them', () => {
  expect(answered({})).toEqual(both);
});

test('a text within another widget counts, and one that stands twice counts once', () => {
  const around = { ...text, props: {}, slots: { below: [text, text] } };
  expect(answered({ main: [around] })).toEqual(both);
});

test.each<[name: string, given: Parameters<typeof answered>[0]]>([
  ['in another language than the page', { content: { language: 'VI' } }],
  ['of which the page shows another answer', { html: html.replace('week', 'month') }],
  ['of which the page does not show a question', { html: html.replace('How long', 'Since when') }],
  ['of which a heading is no question', { body: [...body, heading(1, 'Contact'), paragraph('Write.')] }],
  ['of which a question has no answer', { body: [...body, heading(1, 'How long\ndoes it take?')] }],
  ['with a single question', { body: body.slice(0, 5) }],
  ['without headings', { body: [paragraph('Before you ask.')] }],
])('a text says nothing to programs %s', (_name, given) => {
  expect(answered(given)).toEqual([]);
});

test.each(['¿Quién?', '誰ですか？', '「誰ですか？」', 'من؟', 'कौन?'])('%s is a question', (question) => {
  const texts = [heading(1, question), paragraph('a'), heading(1, question, '?'), paragraph('b')];
  expect(answered({ body: texts, html: `${question} a ${question}? b` })).toHaveLength(2);
});
