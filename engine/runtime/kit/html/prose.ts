import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** The look of text that comes as HTML: headings, lists, quotes, pictures and tables by the brand's tokens. */
export const Prose = styled.div`
  max-inline-size: ${token('size.reading')};
  color: ${token('color.text.primary')};
  font: ${token('typography.body')};
  line-height: ${token('font.lineHeight.lg')};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  /* As paragraphs have it: their lines end after a phrase. */
  &:lang(ja) :is(li, dd, th, td) {
    word-break: auto-phrase;
  }

  > :first-child,
  li > :first-child,
  blockquote > :first-child {
    margin-block-start: 0;
  }

  > :last-child,
  li > :last-child,
  blockquote > :last-child {
    margin-block-end: 0;
  }

  :where(p, ul, ol, dl, blockquote, figure, pre, [role='region']) {
    margin: ${token('space.4')} 0;
  }

  :where(h1, h2, h3, h4, h5, h6) {
    margin: ${token('space.5')} 0 ${token('space.2')};
    font: ${token('typography.subheading')};
    text-align: inherit;
  }

  :is(ul, ol) {
    padding-inline-start: ${token('space.5')};
    list-style: revert;
  }

  li + li {
    margin-block-start: ${token('space.1')};
  }

  li::marker {
    color: ${token('color.text.accent')};
    font-weight: ${token('font.weight.semibold')};
  }

  dt,
  summary,
  th {
    font-weight: ${token('font.weight.semibold')};
  }

  dd {
    margin: 0 0 ${token('space.3')};
    color: ${token('color.text.secondary')};
  }

  a[href] {
    border-radius: ${token('radius.sm')};
    text-underline-offset: 0.2em;

    &:hover {
      color: ${token('color.text.linkHover')};
    }
  }

  blockquote {
    padding: ${token('space.3')} ${token('space.4')};
    border-inline-start: 3px solid ${token('color.border.brand')};
    border-radius: ${token('radius.sm')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
  }

  img {
    block-size: auto;
    border-radius: ${token('radius.md')};
  }

  figcaption,
  caption,
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.sm')};
  }

  caption {
    padding-block-end: ${token('space.2')};
    text-align: start;
  }

  hr {
    margin: ${token('space.5')} 0;
    border: 0;
    border-block-start: 1px solid ${token('color.border.subtle')};
  }

  mark {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }

  code,
  kbd,
  pre {
    font-family: ${token('font.family.mono')};
    font-size: 0.9em;
  }

  pre,
  [role='region'] {
    overflow-x: auto;
  }

  [role='region'] {
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.md')};
    font-size: ${token('font.size.sm')};

    &:has(caption) {
      padding-block-start: ${token('space.3')};
    }
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    overflow-wrap: normal;
  }

  caption,
  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
  }

  th,
  td {
    text-align: start;
    vertical-align: top;
  }

  thead th {
    background: ${token('color.table.header')};
    white-space: nowrap;
  }

  tbody tr {
    border-block-start: 1px solid ${token('color.border.subtle')};
  }
`;
