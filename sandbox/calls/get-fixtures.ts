import type { FixtureListResponse } from '@liveryjs/schemas/platform';
import { readFixtures } from '#sandbox/fixtures/read-fixtures.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { languageOf } from '#sandbox/messages/language-of.ts';

/** One page of the matches of sports or e-sports. The call is this project's own. */
export const getFixtures: Handler<'getFixtures'> = {
  async answer({ language: languageCode, ...query }, { db, clock }): Promise<FixtureListResponse> {
    return readFixtures(db, query, { language: await languageOf(db, languageCode), now: clock() });
  },
};
