import { confirmWithdrawal, reportMissingTransfer } from '@liveryjs/schemas/calls/withdrawals';
import type { WithdrawalMissingRequest, WithdrawalReceivedRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';
import { type UploadedPictures, uploadPictures } from '#client/uploads/upload-pictures.ts';

/** Characters of what is said of a transfer that has not come [5.09]. */
export const MISSING_TEXT = 140;

/** Says that these transfers have come [4.22], and nothing else of them. @throws CallError */
export async function confirmReceived(transfers: WithdrawalReceivedRequest['transfers']): Promise<void> {
  await call(confirmWithdrawal, {
    transfers: transfers.map(({ reference, part }) => ({ reference, part })),
  });
}

interface MissingReport extends Pick<WithdrawalMissingRequest, 'reference' | 'part'> {
  readonly text: string;
  readonly pictures: readonly File[];
  /** Grows. */
  readonly uploaded: UploadedPictures;
}

/** Says once, however often it is sent, that a transfer has not come [4.22]. @throws CallError */
export async function reportMissing(report: MissingReport): Promise<void> {
  const { reference, part, text } = report;
  const pictures = await uploadPictures(report.pictures, report.uploaded);
  await sendOnce(['missingTransfer', reference, part, text, ...pictures], (idempotencyKey) =>
    call(reportMissingTransfer, { reference, part, pictures, ...(text && { text }), idempotencyKey }),
  );
}
