import { convertPoints as declared } from '@liveryjs/schemas/calls/points';
import type { PointsConversion, PointsConvertRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sendOnce } from '#client/calls/send-once.ts';

/**
 * Turns points into money in the main wallet [7.04], once however often it is sent.
 *
 * @throws CallError
 */
export function convertPoints(what: Omit<PointsConvertRequest, 'idempotencyKey'>): Promise<PointsConversion> {
  return sendOnce(['convert', what.points], (idempotencyKey) => call(declared, { ...what, idempotencyKey }));
}
