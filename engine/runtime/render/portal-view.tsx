import { listName } from '@liveryjs/compiler/plain/list-name';
import { useApp, useAppState } from './app.ts';
import { Main, Page } from './layout.tsx';
import { Listed } from './listed.tsx';
import { Notices } from './notices.tsx';
import { Shell } from './shell.tsx';
import { StatusKeeper } from './status-keeper.tsx';
import { useNavigator } from './use-navigator.ts';
import { useTitle } from './use-title.ts';

/** The page by the system status [2.18]: the portal, a screen of the brand, or nothing. */
export function PortalView() {
  const status = useAppState((state) => state.status);
  useNavigator();
  return (
    <>
      <StatusKeeper />
      {status === 0 || status === 'pending' || status === 'failed' ? (
        <Shell />
      ) : (
        <StatusScreen status={status} />
      )}
    </>
  );
}

function StatusScreen({ status }: { status: number }) {
  const { brand } = useApp();
  const screen = brand.statusScreens.find((item) => item.status === status);
  useTitle(screen?.title);
  if (!screen) return null;
  return (
    <Page>
      <Main>
        <Listed name={listName.statusScreen(screen.id)} list={screen.main} />
      </Main>
      <Notices />
    </Page>
  );
}
