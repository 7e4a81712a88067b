import { type Family, onSide, play, pool, range, SIDES, total } from './family.ts';

const FACES = range(1, 6, 1);
/** Throws of three dice that make a total, from 3 to 10; 18 is thrown as often as 3. */
const WAYS = [1, 3, 6, 10, 15, 21, 25, 27];

/** Three dice. */
export const dice: Family = {
  numbers: [{ group: 'dice', label: 'dice', count: 3, from: 1, to: 6, digits: 1, repeats: true }],
  plays: [
    play({
      playType: 'totalSides',
      tab: 'total',
      label: 'sidesOfTotal',
      about: ['aboutSidesOfTotal', 11],
      combine: 'each',
      rows: pool('total', SIDES),
      pays: 2,
      wins: ([side = ''], drawn) => onSide(side, total(drawn), 10),
    }),
    play({
      playType: 'total',
      tab: 'total',
      label: 'total',
      about: 'aboutTotal',
      combine: 'each',
      rows: pool('total', range(3, 18, 1)),
      pays: WAYS.map((ways, index) => ({
        prize: `total${index + 3}`,
        label: ['totals', `${index + 3}, ${18 - index}`] as const,
        fair: 216 / ways,
        options: [String(index + 3), String(18 - index)],
      })),
      wins: ([picked], drawn) => {
        const sum = total(drawn);
        return Number(picked) === sum ? [`total${Math.min(sum, 21 - sum)}`] : [];
      },
    }),
    play({
      playType: 'single',
      tab: 'faces',
      label: 'oneFace',
      about: 'aboutOneFace',
      combine: 'each',
      rows: pool('faces', FACES),
      pays: 2,
      repeats: true,
      wins: ([face], drawn) => drawn.filter((die) => die === face).length,
    }),
    play({
      playType: 'twoDifferent',
      tab: 'faces',
      label: 'twoFaces',
      about: 'aboutAllThrown',
      combine: 'choose',
      take: 2,
      rows: pool('faces', FACES),
      pays: 216 / 30,
      wins: (picked, drawn) => picked.every((face) => drawn.includes(face)),
    }),
    play({
      playType: 'threeDifferent',
      tab: 'faces',
      label: 'threeFaces',
      about: 'aboutAllThrown',
      combine: 'choose',
      take: 3,
      rows: pool('faces', FACES),
      pays: 36,
      wins: (picked, drawn) => picked.every((face) => drawn.includes(face)),
    }),
    play({
      playType: 'pair',
      tab: 'same',
      label: 'pairFaces',
      about: 'aboutPairFaces',
      combine: 'each',
      rows: pool(
        'faces',
        FACES.map((face) => face.repeat(2)),
      ),
      pays: 216 / 16,
      wins: ([pair = ''], drawn) => drawn.filter((face) => face === pair[0]).length >= 2,
    }),
    play({
      playType: 'triple',
      tab: 'same',
      label: 'tripleFaces',
      about: 'aboutTripleFaces',
      combine: 'each',
      rows: pool(
        'faces',
        FACES.map((face) => face.repeat(3)),
      ),
      pays: 216,
      wins: ([triple], drawn) => drawn.join('') === triple,
    }),
    play({
      playType: 'pattern',
      tab: 'same',
      label: 'pattern',
      about: 'aboutPattern',
      combine: 'each',
      rows: pool('pattern', ['anyTriple', 'run']),
      pays: [
        { prize: 'anyTriple', label: 'anyTriple', fair: 36, options: ['anyTriple'] },
        { prize: 'run', label: 'run', fair: 9, options: ['run'] },
      ],
      wins: ([pattern], drawn) => (patternOf(drawn) === pattern && pattern ? [pattern] : []),
    }),
  ],
};

function patternOf(drawn: readonly string[]): string | undefined {
  const [low = 0, middle, high] = drawn.map(Number).sort((die, other) => die - other);
  if (low === high) return 'anyTriple';
  return middle === low + 1 && high === low + 2 ? 'run' : undefined;
}
