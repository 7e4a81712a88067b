import {
  Icon,
  LinkTo,
  SideMenuToggle,
  token,
  useAsset,
  useBrand,
  useMessages,
  useShowsSideMenu,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Props } from './header.props.ts';
import { useAway } from './use-away.ts';

const Bar = styled.div`
  --edge: max(${token('size.gutter')}, (100% - ${token('size.content')}) / 2);
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  display: grid;
  grid-template: 'lead account tools' ${token('size.header')} / minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${token('space.2')};
  padding-inline: var(--edge);
  border-block-end: 1px solid ${token('color.header.border')};
  background: ${token('color.header.surface')};
  color: ${token('color.header.text')};
  backdrop-filter: blur(${token('blur.glass')});

  /* Beside a column the header spans the window; without one it ends where the page's content does. */
  &[data-column] {
    --edge: ${token('size.gutter')};
  }

  &[data-layout='bar'] {
    grid-template:
      'lead account tools' ${token('size.header')} 'navigation navigation navigation' auto / minmax(0, 1fr)
      auto auto;
  }

  @media (min-width: 64rem) {
    column-gap: ${token('space.4')};

    &[data-layout='bar'] {
      grid-template: 'lead navigation account tools' ${token('size.header')} / auto minmax(0, 1fr) auto auto;
    }
  }

  /* On phones it leaves with the way down and is back with the way up, or when something in it is used. */
  @media not all and (min-width: 48rem) {
    transition: translate ${token('motion.duration.fast')};

    &[data-away]:not(:focus-within, :has(:popover-open)) {
      translate: 0 -100%;
    }
  }

  /* A window so low has no room to spare. */
  @media (max-height: 26rem) {
    position: static;
  }
`;

const Lead = styled.div`
  display: flex;
  grid-area: lead;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  margin-inline-start: calc(-1 * ${token('space.2')});
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  font-size: ${token('font.size.lg')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
  }
`;

const Home = styled.a`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${token('size.target')};
  border-radius: ${token('radius.sm')};
  color: inherit;
  font: ${token('typography.heading')};
  text-decoration: none;

  img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: ${token('size.logo')};
    object-fit: contain;
    object-position: left;

    [dir='rtl'] & {
      object-position: right;
    }
  }
`;

const Navigation = styled.div`
  grid-area: navigation;
  min-inline-size: 0;

  /* To the edges of the window, so that a row that scrolls sideways shows that it does. */
  @media not all and (min-width: 64rem) {
    margin-inline: calc(-1 * ${token('size.gutter')});
    padding-inline: calc(${token('size.gutter')} - ${token('space.3')});

    &:not(:empty) {
      padding-block-end: ${token('space.1')};
    }
  }
`;

/** At the end of what the logo leaves: beside the account. */
const SearchPlace = styled.div`
  flex: none;
  margin-inline-start: auto;
  color: ${token('color.header.secondary')};

  &:empty {
    display: none;
  }
`;

/** The row below the bar that scrolls away with the page. */
const Row = styled.div`
  --edge: max(${token('size.gutter')}, (100% - ${token('size.content')}) / 2);
  padding-inline: var(--edge);
  border-block-end: 1px solid ${token('color.header.border')};
  background: ${token('color.header.surface')};

  &[data-column] {
    --edge: ${token('size.gutter')};
  }

  &:not(:has(nav)) {
    display: none;
  }

  /* The first link's text stands where the logo does. */
  @media (min-width: 64rem) {
    padding-inline: calc(var(--edge) - ${token('space.2')});
  }

  @media (min-width: 96rem) {
    padding-inline: calc(var(--edge) - ${token('space.3')});
  }
`;

const AccountPlace = styled.div`
  grid-area: account;

  /* Where the side menu holds the tools, the gap in front of them would keep the account from the page's edge. */
  @media not all and (min-width: 64rem) {
    &:has(+ [data-in-menu]) {
      margin-inline-end: calc(-1 * ${token('space.2')});
    }
  }
`;

const Tools = styled.div`
  display: flex;
  grid-area: tools;
  align-items: center;
  gap: ${token('space.1')};
  margin-inline-end: calc(-1 * ${token('space.2')});
  color: ${token('color.header.secondary')};

  /* There the side menu holds them, and the bar has room for the account alone. */
  @media not all and (min-width: 64rem) {
    &[data-in-menu] {
      display: none;
    }
  }

  /* Without a menu a phone has room for one tool beside the logo and the account: the last one, the language. */
  @media not all and (min-width: 30rem) {
    > :not(:last-child) {
      display: none;
    }
  }
`;

/** The bar at the top of every page: the way home, the way around, the account, and what is always at hand. */
export default function Header({ props: { layout }, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { name, layout: regions } = useBrand();
  const column = regions.sideMenu === 'column' && { 'data-column': '' };
  const logo = useAsset('logo');
  const hasMenu = useShowsSideMenu();
  const bar = useRef<HTMLDivElement>(null);
  useAway(bar);
  const navigation = <Navigation>{slot('navigation')}</Navigation>;
  return (
    <>
      <Bar ref={bar} {...column} data-layout={layout}>
        <Lead>
          <Toggle as={SideMenuToggle}>
            <Icon name="menu" />
            <VisuallyHidden>{t('engine.openMenu')}</VisuallyHidden>
          </Toggle>
          <Home as={LinkTo} to={{ route: 'home' }}>
            {logo ? <img src={logo} alt={t('header.home', { brand: name })} /> : name}
          </Home>
          <SearchPlace>{slot('search')}</SearchPlace>
        </Lead>
        {layout === 'bar' && navigation}
        <AccountPlace>{slot('account')}</AccountPlace>
        <Tools {...(hasMenu && { 'data-in-menu': '' })}>{slot('tools')}</Tools>
      </Bar>
      {layout === 'stacked' && <Row {...column}>{navigation}</Row>}
    </>
  );
}
