import type { AnnouncementListResponse } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';
import { daysFrom } from '#sandbox/records/days-from.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';
import { needsMet } from '#sandbox/system/needs-met.ts';

/** One page of the announcements [2.29]; none while the module of notices is off. */
export const getAnnouncements: Handler<'getAnnouncements'> = {
  async answer(query, { db, clock, request }): Promise<AnnouncementListResponse> {
    if (!(await isModuleOn(db, 'NOTICE3'))) return { list: [], totalPages: 0 };
    const { pageNo, pageSize } = query;
    const language = await languageOf(db, query.language);
    const merchant = query.merchant ?? merchantOf(request);
    const look = new URLSearchParams({ merchant });

    const fitting = db
      .selectFrom('announcement')
      .where('platform', '=', query.platform)
      .where('execution', '=', query.execution)
      .where(needsMet(merchant));
    const { total } = await fitting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const rows = await fitting
      .innerJoin('announcement_text as english', (join) =>
        join.onRef('english.id', '=', 'announcement.id').on('english.language', '=', 'EN'),
      )
      .leftJoin('announcement_text as own', (join) =>
        join.onRef('own.id', '=', 'announcement.id').on('own.language', '=', language),
      )
      .select(({ fn }) => [
        'announcement.id',
        'types',
        'platform',
        'execution',
        'days_ago',
        fn.coalesce('own.title', 'english.title').as('title'),
        fn.coalesce('own.content', 'english.content').as('content'),
        sql<string[]>`array(
          select art from announcement_image as image where image.id = announcement.id order by sequence)`.as(
          'arts',
        ),
      ])
      .orderBy(sql`'H' = any(types) desc`)
      .orderBy('days_ago')
      .orderBy('announcement.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const now = clock();
    return {
      list: rows.map(({ days_ago, arts, ...row }) => ({
        ...row,
        publishedAt: daysFrom(now, -days_ago),
        announcementImages: arts.map((art, index) => ({
          sequence: index + 1,
          url: `/sandbox/img/scene/${art}.svg?${look}`,
        })),
      })),
      totalPages: Math.ceil(Number(total) / pageSize),
    };
  },
};
