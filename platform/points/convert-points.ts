import { request } from '#platform/client/request.ts';
import { sendOnce } from '#platform/client/send-once.ts';
import type { PointsConversion, PointsConvertRequest } from '#schemas/generated/platform.ts';

/**
 * Turns points into money in the main wallet [7.04], once however often it is sent.
 *
 * @throws CallError
 */
export function convertPoints(what: Omit<PointsConvertRequest, 'idempotencyKey'>): Promise<PointsConversion> {
  return sendOnce(['convert', what.points], (idempotencyKey) => {
    const body: PointsConvertRequest = { ...what, idempotencyKey };
    return request('/wps/points/convert', { method: 'POST', body, encrypt: true, token: true });
  });
}
