import { type ReactNode, useEffect } from 'react';
import { Failure } from '#engine/render/failure.tsx';
import { useMessages } from '#engine/render/use-language.ts';
import { EmptyPlace, EmptyState } from './empty-state.tsx';
import { LeftOut, LeftOutSaid } from './left-out.tsx';
import { leftOutOf } from './left-out-count.ts';
import { FormPage } from './page/form-page.tsx';
import { Placeholders } from './page/resource-content.tsx';
import { Pager } from './pager.tsx';
import { useAddress } from './use-address.ts';
import type { Resource } from './use-resource.ts';

interface ListPage {
  readonly list: readonly unknown[];
  readonly totalPages: number;
}

interface Props<Page extends ListPage> {
  readonly resource: Pick<Resource<Page>, 'data' | 'stale' | 'failure' | 'retry'>;
  /** The notice that there is nothing: the name of a picture, the key of a message, and a way on. */
  readonly empty: readonly [picture: string, message: string, action?: ReactNode];
  /** The page that shows, from 1, its name in the address, and the key of what is paged for screen readers. */
  readonly page: number;
  readonly param: string;
  readonly pages: string;
  /** Its entries are cards, not lines. */
  readonly tall?: boolean;
  /** It stands below a form that has an aside: what says that there is nothing stands on the form's axis. */
  readonly belowForm?: boolean;
  readonly children: (page: Page) => ReactNode;
}

/**
 * A list in pages: on its way, out of reach, empty or there. A page that shows stays when only its renewal fails; one
 * behind the last, whose entries went elsewhere, gives way to the last.
 */
export function PagedList<Page extends ListPage>({
  resource: { data, stale, failure, retry },
  empty: [picture, nothing, action],
  page,
  param,
  pages,
  tall,
  belowForm = false,
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
  const isLoaded = data && !(none && (stale || last < page));
  const empty = (
    <EmptyState picture={picture} action={action}>
      {t(nothing)}
    </EmptyState>
  );
  return (
    <>
      <EmptyPlace>
        {isLoaded &&
          none &&
          leftOutOf(data.list) === 0 &&
          (belowForm ? <FormPage aside={null}>{empty}</FormPage> : empty)}
      </EmptyPlace>
      {isLoaded && <LeftOut of={data.list} />}
      {!isLoaded ? (
        <Placeholders as={tall ? 'cards' : 'rows'} />
      ) : (
        !none && (
          <>
            <LeftOutSaid value={true}>{children(data)}</LeftOutSaid>
            <Pager page={page} pages={data.totalPages} param={param} label={t(pages)} />
          </>
        )
      )}
    </>
  );
}
