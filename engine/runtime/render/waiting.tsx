import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import { useStillLoading } from './use-still-loading.ts';

/** A browser asks once for code that is on its way: only a page that comes anew asks again. */
const comeAnew = () => location.reload();

/**
 * The place of code that is on its way. When it takes long, the page says so.
 *
 * @param after from when on the code is fetched. Default: from now on
 */
export function Waiting({ after }: { after?: Promise<void> | undefined }) {
  const [isFetched, setFetched] = useState(after === undefined);
  useEffect(() => {
    let isHere = true;
    void after?.then(() => isHere && setFetched(true));
    return () => {
      isHere = false;
    };
  }, [after]);
  useStillLoading(isFetched, comeAnew);
  return <Skeleton />;
}
