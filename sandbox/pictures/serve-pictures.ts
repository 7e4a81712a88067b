import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { merchantOf } from '#sandbox/http/host-of.ts';
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
  serve('game', /^[1-9][0-9]{0,8}$/, async (nodeId, look) => {
    const game = await db
      .selectFrom('game')
      .select(['node_id as nodeId', 'theme'])
      .where('node_id', '=', Number(nodeId))
      .executeTakeFirst();
    return game && drawGame({ ...game, ...look, shape: look.shape === 'square' ? 'square' : 'card' });
  });
  serve('vendor', /^[A-Z0-9_]{1,32}$/, async (code) => {
    const vendor = await db
      .selectFrom('vendor')
      .select('position')
      .where('code', '=', code)
      .executeTakeFirst();
    return vendor && drawVendor(code, vendor.position);
  });
  serve('banner', /^[1-9][0-9]{0,8}$/, async (bannerId, { merchant, shape, side }) => {
    const banner = await db
      .selectFrom('banner')
      .select(['banner_id as bannerId', 'art'])
      .where('banner_id', '=', Number(bannerId))
      .executeTakeFirst();
    return (
      banner &&
      drawBanner({
        ...banner,
        merchant,
        shape: shape === 'phone' ? 'phone' : 'wide',
        side: side === 'left' ? 'left' : 'right',
      })
    );
  });
  serve('scene', /^[a-z]{1,20}$/i, async (art, { merchant }) => drawScene(art, merchant));
  serve('thing', /^[a-z]{1,20}$/i, async (name, { merchant }) => drawThing(name, merchant));
  serve('avatar', /^[A-Za-z]{1,32}$/, async (name) => drawAvatar(name));
  serve('COUNTRY_FLAG/CIRCLE', /^[A-Za-z]{2}$/, (code) =>
    readFile(join(flags, `${code.toLowerCase()}.svg`), 'utf8').catch(() => undefined),
  );

  function serve(
    folder: string,
    name: RegExp,
    draw: (name: string, look: Asked) => Promise<string | undefined>,
  ): void {
    app.get<{ Params: { file: string } }>(`${IMAGES}/${folder}/:file`, async (request, reply) => {
      const [, base = ''] = /^(.*)\.svg$/.exec(request.params.file) ?? [];
      const svg = name.test(base) ? await draw(base, askedOf(request)) : undefined;
      if (svg === undefined) throw new Refusal(404, 'This picture does not exist.', { code: 'not_found' });
      return sendPicture(finish(svg), request, reply);
    });
  }
}

/** The parameters in the address of a picture. */
interface Asked {
  /** The one that is named, or whose host is asked. */
  readonly merchant: string;
  readonly shape?: unknown;
  readonly side?: unknown;
}

function askedOf(request: FastifyRequest): Asked {
  const { merchant, shape, side } = request.query as Record<string, unknown>;
  return { merchant: typeof merchant === 'string' ? merchant : merchantOf(request), shape, side };
}

function sendPicture(svg: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin');
  const isKnown = request.headers['if-none-match']
    ?.split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.type('image/svg+xml; charset=utf-8').send(svg);
}
