import { randomInt } from 'node:crypto';
import type { NamedCaptcha } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { drawCaptcha } from '#sandbox/pictures/draw-captcha.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { digest, newSecret, sameDigest } from './secrets.ts';

const GOOD_FOR_MS = 5 * 60 * 1000;

/** Makes a captcha, good for one try. What it shows is kept only as a digest that needs its id. */
export async function makeCaptcha(db: Kysely<Tables>, now: Date): Promise<Required<NamedCaptcha>> {
  await db.deleteFrom('captcha').where('ends_at', '<=', now).execute();
  const { captcha } = await db.selectFrom('setting').select('captcha').executeTakeFirstOrThrow();
  const digits = captcha ?? String(randomInt(10_000)).padStart(4, '0');
  const captchaId = newSecret();
  await db
    .insertInto('captcha')
    .values({
      id_hash: digest(captchaId),
      answer_hash: digest(captchaId, digits),
      ends_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return { captchaId, image: drawCaptcha(digits).toString('base64') };
}

/** Tells whether an answer matches a captcha. The captcha is used up, right or wrong. */
export async function takeCaptcha(
  db: Kysely<Tables>,
  captchaId: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('captcha')
    .where('id_hash', '=', digest(captchaId))
    .where('ends_at', '>', now)
    .returning('answer_hash')
    .executeTakeFirst();
  return taken !== undefined && sameDigest(taken.answer_hash, digest(captchaId, answer.trim()));
}
