import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { kindOf } from '#sandbox/arcade/kind-of.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { digest } from '#sandbox/identity/secrets.ts';
import { drawStage, drawSymbol } from '#sandbox/pictures/draw-stage.ts';
import { gameLook } from '#sandbox/pictures/game-look.ts';
import { type MotifName, motifNames } from '#sandbox/pictures/motifs/index.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { gamePage, pagePolicy } from './game-page.ts';
import { readAsset } from './read-asset.ts';
import { symbolsOf } from './symbols-of.ts';

const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";
const motifs: ReadonlySet<string> = new Set(motifNames);

/** The games' pages, with what they are made of. */
export function servePages(app: FastifyInstance, db: Kysely<Tables>): void {
  app.get<{ Params: { nodeId: string }; Querystring: { ticket?: string } }>(
    '/play/:nodeId',
    async ({ params, query }, reply) => {
      const launched = await db
        .selectFrom('play')
        .innerJoin('game', 'game.node_id', 'play.node_id')
        .leftJoin('game_name', (join) =>
          join
            .onRef('game_name.node_id', '=', 'game.node_id')
            .onRef('game_name.language', '=', 'play.language'),
        )
        .select(({ fn }) => [
          'game.node_id as nodeId',
          fn.coalesce('game_name.name', 'game.name').as('name'),
          'theme',
          'game_type as gameType',
          'play.language',
          'portal',
        ])
        .where('ticket_hash', '=', digest(String(query.ticket)))
        .where('game.node_id', '=', numberIn(params.nodeId))
        .executeTakeFirst();
      if (!launched) throw nothing();
      const kind = kindOf(launched.gameType);
      reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy(launched.portal));
      return gamePage({ ...launched, kind, symbols: symbolsOf(kind, launched) });
    },
  );

  app.get<{ Params: { file: string } }>('/play/assets/:file', async ({ params: { file } }, reply) => {
    const asset = await readAsset(file);
    if (!asset) throw nothing();
    return reply.type(asset.type).send(asset.text);
  });

  app.get<{ Params: { nodeId: string; file: string } }>(
    '/play/art/:nodeId/:file',
    async ({ params: { nodeId, file } }, reply) => {
      const game = await db
        .selectFrom('game')
        .select(['node_id as nodeId', 'theme'])
        .where('node_id', '=', numberIn(nodeId))
        .executeTakeFirst();
      if (!game) throw nothing();
      if (file === 'colours.css') return reply.type('text/css; charset=utf-8').send(colours(game));
      const name = file.replace(/\.svg$/, '');
      if (file === 'backdrop.svg') return picture(reply, drawStage(game));
      if (motifs.has(name) && file !== name) return picture(reply, drawSymbol(game, name as MotifName));
      throw nothing();
    },
  );
}

function picture(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header('content-security-policy', picturePolicy)
    .header('cache-control', 'public, max-age=3600')
    .type('image/svg+xml; charset=utf-8')
    .send(svg);
}

function colours(game: { readonly nodeId: number; readonly theme: string }): string {
  const { sky, glow, main, accent } = gameLook(game).palette;
  return `:root{--above:${sky[0]};--below:${sky[1]};--glow:${glow};--main:${main};--accent:${accent}}`;
}

function numberIn(text: string): number {
  return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : 0;
}

function nothing(): Refusal {
  return new Refusal(404, 'This game does not exist.', { code: 'not_found' });
}
