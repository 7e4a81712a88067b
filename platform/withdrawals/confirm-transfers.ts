import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import { type UploadedPictures, uploadPictures } from '#platform/uploads/upload-pictures.ts';
import type {
  WithdrawalMissingRequest,
  WithdrawalReceivedRequest,
  WithdrawalTransferListResponse,
} from '#schemas/generated/platform.ts';

/** Characters of what is said of a transfer that has not come [5.09]. */
export const MISSING_TEXT = 140;

/** These transfers have come [4.22]. @throws CallError */
export async function confirmReceived(transfers: WithdrawalReceivedRequest['transfers']): Promise<void> {
  const body: WithdrawalReceivedRequest = {
    transfers: transfers.map(({ reference, part }) => ({ reference, part })),
  };
  await request('/wps/withdraw/received', { method: 'POST', body, token: true });
}

interface MissingReport extends Pick<WithdrawalMissingRequest, 'reference' | 'part'> {
  readonly text: string;
  readonly pictures: readonly File[];
  /** Grows. */
  readonly uploaded: UploadedPictures;
}

/** A transfer has not come [4.22]: says so once, however often it is sent. @throws CallError */
export async function reportMissing({
  reference,
  part,
  text,
  pictures,
  uploaded,
}: MissingReport): Promise<void> {
  const ids = await uploadPictures(pictures, uploaded);
  await sendOnce(['missingTransfer', reference, part, text, ...ids], (idempotencyKey) => {
    const body: WithdrawalMissingRequest = {
      reference,
      part,
      pictures: ids,
      ...(text && { text }),
      idempotencyKey,
    };
    return request<WithdrawalTransferListResponse>('/wps/withdraw/missing', {
      method: 'POST',
      body,
      token: true,
    });
  });
}
