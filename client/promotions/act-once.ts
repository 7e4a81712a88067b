import { claimActivity, claimRaffle, joinActivity } from '@liveryjs/schemas/calls/promotions';
import type { Activity, Identifier, RaffleWin } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';
import { type UploadedPictures, uploadPictures } from '#client/uploads/upload-pictures.ts';

/** Characters of what somebody has to say for an application [5.09]. */
export const COMMENT_LENGTH = 140;

interface Application {
  readonly comment: string;
  readonly pictures: readonly File[];
  /** The pictures that the platform has already; this map grows with each that is handed in. */
  readonly uploaded: UploadedPictures;
}

/**
 * Takes part in a promotion, once however often the request is sent; with an application where the promotion asks for
 * one [5.09].
 *
 * @throws CallError
 */
export async function joinOnce(promotionId: Identifier, application?: Application): Promise<Activity> {
  const { comment = '', pictures = [], uploaded = new Map() } = application ?? {};
  const ids = await uploadPictures(pictures, uploaded);
  return sendOnce(['join', promotionId, comment, ...ids], (idempotencyKey) =>
    call(joinActivity, {
      promotionId,
      idempotencyKey,
      ...(comment && { comment }),
      ...(ids.length > 0 && { pictures: ids }),
    }),
  );
}

/**
 * Asks for what was earned in a promotion [4.20], once however often the request is sent.
 *
 * @throws CallError
 */
export function claimOnce(promotionId: Identifier): Promise<Activity> {
  return sendOnce(['claim', promotionId], (idempotencyKey) =>
    call(claimActivity, { promotionId, idempotencyKey }),
  );
}

/**
 * Draws with a ticket of a raffle, once however often the request is sent.
 *
 * @throws CallError
 */
export function drawOnce(promotionId: Identifier): Promise<RaffleWin> {
  return sendOnce(['raffle', promotionId], (idempotencyKey) =>
    call(claimRaffle, { promotionId, idempotencyKey }),
  );
}
