import { Button } from 'react-aria-components';
import type { Repeated, StudioEdit } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { OriginLine, Quiet } from './controls.tsx';

/** The values of a brand that are those of its parent, and follow it no more: each can be taken out, or all at once. */
export function Repeats({
  brand,
  revision,
  commit,
}: {
  readonly brand: string;
  readonly revision: number;
  readonly commit: Commit;
}) {
  const { data, error } = useAnswer('/api/repeated', { brand }, revision);
  if (error !== undefined) return <Quiet title={error} />;
  if (data === undefined)
    return <div className="panel-loading" role="status" aria-label="Loading repeated values" />;
  const { repeated } = data;
  if (repeated.length === 0)
    return (
      <Quiet title="Nothing is repeated">
        <p>Each own value of this brand differs from the one that it inherits.</p>
      </Quiet>
    );
  const reset = ({ at: place, language, mode }: Repeated): StudioEdit => ({
    op: 'reset',
    brand,
    at: place,
    ...(language !== undefined && { language }),
    ...(mode !== undefined && { mode }),
  });
  return (
    <div className="repeats">
      <p className="description">
        These values are the same as the inherited ones, and stay as they are when those change. Take them out
        to follow again, or leave those that are meant to stay.
      </p>
      {repeated.length > 1 && (
        <Button className="button" onPress={() => commit(repeated.map(reset))}>
          Take out all {repeated.length}
        </Button>
      )}
      <ul className="repeat-list" aria-label="Repeated values">
        {repeated.map((each) => (
          <li className="repeat" key={`${each.at} ${each.language ?? ''} ${each.mode ?? ''}`}>
            <p className="repeat-name">
              {each.at}
              {each.language !== undefined && <span className="note"> {each.language}</span>}
              {each.mode !== undefined && <span className="note"> in {each.mode}</span>}
            </p>
            <p className="repeat-value">
              {each.value} <span className="quiet">as in {each.over}</span>
            </p>
            <OriginLine origin={each.origin} otherwise="" isSame onReset={() => commit([reset(each)])} />
          </li>
        ))}
      </ul>
    </div>
  );
}
