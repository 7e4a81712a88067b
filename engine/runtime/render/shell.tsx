import { listName } from '@liveryjs/compiler/plain/list-name';
import type { Route } from '@liveryjs/schemas/brand';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginRedirect } from '#engine/routing/login-redirect.ts';
import { useMainKey } from '#engine/routing/use-main-key.ts';
import { useScroll } from '#engine/routing/use-scroll.ts';
import { useApp, useAppState } from './app.ts';
import { tabStorage } from './browser/storage.ts';
import { EarlyPress } from './early-press.ts';
import { OutagePage } from './failure.tsx';
import { keepScrollbarRoom } from './keep-scrollbar-room.ts';
import { Body, BottomBar, Header, Main, Page, RightBar, SideMenu, SkipLink } from './layout.tsx';
import { Listed } from './listed.tsx';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { PageTitle } from './page-title.ts';
import { Placements } from './placement.tsx';
import { closeSideMenu, SIDE_MENU_ID } from './region-toggle.tsx';
import { Skeleton } from './skeleton.tsx';
import { useMessages } from './use-language.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useRoute } from './use-route.ts';
import { useTitle } from './use-title.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** The portal itself: the regions that the route asks for around its main region [2.16]. */
export function Shell() {
  const { brand, state } = useApp();
  const t = useMessages();
  const route = useRoute();
  const key = useMainKey(brand.panels);
  const place = usePanelPlace();
  const main = useRef<HTMLElement>(null);
  const toLogin = useLoginRedirect(route);
  useScroll(brand.panels, () => main.current?.focus({ preventScroll: true }), tabStorage());
  const title = route === 'pending' ? undefined : (route?.title ?? brand.notFound?.title);
  // The panel says its own, once its words are here.
  useTitle(place ? undefined : title);
  useClosingMenu();
  usePrefetch();
  const shows = (region: Route['regions'][number]) =>
    (typeof route !== 'object' || route.regions.includes(region)) && (brand.regions[region]?.length ?? 0) > 0;
  return (
    <Page data-fill={(typeof route === 'object' && route.fill) || undefined}>
      <SkipLink href="#main">{t('engine.skipToContent')}</SkipLink>
      {shows('header') && (
        <Header data-region="header">
          <Placements list={brand.regions.header} />
        </Header>
      )}
      <Body>
        {shows('sideMenu') && (
          <SideMenu
            id={SIDE_MENU_ID}
            popover="auto"
            data-form={brand.layout.sideMenu}
            data-region="sideMenu"
            onBeforeToggle={({ newState }) => {
              keepScrollbarRoom();
              state.menu = newState === 'open';
            }}
          >
            <Placements list={brand.regions.sideMenu} />
          </SideMenu>
        )}
        <Main id="main" ref={main} tabIndex={-1} data-region="main">
          <OutagePage key={key}>
            <MainContent route={route} waits={toLogin} />
          </OutagePage>
        </Main>
        {shows('rightBar') && (
          <RightBar
            data-form={brand.layout.rightBar}
            data-region="rightBar"
            aria-label={t('engine.rightBar')}
          >
            <Placements list={brand.regions.rightBar} />
          </RightBar>
        )}
      </Body>
      {shows('footer') && (
        <footer data-region="footer">
          <Placements list={brand.regions.footer} />
        </footer>
      )}
      {shows('bottomBar') && (
        <BottomBar data-region="bottomBar">
          <Placements list={brand.regions.bottomBar} />
        </BottomBar>
      )}
      <Overlays />
      <Notices />
      <EarlyPress />
    </Page>
  );
}

/** The title of a page that does not show it. It gives way to the title of a widget, which would be a second one of the page. */
const HiddenTitle = styled(VisuallyHidden)`
  &:has(~ h1, ~ * h1) {
    display: none;
  }
`;

/** @param waits whether the visitor is on the way to somewhere else: the page has its title and nothing below */
function MainContent({ route, waits }: { route: Route | 'pending' | undefined; waits: boolean }) {
  const { brand } = useApp();
  const t = useMessages();
  if (route === 'pending') return <Skeleton />;
  if (!route) return <Listed name={listName.notFound} list={brand.notFound?.main ?? []} />;
  const title = t(route.title);
  return (
    <>
      {route.hideTitle || route.fill ? (
        <HiddenTitle as="h1">{title}</HiddenTitle>
      ) : (
        <PageTitle>{title}</PageTitle>
      )}
      {waits ? <Skeleton /> : <Listed name={listName.route(route.id)} list={route.main} />}
    </>
  );
}

/** Sends a visitor without a session to the login route where the brand asks for it; true while it does. */
function useLoginRedirect(route: Route | 'pending' | undefined): boolean {
  const { brand, portal, state } = useApp();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAppState((state) => state.signedIn);
  const knownRoute = route === 'pending' ? undefined : route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the session changes
  useEffect(() => {
    // Asked of the portal, not of `signedIn`: hydration starts as a visitor even where there is a session.
    const path = loginRedirect(brand, pathname, knownRoute, portal.signedIn());
    if (!path) return;
    const page = pathname + search + hash;
    state.aim = () => navigate(page, { replace: true });
    navigate(path, { replace: true });
  }, [brand, pathname, knownRoute, portal, navigate, signedIn]);
  return loginRedirect(brand, pathname, knownRoute, signedIn) !== undefined;
}

function useClosingMenu(): void {
  const { pathname } = useLocation();
  // The first page leaves open what was opened before its code came.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) closeSideMenu();
    shown.current = pathname;
  }, [pathname]);
}
