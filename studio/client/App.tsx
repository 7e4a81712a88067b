import { useEffect, useState } from 'react';
import { brandIn } from './address.ts';
import { useRevision } from './calls.ts';
import { Editor } from './Editor.tsx';
import { Home } from './Home.tsx';

/** The studio: the list of brands, or one of them. The address says which. */
export function App() {
  const [hash, setHash] = useState(location.hash);
  const revision = useRevision();
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const brand = brandIn(hash);
  return brand === undefined ? (
    <Home revision={revision} />
  ) : (
    <Editor key={brand} brand={brand} revision={revision} />
  );
}
