/** One word that the engine must not know. Line and column count from 1; line 0 is the file's name. */
export interface ForbiddenWord {
  readonly line: number;
  readonly column: number;
  readonly word: string;
}

/** Words that say only one thing; found inside of others too, as in `vnlottery`. */
const anywhere =
  /lotter(?:y|ies)|lotto|casino|gambl|jackpot|wallet|sportsbook|cockfight|bookmaker|croupier|baccarat|roulette/gi;

/** Words by themselves. "slot" is a widget's slot, and legal. */
const words = new Set(
  [
    ['game', 'games', 'gaming', 'gamer'],
    ['bet', 'bets', 'betting', 'wager', 'payout'],
    ['sport', 'sports', 'esports', 'poker', 'rng', 'pvp'],
    [
      'deposit',
      'deposits',
      'withdraw',
      'withdrawal',
      'withdrawals',
      'rebate',
      'bonus',
      'bonuses',
      'dividend',
    ],
    ['agent', 'agents', 'player', 'players', 'affiliate', 'referral', 'vip'],
    ['vendor', 'vendors', 'merchant', 'promotion', 'promotions'],
  ].flat(),
);

/** Where "member" is JSON's own word: the parts that read data. */
const readsData = /^engine\/compiler\/(?:issues|manifest|plain|theme)\//;
const people =
  /^(?:centre|center|centres|centers|info|account|accounts|rank|level|login|area|session|balance|only)$/;

/**
 * Words of games, wallets and members in a file of the engine, in code, comments and the file's name. Identifiers are
 * taken apart: `betSlip` says "bet", `between` does not.
 * @param path posix, relative to the project
 */
export function forbiddenWords(path: string, text: string): ForbiddenWord[] {
  const lines = [path, ...text.split('\n')];
  return lines.flatMap((line, number) =>
    wordsIn(line, readsData.test(path)).map(({ index, word }) => ({ line: number, column: index + 1, word })),
  );
}

function wordsIn(line: string, memberIsData: boolean): { index: number; word: string }[] {
  const matches = [...line.matchAll(anywhere)].map(({ 0: match, index }) => ({ index, word: match }));
  const parts = [...line.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)];
  for (const [place, { 0: part, index }] of parts.entries()) {
    const term = part.toLowerCase();
    const before = parts[place - 1]?.[0].toLowerCase() ?? '';
    const after = parts[place + 1]?.[0].toLowerCase() ?? '';
    if (term === 'agent' && before === 'user') continue;
    const isPerson = /^members?$/.test(term) && (!memberIsData || people.test(after));
    if (words.has(term) || isPerson) matches.push({ index, word: part });
  }
  return matches.sort((a, b) => a.index - b.index);
}
