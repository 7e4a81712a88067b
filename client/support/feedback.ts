import { sendFeedback } from '@liveryjs/schemas/calls/support';
import type { Feedback, FeedbackRequest, FeedbackType } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { session } from '#client/session/session.ts';
import { type UploadedPictures, uploadPictures } from '#client/uploads/upload-pictures.ts';

/** Characters of what somebody has to say [5.09]. */
export const FEEDBACK = { least: 10, most: 140 } as const;

/** In the order in which they are offered. */
export const FEEDBACK_TYPES: readonly FeedbackType[] = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'page',
  'idea',
  'other',
];

/** The words of somebody's feedback, and what the platform knows of it already. */
export interface FeedbackDraft extends Pick<FeedbackRequest, 'type' | 'content' | 'idempotencyKey'> {
  readonly pictures: readonly File[];
  /** The pictures that the platform has already; this map grows with each that is handed in. */
  readonly uploaded: UploadedPictures;
}

/**
 * Tells the platform what a member or a visitor has to say: once, however often the same key is sent. A visitor has no
 * pictures.
 *
 * @throws CallError
 */
export async function handInFeedback({ pictures, uploaded, ...draft }: FeedbackDraft): Promise<Feedback> {
  const ids = session.token === undefined ? [] : await uploadPictures(pictures, uploaded);
  return call(sendFeedback, { ...draft, ...(ids.length > 0 && { pictures: ids }) });
}
