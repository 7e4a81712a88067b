import { useEffect, useState } from 'react';
import { brandIn, hashOf, setIn } from './address.ts';
import { ChangeSet } from './ChangeSet.tsx';
import { ChangeSets } from './ChangeSets.tsx';
import { useRevision } from './calls.ts';
import { Editor } from './Editor.tsx';
import { Home } from './Home.tsx';
import { useMade } from './use-made.ts';

/** The studio: the list of brands or of change sets, or one of them. The address says which. */
export function App() {
  const [hash, setHash] = useState(location.hash);
  const revision = useRevision();
  const [made, setMade] = useMade();
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const brand = brandIn(hash);
  const set = setIn(hash);
  if (set === '') return <ChangeSets revision={revision} />;
  if (set !== undefined) return <ChangeSet key={set} name={set} revision={revision} />;
  return brand === undefined ? (
    <Home
      revision={revision}
      onMade={(next) => {
        setMade(next);
        location.hash = hashOf(next.id, {});
      }}
    />
  ) : (
    <Editor
      key={brand}
      brand={brand}
      revision={revision}
      made={made?.id === brand ? made : undefined}
      onRead={() => setMade(undefined)}
    />
  );
}
