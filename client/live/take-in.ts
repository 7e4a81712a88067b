import { type KeptAnswers, STATUS_KEY } from '@liveryjs/engine/kit/plain';
import { callsOfTopic, type Topic } from '@liveryjs/schemas/live';
import type { FixtureListResponse, FixtureStanding } from '@liveryjs/schemas/platform';
import { lookAgainAtAll } from '#client/lottery/draws.ts';
import type { Told } from './open-stream.ts';

/** Names of the answers that the page keeps of topics. */
export function namesOf(topics: readonly Topic[]): string[] {
  return [...new Set(topics.flatMap((topic) => (topic === 'status' ? [STATUS_KEY] : callsOfTopic[topic])))];
}

/** Asks the platform anew for answers that show, by name. */
export function askAnew(answers: Pick<KeptAnswers, 'renew'>, names: readonly string[]): void {
  answers.renew(names);
  // Draws are kept apart: they are asked for by their own times.
  if (names.includes('getLotteryDraw')) lookAgainAtAll();
}

/**
 * Puts what the platform tells onto the page.
 *
 * @param renew asks anew, in its own time
 */
export function takeIn(
  { topic, data: { balance, fixtures } }: Told,
  answers: Pick<KeptAnswers, 'replace'>,
  renew: (names: readonly string[]) => void,
): void {
  if (!isTopic(topic)) return;
  const names = namesOf([topic]);
  if (balance) {
    answers.replace('getBalance', () => balance);
    renew(names.filter((name) => name !== 'getBalance'));
  } else if (fixtures) {
    answers.replace('getFixtures', (answer) => withStandings(answer as FixtureListResponse, fixtures));
  } else {
    renew(names);
  }
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(callsOfTopic, name);
}

/** The same answer where none of its matches has changed. */
export function withStandings(
  answer: FixtureListResponse,
  standings: readonly FixtureStanding[],
): FixtureListResponse {
  const byId = new Map(standings.map((standing) => [standing.fixtureId, standing]));
  if (!answer.fixtures.some(({ fixtureId }) => byId.has(fixtureId))) return answer;
  const fixtures = answer.fixtures.map((fixture) => {
    const standing = byId.get(fixture.fixtureId);
    if (!standing) return fixture;
    const { score, parts, phase, phaseNo, minute, addedMinutes, markets, ...lasting } = fixture;
    return { ...lasting, ...standing };
  });
  return { ...answer, fixtures };
}
