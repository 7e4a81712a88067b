import type { TokenName } from '@liveryjs/schemas/tokens';
import { cssName } from './write-stylesheet.ts';

const token = (name: TokenName) => `var(${cssName(name)})`;
const ornament = (name: string) => `var(--ornament-${name}, linear-gradient(transparent 0 0))`;

/** The chosen ones among links, buttons, options, tabs and radio buttons. */
const CHOSEN = `:is(
  :is(a, button, [role='option'], [role='tab']):is([aria-current], [aria-pressed='true'], [aria-selected='true']),
  label:has([type='radio']:checked)
)`;

/**
 * The basic styles of every page of every brand: box model, type, focus ring, one pulse for what loads. They stand in the
 * stylesheet, before the styles of any component, and are there before any script.
 */
export const pageStyle = `
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    background: ${token('gradient.page')} no-repeat, ${token('color.surface.base')};
    color: ${token('color.text.primary')};
    font: ${token('typography.body')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    scroll-padding-block-start: calc(${token('size.header')} + ${token('space.4')});
  }

  /* Where a bar stands at the lower edge, what comes into view comes above it. */
  @media not all and (min-width: 48rem) {
    html:has([data-region='bottomBar']) {
      --livery-bottom-bar: calc(${token('size.bottomBar')} + env(safe-area-inset-bottom));
      scroll-padding-block-end: calc(var(--livery-bottom-bar) + ${token('space.4')});
    }
  }

  /* Fingers want more than pointers. */
  @media (pointer: coarse) and (max-width: 47.99rem) {
    body {
      --size-control-md: ${token('size.control.touch')};
    }
  }

  /* Letters that are joined, stacked or as wide as each other are set as they are: only scripts with cases are spaced. */
  html:is(:lang(ar), :lang(hi), :lang(th), :lang(ja), :lang(ko), :lang(zh)) {
    --font-letterSpacing-tight: 0em;
    --font-letterSpacing-caps: 0em;
  }

  /* Korean parts its words with spaces: a line ends at one, not inside of a word. */
  html:lang(ko) {
    word-break: keep-all;
  }

  /* No line begins with a small kana, a long sound or a mark of repetition. */
  html:is(:lang(ja), :lang(zh)) {
    line-break: strict;
  }

  /* Japanese has no spaces: lines of short texts end after a phrase, where the browser knows phrases. */
  html:lang(ja) :is(h1, h2, h3, h4, h5, p, a, button, label, strong, small, dt) {
    word-break: auto-phrase;
  }

  /* A layer over the page keeps it from scrolling. The window's scroll bar is at the right of any writing. */
  html:has(dialog[open]),
  html:has([data-region='sideMenu']:popover-open) {
    padding-right: var(--livery-scrollbar, 0);
    overflow: hidden;
  }

  /* The page was written in another language than the visitor's choice: shown once that one is here. */
  html[data-language-pending] #root {
    visibility: hidden;
  }

  body {
    margin: 0;
    /* A window held across has its camera at one side. */
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    overflow-wrap: break-word;
  }

  /* The brand's own pattern, behind everything at the top of the page. */
  body::before {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: 40rem;
    background: ${token('color.ornament.page')};
    mask: ${ornament('page')}, linear-gradient(#000, transparent);
    mask-composite: intersect;
    content: '';
  }

  /* On grounds of their own, what loads and buttons without a ground are the ground's; what opens over them is not. */
  [data-region='header'] {
    --color-skeleton-base: ${token('color.header.skeleton')};
    --color-action-onQuiet: ${token('color.header.secondary')};
    --color-action-onQuietHover: ${token('color.header.text')};
  }

  [data-region='header'] :is([popover], dialog) {
    --color-action-onQuiet: ${token('color.text.secondary')};
    --color-action-onQuietHover: ${token('color.text.primary')};
  }

  [data-region='footer'] {
    --color-skeleton-base: ${token('color.footer.skeleton')};
  }

  [data-region='footer']::before {
    display: block;
    block-size: ${token('size.edge')};
    background: ${token('color.ornament.edge')};
    mask: ${ornament('edge')} center / auto 100% repeat-x;
    content: '';
  }

  h1, h2, h3, h4 {
    font: ${token('typography.subheading')};
    text-wrap: balance;
  }

  h2 {
    font: ${token('typography.heading')};
  }

  /* No paragraph ends with a word alone on its line. */
  :where(p) {
    text-wrap: pretty;
  }

  /* A name has a direction of its own; where it starts is the page's. Paragraphs start where their own writing does. */
  :where(h1, h2, h3, h4, strong, small):where([dir='auto']) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /* Figures stand below each other: amounts in lists, clocks, counts. Important, since the property font takes it back. */
  * {
    font-variant-numeric: tabular-nums lining-nums !important;
  }

  a {
    color: ${token('color.text.link')};
  }

  img, svg {
    display: block;
    max-inline-size: 100%;
  }

  /* Lists are mostly menus, rows and cards. Those of a text have their marks back from it. */
  :where(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: 2px;
  }

  /* Where a visitor's own few colours take the place of all others, what is chosen has those of a selection. */
  @media (forced-colors: active) {
    ${CHOSEN} {
      border-color: SelectedItem !important;
      background: SelectedItem !important;
      color: SelectedItemText !important;
      forced-color-adjust: none;
    }

    ${CHOSEN}:is(:focus-visible, [data-active]),
    ${CHOSEN}:has(:focus-visible) {
      outline-color: SelectedItemText !important;
      outline-offset: -4px !important;
    }

    ${CHOSEN} * {
      border-color: currentColor !important;
      background: none !important;
      color: inherit !important;
    }

    [aria-current]:not(a, button) {
      outline: 2px solid SelectedItem;
      outline-offset: 2px;
    }
  }

  [hidden] {
    display: none !important;
  }

  @keyframes livery-breathe {
    to {
      opacity: 0.55;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-breathing]:not([data-far] *) {
      animation: livery-breathe 1.6s ease-in-out infinite alternate;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  /* On paper stands what a visitor reads, and all of it: the page's content, or the dialog over it. What scrolls would end
     at its edge, and colours are for the screen: browsers print no grounds. */
  @media print {
    :root {
      color-scheme: light;
    }

    [data-region]:not([data-region='main']),
    html:has(dialog[open]) [data-region],
    dialog[open]:has(~ dialog[open]),
    [popover],
    dialog nav,
    [data-close],
    body::before,
    ::backdrop {
      display: none !important;
    }

    *, *::before, *::after {
      border-color: GrayText !important;
      background: none !important;
      box-shadow: none !important;
      color: CanvasText !important;
      text-shadow: none !important;
    }

    /* Flexible boxes leave sheets half empty. */
    :has(> [data-region='main']), :has(> * > [data-region='main']) {
      display: block !important;
    }

    html, body, :has(> * > [data-region='main']), dialog[open] {
      block-size: auto !important;
      min-block-size: 0 !important;
    }

    html, body, main, dialog[open], :is(main, dialog[open]) :not(img, svg, video, canvas) {
      max-block-size: none !important;
      overflow: visible !important;
    }

    dialog[open] {
      position: absolute !important;
      inset: 0 auto auto 0 !important;
      inline-size: 100% !important;
      border: 0 !important;
    }

    th {
      position: static !important;
    }

    tr, li, dt, dd, img {
      break-inside: avoid;
    }

    h1, h2, h3, h4 {
      break-after: avoid;
    }
  }
`;
