import { call } from '@liveryjs/client/calls/call';
import { keyOf } from '@liveryjs/client/calls/key-of';
import { type RecordAddress, type RecordCut, type RecordPage, useRecordPages } from '@liveryjs/engine/kit';
import type { AnswerOf, Call, CallTypes, ParamsOf } from '@liveryjs/schemas/contract/call';
import { useSession } from './use-session.ts';

type RowOf<Page> = Page extends { readonly list: readonly (infer Row)[] } ? Row : never;

/**
 * The page of records that the address asks for, and the way to all of them, by a call that takes the days and the page.
 *
 * @param declared a call whose answer has a list and a number of pages
 * @param filters every other parameter of the call
 */
export function useRecords<Types extends CallTypes>(
  declared: Call<Types>,
  address: Pick<RecordAddress<never>, 'period' | 'page'>,
  pageSize: number,
  filters: Omit<ParamsOf<Types>, keyof RecordCut>,
) {
  type Page = Extract<AnswerOf<Types>, RecordPage<unknown>>;
  const { token, number } = useSession();
  const paramsOf = (cut: RecordCut) => ({ ...filters, ...cut }) as unknown as ParamsOf<Types>;
  const load = call as (...rest: unknown[]) => Promise<Page>;
  return useRecordPages<RowOf<Page>, Page & RecordPage<RowOf<Page>>>(address, pageSize, {
    key: (cut) => keyOf(declared, paramsOf(cut), { token, number }),
    load: (cut, signal) =>
      load(declared, paramsOf(cut), { signal }) as Promise<Page & RecordPage<RowOf<Page>>>,
  });
}
