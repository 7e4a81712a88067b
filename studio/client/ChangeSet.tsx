import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangeSetView } from '#studio/api.ts';
import { hashOf, hashOfSets } from './address.ts';
import { Log, whenOf } from './ChangeSets.tsx';
import { type CallError, call, useAnswer } from './calls.ts';
import { Quiet } from './controls.tsx';
import { Notes } from './Notes.tsx';
import { Files, Findings } from './Outcome.tsx';
import { ReleaseState, ReleaseTools } from './Releases.tsx';
import { visible } from './visible.ts';

/** A change set: all that it does, and the ways to look at it, to apply it and to take it back. */
export function ChangeSet({ name, revision }: { readonly name: string; readonly revision: number }) {
  const { data, error } = useAnswer('/api/change-set', { name }, revision);
  const { data: all } = useAnswer('/api/change-sets', {}, revision);
  const [told, setTold] = useState<{ readonly isRefusal: boolean; readonly text: string }>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${data?.title ?? name} – Livery Studio`;
  }, [data, name]);
  const act = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const text = await work();
      setTold(text === undefined ? undefined : { isRefusal: false, text });
    } catch (reason) {
      setTold({ isRefusal: true, text: (reason as CallError).message });
    }
    setBusy(false);
  };
  const open = (brand: string) =>
    act(async () => {
      await call('/api/open-set', { name });
      location.hash = hashOf(brand, {});
      return undefined;
    });
  const take = (side: 'mine' | 'theirs') =>
    act(async () => {
      const path = data?.applied === undefined ? '/api/rebase-set' : '/api/take-back-set';
      return (await call(path, { name, take: side })).sentence;
    });
  const approve = (isWithdrawn: boolean) =>
    act(async () => (await call('/api/approve-set', { name, ...(isWithdrawn && { isWithdrawn }) })).sentence);
  const lines = all?.log.filter(({ change }) => change === name) ?? [];
  return (
    <div className="home set">
      <header className="home-head">
        <div>
          <p className="mark">
            <a href={hashOfSets()}>
              <span aria-hidden="true">‹ </span>Change sets
            </a>
          </p>
          <h1>{visible(data?.title ?? name)}</h1>
          {data !== undefined && <p className="quiet">{stateLine(name, data)}</p>}
        </div>
        {data !== undefined && data.edits.length > 0 && (
          <div className="home-tools">
            {data.applied === undefined ? (
              <>
                <Button
                  className="button"
                  isDisabled={isBusy || data.collisions.length > 0 || data.wrong.length > 0}
                  onPress={() => open(data.reach[0]?.brand ?? data.brands[0] ?? '')}
                >
                  Open as your draft
                </Button>
                {data.approved?.isOfTheseEdits ? (
                  <Button className="button" isDisabled={isBusy} onPress={() => approve(true)}>
                    Withdraw the approval
                  </Button>
                ) : (
                  <Button
                    className="button"
                    isDisabled={isBusy || isHeld(data)}
                    onPress={() => approve(false)}
                  >
                    Approve
                  </Button>
                )}
                <ReleaseTools {...{ name, all, act }} set={data} isHeld={isBusy || isHeld(data)} />
                <Button
                  className="button primary"
                  isDisabled={isBusy || isHeld(data)}
                  onPress={() => act(async () => (await call('/api/apply-set', { name })).sentence)}
                >
                  Apply
                </Button>
              </>
            ) : (
              <>
                <ReleaseTools {...{ name, all, act }} set={data} isHeld={isBusy} />
                <Button
                  className="button"
                  isDisabled={isBusy || data.collisions.length > 0}
                  onPress={() => act(async () => (await call('/api/take-back-set', { name })).sentence)}
                >
                  Take back
                </Button>
              </>
            )}
          </div>
        )}
      </header>
      <main className="set-body">
        <p className={told?.isRefusal ? 'error-text set-told' : 'set-told'} role="status">
          {told !== undefined && visible(told.text)}
        </p>
        {error !== undefined && (
          <Quiet title={error}>
            <a href={hashOfSets()}>All change sets</a>
          </Quiet>
        )}
        <ReleaseState name={name} all={all} />
        {data === undefined && error === undefined && (
          <div className="panel-loading" role="status" aria-label="Checking the change set" />
        )}
        {data !== undefined && <Content data={data} isBusy={isBusy} onTake={take} />}
        {data !== undefined && <Notes set={data} />}
        {lines.length > 0 && (
          <section>
            <h3>Log</h3>
            <Log lines={lines} />
          </section>
        )}
      </main>
    </div>
  );
}

/** Tells whether something keeps a set from being applied. */
function isHeld({ collisions, wrong, errors }: ChangeSetView): boolean {
  return collisions.length > 0 || wrong.length > 0 || errors > 0;
}

function stateLine(name: string, set: ChangeSetView): string {
  const { edits } = set;
  const count = edits.length === 1 ? '1 edit' : `${edits.length} edits`;
  return `${name} · ${count}, ${stateOf(set)}`;
}

function stateOf({ applied, approved }: ChangeSetView): string {
  if (applied !== undefined) return `applied by ${visible(applied.by)} on ${whenOf(applied.at)}`;
  if (approved === undefined) return 'not applied';
  const by = visible(approved.by);
  return approved.isOfTheseEdits
    ? `approved by ${by} on ${whenOf(approved.at)}, not applied`
    : `not applied, changed since ${by} approved it`;
}

function Content({
  data,
  isBusy,
  onTake,
}: {
  readonly data: ChangeSetView;
  readonly isBusy: boolean;
  readonly onTake: (side: 'mine' | 'theirs') => void;
}) {
  const { edits, changed, collisions, wrong, files, come, gone, errors, reach, applied } = data;
  if (edits.length === 0)
    return (
      <Quiet title="No edits yet">
        <p>Change something in a brand, and keep it in this set from the review.</p>
      </Quiet>
    );
  return (
    <>
      {collisions.length > 0 && (
        <div className="warning-box" role="alert">
          <p>
            {applied === undefined
              ? 'Somebody else has changed the same places. Both are kept: choose the values of the set (mine) or of the files (theirs).'
              : 'Somebody else has changed the same places since. Choose the values from before (mine) or of the files (theirs).'}
          </p>
          <Sentences sentences={collisions} />
          <div className="collision-choice">
            <Button className="button" isDisabled={isBusy} onPress={() => onTake('mine')}>
              {applied === undefined ? 'Values of the set' : 'Values from before'}
            </Button>
            <Button className="button" isDisabled={isBusy} onPress={() => onTake('theirs')}>
              Values of the files
            </Button>
          </div>
        </div>
      )}
      {wrong.length > 0 && (
        <div className="warning-box" role="alert">
          <p>It cannot be applied as it is:</p>
          <Sentences sentences={wrong} />
        </div>
      )}
      {errors > 0 && (
        <div className="warning-box" role="alert">
          <p>
            {errors === 1 ? '1 error would' : `${errors} errors would`} come of it, so it cannot be applied.
            Open it as your draft to mend it.
          </p>
        </div>
      )}
      {changed.length > 0 && collisions.length === 0 && (
        <p className="quiet">Changed since the edits were made, at other places: {changed.join(', ')}</p>
      )}
      <section>
        <h3>{applied === undefined ? 'What changes' : 'What it has changed'}</h3>
        <Sentences sentences={edits.map(({ sentence }) => sentence)} />
      </section>
      {applied === undefined && wrong.length === 0 && collisions.length === 0 && (
        <>
          <section>
            <h3>What it reaches</h3>
            {reach.length === 0 ? (
              <p className="quiet">No portal.</p>
            ) : (
              <dl className="reach">
                {reach.map(({ brand, pages, modes, languages }) => (
                  <div key={brand}>
                    <dt>{brand}</dt>
                    <dd>
                      Pages: {visible(pages)}
                      <span className="hint">
                        Modes: {modes.join(', ')}; languages: {languages.join(', ')}
                      </span>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          <Findings come={come} gone={gone} />
        </>
      )}
      {files.length > 0 && <Files files={files} />}
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ol className="sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{visible(sentence)}</li>
      ))}
    </ol>
  );
}
