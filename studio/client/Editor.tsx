import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import type { BrandView, StudioEdit } from '#studio/api.ts';
import type { ToldFacts } from '#studio/bridge.ts';
import { AddDialog } from './AddDialog.tsx';
import { brandIn, hashOf, hashOfSets, type View, viewIn } from './address.ts';
import { guiseOf, namesByKind } from './as-whom.ts';
import { useAnswer } from './calls.ts';
import { Choice, FindingList, IconButton, Quiet } from './controls.tsx';
import { LeftToDo } from './LeftToDo.tsx';
import { ListButtons, type ListName, OpenList } from './Lists.tsx';
import type { MadeBrand } from './NewBrand.tsx';
import { type Adding, nodeActions } from './node-actions.ts';
import { OtherBrands } from './OtherBrands.tsx';
import { Panel } from './Panel.tsx';
import { Preview, WIDTHS } from './Preview.tsx';
import { Review } from './Review.tsx';
import { useRegionKeys } from './regions.ts';
import { SeenAs } from './SeenAs.tsx';
import { Side } from './Side.tsx';
import { useDraft, useUndoKeys } from './use-draft.ts';
import { usePicking } from './use-picking.ts';
import { visible } from './visible.ts';

/** One brand: its pages, its portal, and what can be changed. */
export function Editor({
  brand,
  revision,
  made,
  onRead,
}: {
  readonly brand: string;
  readonly revision: number;
  /** The work that is left, where the brand was just made. */
  readonly made: MadeBrand | undefined;
  /** Hears that nobody needs to read it any more. */
  readonly onRead: () => void;
}) {
  const { data, error } = useAnswer('/api/brand', { brand }, revision);
  const [choice, setChoice] = useView(brand);
  const choose = (change: View) => setChoice((before) => ({ ...before, ...change }));
  const { at: selected } = choice;
  const guise = useMemo(() => guiseOf(choice, data?.timeZone), [choice, data?.timeZone]);
  const [seen, setSeen] = useState<ToldFacts>();
  const setSelected = (place: string | undefined) => choose({ at: place });
  /** The list that lies over the portal. */
  const [list, setList] = useState<ListName>();
  const [isReviewed, setReviewed] = useState(false);
  /** The edit that is to be made in other brands, too, and whether the review asked for it. */
  const [spreading, setSpreading] = useState<{ readonly edit: StudioEdit; readonly isReviewed: boolean }>();
  const [adding, setAdding] = useState<Adding>();
  const { draft, notice, again, setNotice, run, commit } = useDraft(revision, setSelected);
  const page = data?.pages.find(({ id }) => id === choice.page) ?? data?.pages[0];
  const language =
    data?.languages.find(({ code }) => code === choice.language)?.code ?? data?.defaultLanguage ?? '';
  const mode = data?.modes.find(({ id }) => id === choice.mode)?.id ?? data?.defaultMode ?? '';
  const outline = useAnswer(
    '/api/page',
    page && { brand, page: page.id, ...(seen && { facts: namesByKind(seen) }) },
    revision,
    `${brand} ${page?.id}`,
  );
  const { shown, shownBy } = useShown(data, choice.shownBy, revision);
  const shownPage = shown?.pages.find(({ id }) => id === page?.id);
  const actions = useMemo(() => nodeActions(brand, commit, setAdding), [brand, commit]);
  useEffect(() => {
    document.title = data === undefined ? 'Livery Studio' : `${data.name} – Livery Studio`;
  }, [data]);
  useUndoKeys(run);
  useRegionKeys();
  const width = WIDTHS.find((each) => each === choice.width) ?? '1440';
  const goTo = (id: string) =>
    id !== page?.id && choose({ page: id, at: selected?.startsWith('/routes/') ? undefined : selected });
  const picking = usePicking(selected, setSelected, goTo, (text) => setNotice({ kind: 'failed', text }), {
    facts: setSeen,
    audience: (audience) => choose({ audience }),
  });

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
      <header className="bar" data-region="">
        <div className="bar-start">
          <a className="back" href="#/" aria-label="All brands">
            <span aria-hidden="true">‹</span> Brands
          </a>
          <a className="back" href={hashOfSets(draft?.set?.name)}>
            {draft?.set === undefined ? 'Change sets' : 'Change set'}
          </a>
          <h1 className="bar-title">{visible(data?.name ?? ' ')}</h1>
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
              <SeenAs brand={data} choice={choice} seen={seen} onChange={choose} />
            </>
          )}
        </div>
        <div className="bar-end">
          <ListButtons open={list} onChange={setList} />
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
      <nav className="side" aria-label="Parts of the brand" data-region="">
        {data !== undefined && page !== undefined && (
          <Side
            brand={data}
            page={page.id}
            view={outline.data}
            error={outline.error}
            selected={selected}
            onSelect={setSelected}
            commit={commit}
            actions={actions}
          />
        )}
      </nav>
      <main className="stage" data-region="">
        {shown?.isBroken && (
          <Quiet title={`${visible(shown.name)} cannot be shown yet`}>
            <p>Its portal opens here as soon as these errors are fixed, in the studio or in the files.</p>
            <FindingList findings={shown.findings.filter(({ severity }) => severity === 'error')} />
          </Quiet>
        )}
        {shown !== undefined && !shown.isBroken && shownPage !== undefined && (
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
            guise={guise}
            onPick={picking.setPicking}
            onHeard={picking.onHeard}
          />
        )}
        {shown !== undefined && !shown.isBroken && shownPage === undefined && (
          <Quiet title={`${visible(shown.name)} does not have this page`}>
            <p>Choose another page above, or another brand to show it in.</p>
          </Quiet>
        )}
        {data?.shownBy?.length === 0 && (
          <Quiet title="No portal extends this brand">
            <p>You can change its settings. They show once a brand extends it.</p>
          </Quiet>
        )}
        {list !== undefined && data !== undefined && (
          <OpenList
            name={list}
            brand={data}
            language={language}
            selected={selected}
            revision={revision}
            commit={commit}
            onShow={goTo}
            onClose={() => setList(undefined)}
          />
        )}
        <p className={`notice${notice === undefined ? '' : ' shown'} ${notice?.kind ?? ''}`} role="status">
          {notice?.text}
          {again !== undefined && (
            <Button className="link-button" onPress={again}>
              Try again
            </Button>
          )}
          {notice !== undefined && (
            <IconButton name="close" label="Close" onPress={() => setNotice(undefined)} />
          )}
        </p>
      </main>
      <Panel
        data={data}
        page={page?.id}
        selected={selected}
        view={outline.data}
        actions={actions}
        clicked={picking.clicked}
        shownBy={shownBy}
        mode={mode}
        revision={revision}
        context={{
          brand,
          language,
          commit,
          open: setSelected,
          add: setAdding,
          spread: (edit) => setSpreading({ edit, isReviewed: false }),
        }}
      >
        {made !== undefined && (
          <LeftToDo made={made} sections={data?.sections ?? []} onOpen={setSelected} onClose={onRead} />
        )}
      </Panel>
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
      {spreading !== undefined && (
        <OtherBrands
          edit={spreading.edit}
          revision={revision}
          commit={commit}
          onClose={() => {
            setSpreading(undefined);
            setReviewed(spreading.isReviewed);
          }}
        />
      )}
      {isReviewed && (
        <Review
          draft={draft}
          revision={revision}
          run={run}
          onSpread={(edit) => {
            setReviewed(false);
            setSpreading({ edit, isReviewed: true });
          }}
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
    // An address of no brand, or of another one, is not this view's: it would be written over.
    const follow = () => {
      if (brandIn(location.hash) === brand) setView(viewIn(location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [brand]);
  return [view, setView] as const;
}

/** The brand whose portal is in the frame: the edited one, or of one that is only extended another one that extends it. */
function useShown(data: BrandView | undefined, chosen: string | undefined, revision: number) {
  const portals = data?.shownBy;
  const shownBy = portals?.find(({ id }) => id === chosen)?.id ?? portals?.[0]?.id;
  const other = useAnswer('/api/brand', shownBy === undefined ? undefined : { brand: shownBy }, revision);
  return { shown: portals === undefined ? data : other.data, shownBy };
}
