import { useEffect } from 'react';
import type { ChangeLogLine, ChangeSetsView, ChangeSummary } from '#studio/api.ts';
import { hashOfSets } from './address.ts';
import { useAnswer } from './calls.ts';
import { Quiet } from './controls.tsx';
import { visible } from './visible.ts';

/** Every change set of the repository with what is to be said of it, and the log. */
export function ChangeSets({ revision }: { readonly revision: number }) {
  const { data, error } = useAnswer('/api/change-sets', {}, revision);
  useEffect(() => {
    document.title = 'Change sets – Livery Studio';
  }, []);
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <p className="mark">
            <a href="#/">Livery Studio</a>
          </p>
          <h1>Change sets</h1>
        </div>
      </header>
      <main>
        {error !== undefined && <Quiet title={error} />}
        {data === undefined && error === undefined && (
          <div className="brand-list" role="status" aria-label="Loading change sets">
            {['a', 'b', 'c'].map((key) => (
              <div key={key} className="set-row skeleton" />
            ))}
          </div>
        )}
        {data?.sets.length === 0 && (
          <Quiet title="No change sets yet">
            <p>Change something in a brand, and keep it as a change set from the review.</p>
          </Quiet>
        )}
        {data !== undefined && data.sets.length > 0 && (
          <ul className="brand-list" aria-label="Change sets">
            {data.sets.map((set) => (
              <Row key={set.name} set={set} standing={standingOf(set.name, data)} revision={revision} />
            ))}
          </ul>
        )}
        {data?.unread !== undefined && <p className="warning-box set-log">{data.unread}</p>}
        {data !== undefined && data.log.length > 0 && (
          <section className="set-log">
            <h2>Log</h2>
            <Log lines={data.log} />
          </section>
        )}
      </main>
    </div>
  );
}

function Row({
  set,
  standing,
  revision,
}: {
  readonly set: ChangeSummary;
  /** The latest line of the log about its releases. */
  readonly standing: ChangeLogLine | undefined;
  readonly revision: number;
}) {
  const { name, title, edits, brands, approved, openNotes, applied, wrong } = set;
  return (
    <li className="brand-row set-row">
      <div className="brand-name">
        <h2>
          <a href={hashOfSets(name)}>{visible(title)}</a>
        </h2>
        <p className="quiet">
          {name}
          {brands.length > 0 && ` · ${brandsIn(brands)}`}
        </p>
        {wrong !== undefined && <p className="error-text">{visible(wrong)}</p>}
      </div>
      <p className="quiet">{wrong === undefined && (edits === 1 ? '1 edit' : `${edits} edits`)}</p>
      <p className="brand-state">
        {standing?.did === 'published' && <span className="badge draft">Published</span>}
        {standing?.did === 'planned' && <span className="badge">Planned</span>}
        {applied !== undefined && <span className="badge draft">Applied by {visible(applied.by)}</span>}
        {wrong !== undefined && <span className="badge error">Cannot be read</span>}
        {openNotes > 0 && (
          <span className="badge">{openNotes === 1 ? '1 open note' : `${openNotes} open notes`}</span>
        )}
        {applied === undefined && approved?.isOfTheseEdits && (
          <span className="badge">Approved by {visible(approved.by)}</span>
        )}
        {wrong === undefined && applied === undefined && edits > 0 && (
          <Verdict name={name} revision={revision} />
        )}
      </p>
    </li>
  );
}

/** The findings that a set causes, and whether it has changed beneath. It is worked out after the list is there. */
function Verdict({ name, revision }: { readonly name: string; readonly revision: number }) {
  const { data, error } = useAnswer('/api/change-set', { name }, revision);
  if (error !== undefined) return <span className="badge error">Cannot be checked</span>;
  if (data === undefined) return <span className="badge">Checking…</span>;
  const { collisions, wrong, changed, errors, come } = data;
  const warnings = come.filter(({ severity }) => severity === 'warning').length;
  if (collisions.length > 0) return <span className="badge error">Collides</span>;
  if (wrong.length > 0) return <span className="badge error">Out of date</span>;
  return (
    <>
      {changed.length > 0 && <span className="badge warning">Files changed</span>}
      {errors > 0 && <span className="badge error">{errors === 1 ? '1 error' : `${errors} errors`}</span>}
      {errors === 0 && warnings > 0 && (
        <span className="badge warning">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>
      )}
      {errors === 0 && warnings === 0 && <span className="badge">No findings</span>}
    </>
  );
}

/** Lines of the log: when, who, which set, and what became of it. */
export function Log({ lines }: { readonly lines: readonly ChangeLogLine[] }) {
  return (
    <ol className="log">
      {lines.map(({ at: moment, by, did, change, brands, to, for: planned, why = [] }) => (
        <li key={`${moment} ${change} ${did}`}>
          <time dateTime={moment} className="quiet">
            {whenOf(moment)}
          </time>
          <span>
            <b>{visible(by)}</b> {visible(change)}: {did}
            {to !== undefined && ` in ${visible(to)}`}
            {planned !== undefined && ` for ${whenOf(planned)}`} ({brandsIn(brands)})
            {why.map((each) => (
              <span key={each} className="hint">
                {visible(each)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const RELEASED = new Set(['planned', 'cancelled', 'published', 'not published', 'rolled back']);

/** The latest line of the log about a set and the place in which this studio publishes. */
export function standingOf(name: string, all: ChangeSetsView | undefined): ChangeLogLine | undefined {
  return all?.log.find(({ change, isHere, did }) => isHere && change === name && RELEASED.has(did));
}

/** A moment as the command writes it. @param moment ISO 8601, UTC */
export function whenOf(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Names of brands; of many their number. */
function brandsIn(brands: readonly string[]): string {
  return brands.length > MOST_NAMED ? `${brands.length} brands` : brands.map(visible).join(', ');
}
const MOST_NAMED = 6;
