import { useState } from 'react';
import { useNotify } from '#engine/kit/index.ts';
import { useCall } from '#parts/use-call.ts';
import { useReload } from '#parts/use-reload.ts';
import { call } from '#platform/client/call.ts';
import { getMessages, getUnreadCount, readMessages } from '#schemas/generated/calls/member.ts';

/** A page of the member's messages, and the way to mark them as read: at once here, then on the platform. */
export function useMessagesOf(page: number, pageSize: number) {
  const notify = useNotify();
  const reload = useReload();
  const { data, ...rest } = useCall(getMessages, { pageNo: page, pageSize }, { keep: true });
  const [readHere, setReadHere] = useState<ReadonlySet<number>>(new Set());
  const list = data?.list.map((message) => ({ ...message, read: message.read || readHere.has(message.id) }));

  /** @param ids undefined: all */
  const read = async (ids?: readonly number[]) => {
    const before = readHere;
    setReadHere(new Set([...before, ...(ids ?? list?.map(({ id }) => id) ?? [])]));
    try {
      await call(readMessages, ids ? { ids: [...ids] as [number, ...number[]] } : {});
      reload(getUnreadCount);
      reload(getMessages);
    } catch {
      setReadHere(before);
      notify('messages.notRead', 'error');
    }
  };
  return { list, pages: data?.totalPages ?? 0, read, ...rest };
}
