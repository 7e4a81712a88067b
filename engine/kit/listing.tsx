import { type ReactNode, useEffect } from 'react';
import { Failure } from '#engine/render/failure.tsx';
import { useMessages } from '#engine/render/use-language.ts';
import { EmptyPlace, Nothing } from './empty.tsx';
import { Waiting } from './page/loaded.tsx';
import { Pager } from './pager.tsx';
import { useAddress } from './use-address.ts';
import type { Resource } from './use-resource.ts';

interface ListPage {
  readonly list: readonly unknown[];
  readonly totalPages: number;
}

interface Props<Page extends ListPage> {
  readonly resource: Pick<Resource<Page>, 'data' | 'stale' | 'failure' | 'retry'>;
  /** What says that there is nothing: the name of a picture, the key of a message, and a way on. */
  readonly empty: readonly [picture: string, message: string, action?: ReactNode];
  /** The page that shows, from 1, its name in the address, and the key of what is paged for screen readers. */
  readonly page: number;
  readonly param: string;
  readonly pages: string;
  /** Its entries are cards, not lines. */
  readonly tall?: boolean;
  readonly children: (page: Page) => ReactNode;
}

/**
 * A list in pages: on its way, out of reach, empty or there. A page that shows stays when only its renewal fails; one
 * behind the last, whose entries went elsewhere, gives way to the last.
 */
export function Listing<Page extends ListPage>({
  resource: { data, stale, failure, retry },
  empty: [picture, nothing, action],
  page,
  param,
  pages,
  tall,
  children,
}: Props<Page>) {
  const t = useMessages();
  const [, setQuery] = useAddress();
  const none = data?.list.length === 0;
  const last = none && !stale && page > 1 ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    if (last < page) setQuery({ [param]: last > 1 ? String(last) : undefined }, true);
  }, [last, page, param, setQuery]);
  if (failure && (!data || stale)) return <Failure messageKey={failure} onRetry={retry} />;
  const known = data && !(none && (stale || last < page));
  return (
    <>
      <EmptyPlace>
        {known && none && (
          <Nothing picture={picture} action={action}>
            {t(nothing)}
          </Nothing>
        )}
      </EmptyPlace>
      {!known ? (
        <Waiting as={tall ? 'cards' : 'rows'} />
      ) : (
        !none && (
          <>
            {children(data)}
            <Pager page={page} pages={data.totalPages} param={param} label={t(pages)} />
          </>
        )
      )}
    </>
  );
}
