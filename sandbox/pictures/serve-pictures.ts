import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGame } from './draw-game.ts';
import { drawScene } from './draw-scene.ts';
import { drawThing } from './draw-thing.ts';
import { drawVendor } from './draw-vendor.ts';

const IMAGES = '/sandbox/img';
const policy = "default-src 'none'; style-src 'unsafe-inline'";
const flags = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags');

/**
 * Gives every game, vendor, banner, promotion, reward and country its picture, as an SVG that runs nothing.
 * @param finish what becomes of a drawing before it is sent
 */
export function servePictures(
  app: FastifyInstance,
  db: Kysely<Tables>,
  finish: (svg: string) => string = (svg) => svg,
): void {
  serve('game', /^[1-9][0-9]{0,8}$/, async (nodeId) => {
    const game = await db
      .selectFrom('game')
      .select(['node_id as nodeId', 'name', 'theme', 'vendor'])
      .where('node_id', '=', Number(nodeId))
      .executeTakeFirst();
    return game && drawGame(game);
  });
  serve('vendor', /^[A-Z0-9_]{1,32}$/, async (code) => {
    const vendor = await db
      .selectFrom('vendor')
      .select('position')
      .where('code', '=', code)
      .executeTakeFirst();
    return vendor && drawVendor(code, vendor.position);
  });
  serve('banner', /^[1-9][0-9]{0,8}$/, async (bannerId, { query }) => {
    const { merchant = 'house', language = 'EN' } = query as Record<string, unknown>;
    const texts = await db
      .selectFrom('banner')
      .innerJoin('banner_text', 'banner_text.banner_id', 'banner.banner_id')
      .select(['banner.banner_id as bannerId', 'art', 'language', 'title', 'line'])
      .where('banner.banner_id', '=', Number(bannerId))
      .where('language', 'in', ['EN', String(language)])
      .execute();
    const text = texts.find((one) => one.language === language) ?? texts[0];
    return text && drawBanner({ ...text, merchant: String(merchant).slice(0, 32) });
  });
  serve('scene', /^[a-z]{1,20}$/i, async (art, { query }) => {
    const { merchant = 'house' } = query as Record<string, unknown>;
    return drawScene(art, String(merchant).slice(0, 32));
  });
  serve('thing', /^[a-z]{1,20}$/i, async (name, { query }) => {
    const { merchant = 'house' } = query as Record<string, unknown>;
    return drawThing(name, String(merchant).slice(0, 32));
  });
  serve('avatar', /^[A-Za-z]{1,32}$/, async (name) => drawAvatar(name));
  serve('COUNTRY_FLAG/CIRCLE', /^[A-Za-z]{2}$/, (code) =>
    readFile(join(flags, `${code.toLowerCase()}.svg`), 'utf8').catch(() => undefined),
  );

  function serve(
    folder: string,
    name: RegExp,
    draw: (name: string, request: FastifyRequest) => Promise<string | undefined>,
  ): void {
    app.get<{ Params: { file: string } }>(`${IMAGES}/${folder}/:file`, async (request, reply) => {
      const [, base = ''] = /^(.*)\.svg$/.exec(request.params.file) ?? [];
      const svg = name.test(base) ? await draw(base, request) : undefined;
      if (svg === undefined) throw new Refusal(404, 'There is no such picture.', { code: 'not_found' });
      return sendPicture(finish(svg), request, reply);
    });
  }
}

function sendPicture(svg: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin');
  const known = request.headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
  return known ? reply.code(304).send() : reply.type('image/svg+xml; charset=utf-8').send(svg);
}
