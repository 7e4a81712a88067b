import { css, styled } from 'styled-components';
import { PageTitle } from './page-title.ts';
import { token } from './token.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  &[data-fill] {
    block-size: 100dvh;
  }

  /* All of a phone's window, and of one so low, belongs to such a page, which has a way back of its own. */
  @media not all and (min-width: 640px), (max-height: 26rem) {
    &[data-fill] > [data-region='header'] {
      display: none;
    }
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${token('space.2')};
  inset-inline-start: ${token('space.2')};
  z-index: ${token('layer.notice')};
  padding: ${token('space.2')} ${token('space.4')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.overlay')};
  color: ${token('color.text.primary')};

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Its widgets stick to the window, if they want to: the region has no box of its own that would hold them. */
export const Header = styled.header`
  display: contents;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  flex-direction: column;

  @media (min-width: 64rem) {
    flex-direction: row;
    align-items: stretch;
  }
`;

const drawer = css`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(${token('size.sideMenu')} + ${token('space.7')}, 86vw);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  box-shadow: ${token('shadow.xl')};
  overflow-y: auto;
  overscroll-behavior: contain;
  transform: translateX(-100%);
  transition:
    transform ${token('motion.duration.normal')} ${token('motion.easing.standard')},
    display ${token('motion.duration.normal')} allow-discrete,
    overlay ${token('motion.duration.normal')} allow-discrete;

  [dir='rtl'] & {
    transform: translateX(100%);
  }

  &:popover-open {
    transform: none;
  }

  @starting-style {
    &:popover-open {
      transform: translateX(-100%);
    }

    [dir='rtl'] &:popover-open {
      transform: translateX(100%);
    }
  }

  &::backdrop {
    background: ${token('color.scrim')};
  }
`;

/** A popover: a drawer over the page, or from a width on a column beside it. */
export const SideMenu = styled.div`
  box-sizing: border-box;
  inline-size: ${token('size.sideMenu')};
  border: 0;
  padding: 0;
  background: ${token('color.sideMenu.surface')};
  color: ${token('color.sideMenu.text')};

  &:where([data-form='drawer']) {
    ${drawer}
  }

  &:where([data-form='column']) {
    @media (min-width: 64rem) {
      position: sticky;
      inset: auto;
      inset-block-start: ${token('size.header')};
      display: block;
      flex: none;
      block-size: calc(100dvh - ${token('size.header')});
      margin: 0;
      border-inline-end: 1px solid ${token('color.sideMenu.border')};
      overflow-y: auto;
    }

    @media not all and (min-width: 64rem) {
      ${drawer}
    }
  }
`;

export const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  /* The footer stays out of sight at first, however little is in here: it would jump. */
  min-block-size: 100svh;
  padding: ${token('space.4')} ${token('size.gutter')} ${token('space.7')};

  & > * + * {
    margin-block-start: ${token('space.6')};
  }

  /* On a phone, what a page is about stands in the upper half of the window. */
  @media not all and (min-width: 640px) {
    padding-block-start: ${token('space.3')};

    & > * + * {
      margin-block-start: ${token('space.5')};
    }
  }

  /* A title keeps what follows away from itself: one that only screen readers have takes no room. */
  & > h1 + * {
    margin-block-start: 0;
  }

  & > ${PageTitle} {
    margin-inline: auto;
    margin-block-end: ${token('space.4')};

    @media not all and (min-width: 640px) {
      margin-block-end: ${token('space.3')};
    }
  }

  /* A widget says the page's title better. */
  & > h1:has(~ * h1) {
    display: none;
  }

  & > * {
    max-inline-size: ${token('size.content')};
    margin-inline: auto;
  }

  [data-fill] & {
    display: grid;
    min-block-size: 0;
    padding: 0;

    & > * {
      inline-size: 100%;
      max-inline-size: none;
    }
  }
`;

export const RightBar = styled.aside`
  @media (min-width: 64rem) {
    &:where([data-form='column']) {
      position: sticky;
      inset-block-start: ${token('size.header')};
      flex: none;
      inline-size: ${token('size.rightBar')};
      block-size: calc(100dvh - ${token('size.header')});
      border-inline-start: 1px solid ${token('color.border.subtle')};
      overflow-y: auto;
    }

    &:where([data-form='floating']) {
      position: fixed;
      inset-block: ${token('size.header')} 0;
      inset-inline-end: 0;
      z-index: ${token('layer.sticky')};
      display: grid;
      align-content: center;
      pointer-events: none;

      & > * {
        pointer-events: auto;
      }
    }
  }
`;

/**
 * Sticks to the lower edge of a phone's window, and has a place of its own at the end of the page: it covers nothing
 * there. It gives way to what lies over the page and to a keyboard on the screen.
 */
export const BottomBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer.sticky')};

  @media (min-width: 48rem) {
    display: none;
  }

  html:has(dialog[open]) & {
    visibility: hidden;
  }

  @media (pointer: coarse) {
    html:has(:is(input:not([type='checkbox'], [type='radio'], [type='file']), textarea):focus) & {
      visibility: hidden;
    }
  }
`;
