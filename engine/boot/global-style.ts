import { createGlobalStyle } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** What every page starts from: box model, type, focus ring, one pulse for what loads. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    background: ${token('gradient.page')} no-repeat, ${token('color.surface.base')};
    color: ${token('color.text.primary')};
    font: ${token('font.weight.regular')} ${token('font.size.md')} / ${token('font.lineHeight.normal')} ${token('font.family.body')};
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    scroll-padding-block-start: calc(${token('size.header')} + ${token('space.4')});
  }

  /* The page was written in another language than the visitor's choice: shown once that one is here. */
  html[data-language-pending] #root {
    visibility: hidden;
  }

  body {
    margin: 0;
    overflow-wrap: break-word;
  }

  h1, h2, h3 {
    font-family: ${token('font.family.display')};
    line-height: ${token('font.lineHeight.tight')};
    text-wrap: balance;
  }

  a {
    color: ${token('color.text.link')};
  }

  img, svg {
    display: block;
    max-inline-size: 100%;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: 2px;
  }

  [hidden] {
    display: none !important;
  }

  @keyframes livery-breathe {
    to {
      opacity: 0.55;
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
`;
