import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import { type UploadedPictures, uploadPictures } from '#platform/uploads/upload-pictures.ts';
import type { Activity, ActivityJoinRequest } from '#schemas/generated/platform.ts';

/** Characters of what somebody has to say for an application [5.09]. */
export const COMMENT_LENGTH = 140;

interface Application {
  readonly comment: string;
  readonly pictures: readonly File[];
  /** Grows. */
  readonly uploaded: UploadedPictures;
}

/**
 * Takes part in a promotion, once however often it is sent; with an application where one is asked for [5.09].
 *
 * @throws CallError
 */
export async function joinActivity(promotionId: number, application?: Application): Promise<Activity> {
  const { comment = '', pictures = [], uploaded = new Map() } = application ?? {};
  const ids = await uploadPictures(pictures, uploaded);
  return sendOnce(['join', promotionId, comment, ...ids], (idempotencyKey) => {
    const body: ActivityJoinRequest = {
      promotionId,
      idempotencyKey,
      ...(comment && { comment }),
      ...(ids.length > 0 && { pictures: ids }),
    };
    return request('/wps/promotion/activities/join', { method: 'POST', body, token: true });
  });
}
