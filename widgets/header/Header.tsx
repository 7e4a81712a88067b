import { styled } from 'styled-components';
import {
  Icon,
  LinkTo,
  SideMenuToggle,
  token,
  useAsset,
  useBrand,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '#engine/kit/index.ts';
import type { Props } from './header.props.ts';

const Bar = styled.div<{ $column: boolean }>`
  /* Beside a column the bar spans the window; without one it ends where the page's content does. */
  --edge: ${({ $column }) =>
    $column ? token('size.gutter') : `max(${token('size.gutter')}, (100% - ${token('size.content')}) / 2)`};
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  display: grid;
  grid-template: 'lead tools' ${token('size.header')} 'navigation navigation' auto / 1fr auto;
  align-items: center;
  column-gap: ${token('space.3')};
  padding-inline: var(--edge);
  border-block-end: 1px solid ${token('color.header.border')};
  background: ${token('color.header.surface')};
  color: ${token('color.header.text')};
  backdrop-filter: blur(${token('blur.glass')});

  @media (min-width: 64rem) {
    grid-template: 'lead navigation tools' ${token('size.header')} / auto minmax(0, 1fr) auto;
    column-gap: ${token('space.6')};
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

const Toggle = styled(SideMenuToggle)`
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

const Home = styled(LinkTo)`
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
    block-size: ${token('size.logo')};
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

const Tools = styled.div`
  display: flex;
  grid-area: tools;
  align-items: center;
  gap: ${token('space.1')};
  margin-inline-end: calc(-1 * ${token('space.2')});
  color: ${token('color.header.secondary')};
`;

/** The bar at the top of every page: the way home, the way around, and what is always at hand. */
export default function Header({ slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { name, layout } = useBrand();
  const logo = useAsset('logo');
  return (
    <Bar $column={layout.sideMenu === 'column'}>
      <Lead>
        <Toggle>
          <Icon name="menu" />
          <VisuallyHidden>{t('engine.openMenu')}</VisuallyHidden>
        </Toggle>
        <Home to={{ route: 'home' }}>
          {logo ? <img src={logo} alt={t('header.home', { brand: name })} /> : name}
        </Home>
      </Lead>
      <Navigation>{slot('navigation')}</Navigation>
      <Tools>{slot('tools')}</Tools>
    </Bar>
  );
}
