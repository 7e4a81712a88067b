import { useEffect, useMemo, useState } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs, ToggleButton } from 'react-aria-components';
import type { BrandView } from '#studio/api.ts';
import { AddDialog } from './AddDialog.tsx';
import { hashOf, type View, viewIn } from './address.ts';
import { Colors } from './Colors.tsx';
import { useAnswer } from './calls.ts';
import { Choice, FindingList, IconButton, Quiet } from './controls.tsx';
import { Inspector } from './Inspector.tsx';
import { Messages } from './Messages.tsx';
import { type Adding, nodeActions } from './node-actions.ts';
import { Preview, WIDTHS } from './Preview.tsx';
import { Review } from './Review.tsx';
import { Side } from './Side.tsx';
import { useDraft, useUndoKeys } from './use-draft.ts';
import { usePicking } from './use-picking.ts';

/** One brand: its pages, its portal, and what can be changed. */
export function Editor({ brand, revision }: { readonly brand: string; readonly revision: number }) {
  const { data, error } = useAnswer('/api/brand', { brand }, revision);
  const [choice, setChoice] = useView(brand);
  const choose = (change: View) => setChoice((before) => ({ ...before, ...change }));
  const { at: selected, audience = '' } = choice;
  const setSelected = (place: string | undefined) => choose({ at: place });
  const [isInTexts, setInTexts] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const [adding, setAdding] = useState<Adding>();
  const { draft, notice, setNotice, run, commit } = useDraft(revision, setSelected);
  const page = data?.pages.find(({ id }) => id === choice.page) ?? data?.pages[0];
  const language =
    data?.languages.find(({ code }) => code === choice.language)?.code ?? data?.defaultLanguage ?? '';
  const mode = data?.modes.find(({ id }) => id === choice.mode)?.id ?? data?.defaultMode ?? '';
  const outline = useAnswer(
    '/api/page',
    page && { brand, page: page.id, language, ...(audience !== '' && { audience }) },
    revision,
  );
  const { shown, shownBy } = useShown(data, choice.shownBy, revision);
  const shownPage = shown?.pages.find(({ id }) => id === page?.id);
  const actions = useMemo(() => nodeActions(brand, commit, setAdding), [brand, commit]);
  useEffect(() => {
    document.title = data === undefined ? 'Livery Studio' : `${data.name} – Livery Studio`;
  }, [data]);
  useUndoKeys(run);
  const width = WIDTHS.find((each) => each === choice.width) ?? '1440';
  const goTo = (id: string) =>
    id !== page?.id && choose({ page: id, at: selected?.startsWith('/routes/') ? undefined : selected });
  const picking = usePicking(selected, setSelected, goTo, (text) => setNotice({ kind: 'failed', text }));

  if (error !== undefined)
    return (
      <main className="failed">
        <Quiet title={error}>
          <p>
            <a href="#/">All brands</a>
          </p>
        </Quiet>
      </main>
    );
  return (
    <div className="editor">
      <header className="bar">
        <div className="bar-start">
          <a className="back" href="#/" aria-label="All brands">
            <span aria-hidden="true">‹</span> Brands
          </a>
          <h1 className="bar-title">{data?.name ?? ' '}</h1>
          {data !== undefined && data.parents.length > 0 && (
            <span className="quiet">extends {data.parents.join(', ')}</span>
          )}
        </div>
        <div className="bar-middle">
          {data !== undefined && page !== undefined && (
            <>
              <Choice
                label="Page"
                value={page.id}
                options={data.pages.map(({ id, title, path }) => ({ id, label: title, note: path }))}
                onChange={goTo}
              />
              {data.shownBy !== undefined && shownBy !== undefined && (
                <Choice
                  label="Shown in"
                  value={shownBy}
                  options={data.shownBy.map(({ id, name }) => ({ id, label: `In ${name}` }))}
                  onChange={(id) => choose({ shownBy: id })}
                />
              )}
              <Choice
                label="Width"
                value={width}
                options={WIDTHS.map((id) => ({ id, label: `${id} px` }))}
                onChange={(id) => choose({ width: id })}
              />
              <Choice
                label="Language"
                value={language}
                options={data.languages.map(({ code, label }) => ({ id: code, label, note: code }))}
                onChange={(code) => choose({ language: code })}
              />
              <Choice
                label="Mode"
                value={mode}
                options={data.modes}
                onChange={(id) => choose({ mode: id })}
              />
            </>
          )}
        </div>
        <div className="bar-end">
          <ToggleButton className="button" isSelected={isInTexts} onChange={setInTexts}>
            Texts
          </ToggleButton>
          <IconButton
            name="undo"
            label="Undo"
            tip={draft?.undo === undefined ? 'Nothing to undo' : `Undo: ${draft.undo}`}
            isDisabled={draft?.undo === undefined}
            onPress={() => run('/api/undo')}
          />
          <IconButton
            name="redo"
            label="Redo"
            tip={draft?.redo === undefined ? 'Nothing to redo' : `Redo: ${draft.redo}`}
            isDisabled={draft?.redo === undefined}
            onPress={() => run('/api/redo')}
          />
          <Button
            className="button primary"
            isDisabled={draft === undefined || draft.files.length === 0}
            onPress={() => setReviewed(true)}
          >
            Review{draft !== undefined && draft.steps > 0 ? ` ${draft.steps}` : ''}
          </Button>
        </div>
      </header>
      <nav className="side" aria-label="Parts of the brand">
        {data !== undefined && page !== undefined && (
          <Side
            brand={data}
            page={page.id}
            view={outline.data}
            error={outline.error}
            selected={selected}
            onSelect={setSelected}
            audience={audience}
            onAudience={(id) => choose({ audience: id === '' ? undefined : id })}
            commit={commit}
            actions={actions}
          />
        )}
      </nav>
      <main className="stage">
        {shown !== undefined && shownPage !== undefined && (
          <Preview
            key={shown.id}
            brand={shown}
            page={shownPage}
            language={language}
            mode={mode}
            width={Number(width)}
            revision={revision}
            nodes={outline.data?.nodes ?? []}
            selected={selected}
            isPicking={picking.isPicking}
            onPick={picking.setPicking}
            onHeard={picking.onHeard}
          />
        )}
        {shown !== undefined && shownPage === undefined && (
          <Quiet title={`${shown.name} has no such page`}>
            <p>Choose another page, or another portal that shows this brand.</p>
          </Quiet>
        )}
        {data?.shownBy?.length === 0 && (
          <Quiet title="No portal extends this brand">
            <p>Its settings can be changed, and show once a brand extends it.</p>
          </Quiet>
        )}
        {isInTexts && data !== undefined && (
          <Messages
            brand={data}
            language={language}
            selected={selected}
            revision={revision}
            commit={commit}
            onClose={() => setInTexts(false)}
          />
        )}
        <p className={`notice${notice === undefined ? '' : ' shown'} ${notice?.kind ?? ''}`} role="status">
          {notice?.text}
          {notice !== undefined && (
            <IconButton name="close" label="Close" onPress={() => setNotice(undefined)} />
          )}
        </p>
      </main>
      <aside className="panel" aria-label="Settings">
        <Tabs className="tabs">
          <TabList className="tab-list" aria-label="Panel">
            <Tab className="tab" id="settings">
              Settings
            </Tab>
            <Tab className="tab" id="colors">
              Colours
            </Tab>
            <Tab className="tab" id="findings">
              Findings{data !== undefined && data.findings.length > 0 ? ` ${data.findings.length}` : ''}
            </Tab>
          </TabList>
          <TabPanel className="tab-panel" id="settings">
            <Inspector
              selected={selected}
              revision={revision}
              view={outline.data}
              actions={actions}
              clicked={picking.clicked}
              context={{ brand, language, commit, open: setSelected, add: setAdding }}
            />
          </TabPanel>
          <TabPanel className="tab-panel" id="colors">
            <Colors
              brand={brand}
              shownBy={shownBy}
              mode={mode}
              modes={data?.modes ?? []}
              revision={revision}
              commit={commit}
            />
          </TabPanel>
          <TabPanel className="tab-panel" id="findings">
            {data?.findings.length === 0 && (
              <Quiet title="No findings">
                <p>This brand is in order as it stands, draft included.</p>
              </Quiet>
            )}
            <FindingList findings={data?.findings ?? []} />
          </TabPanel>
        </Tabs>
      </aside>
      {adding !== undefined && (
        <AddDialog
          adding={adding}
          brand={brand}
          language={language}
          languages={data?.languages.map(({ code }) => code) ?? []}
          revision={revision}
          commit={commit}
          onClose={() => setAdding(undefined)}
        />
      )}
      {isReviewed && (
        <Review
          draft={draft}
          revision={revision}
          run={run}
          onClose={(text) => {
            setReviewed(false);
            if (text !== undefined) setNotice({ kind: 'done', text });
          }}
        />
      )}
    </div>
  );
}

/** The view that the page's address keeps. */
function useView(brand: string) {
  const [view, setView] = useState(() => viewIn(location.hash));
  useEffect(() => {
    const hash = hashOf(brand, view);
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
  }, [brand, view]);
  useEffect(() => {
    const follow = () => setView(viewIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [view, setView] as const;
}

/** The brand whose portal is in the frame: the edited one, or of one that is only extended another one that extends it. */
function useShown(data: BrandView | undefined, chosen: string | undefined, revision: number) {
  const portals = data?.shownBy;
  const shownBy = portals?.find(({ id }) => id === chosen)?.id ?? portals?.[0]?.id;
  const other = useAnswer('/api/brand', shownBy === undefined ? undefined : { brand: shownBy }, revision);
  return { shown: portals === undefined ? data : other.data, shownBy };
}
