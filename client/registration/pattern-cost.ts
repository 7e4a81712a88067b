import { ANY, type CodeSet, NONE, overlap } from './code-set.ts';
import type { PatternNode } from './pattern-node.ts';

/** Characters of a value at most, and one. */
const SPAN = 256;

/**
 * The cost of a part of a pattern from one place in a value. `ways`: places, counted as often as they are reached, from
 * which the rest is tried for real, and not only its first character; the other three are steps, in total `once +
 * perCharacter × SPAN + extra`. All of them are upper bounds.
 */
interface Cost {
  readonly ways: number;
  readonly once: number;
  /** For each character that the part goes over. */
  readonly perCharacter: number;
  readonly extra: number;
}

/**
 * Steps that a backtracking matcher takes at most to match a value of up to 255 characters. Parts are tried in more
 * than one way only where the next character does not decide: between those that begin alike, and between going on
 * and leaving off where a repeated part can begin with what may follow it.
 */
export function patternCost(pattern: PatternNode): number {
  const branches = branchesOf(pattern);
  const cost = totalOf(costOf(pattern, NONE));
  // From each place of the value; from most of them an anchored one fails at once.
  return isAnchored(pattern) ? cost + branches * SPAN : cost * SPAN;

  /** @param follow what the character after the part may be, when the rest is to be tried */
  function costOf(node: PatternNode, follow: CodeSet): Cost {
    switch (node.kind) {
      case 'look':
        // Left as soon as it is known, and never entered again from behind.
        return { ways: 1, once: 1, perCharacter: 0, extra: totalOf(costOf(node.body, NONE)) };
      case 'sequence':
        return inSequence(node.parts, follow);
      case 'choice': {
        const costs = node.parts.map((part) => costOf(part, follow));
        const ways = costs.map((part) => part.ways);
        const added = costs.reduce(plus, FREE);
        return { ...added, ways: areApart(node.parts, follow) ? Math.max(...ways) : sum(ways) };
      }
      case 'repeat':
        return repeated(node, follow);
      default:
        return { ...FREE, once: 1 };
    }
  }

  function inSequence(parts: readonly PatternNode[], follow: CodeSet): Cost {
    let whole = FREE;
    parts.forEach((part, place) => {
      const rest: PatternNode = { kind: 'sequence', parts: parts.slice(place + 1) };
      const { set, empty } = startOf(rest);
      const cost = costOf(part, empty ? [...set, ...follow] : set);
      const { ways } = whole;
      const often = ways === 1 ? cost : { ...FREE, extra: ways * totalOf(cost) };
      whole = { ...plus(whole, often), ways: ways * cost.ways };
    });
    return whole;
  }

  function repeated({ body, min, max }: PatternNode & { kind: 'repeat' }, follow: CodeSet): Cost {
    const { set } = startOf(body);
    const cost = costOf(body, max > 1 ? [...set, ...follow] : follow);
    const times = max === Infinity ? Math.max(min, SPAN) : max;
    if (cost.ways > 1) {
      const powers = Array.from({ length: times + 1 }, (_, power) => cost.ways ** power);
      const steps = totalOf(cost) * sum(powers.slice(0, -1));
      return { ways: sum(powers.slice(min)), once: 1, perCharacter: 0, extra: steps };
    }
    const decided = min === max || !overlap(set, follow);
    const ways = decided ? 1 : Math.max(1, Math.min(times, SPAN) - min + 1);
    const byTimes = { ways, once: branches + times * cost.once, perCharacter: cost.perCharacter + branches };
    const counted: Cost = { ...byTimes, extra: times * cost.extra };
    if (leastOf(body) === 0) return counted;
    const each = branches + cost.once + cost.perCharacter + cost.extra;
    const amortised: Cost = { ways, once: 1, perCharacter: each, extra: 0 };
    return totalOf(amortised) < totalOf(counted) ? amortised : counted;
  }
}

const FREE: Cost = { ways: 1, once: 0, perCharacter: 0, extra: 0 };

function plus(a: Cost, b: Cost): Cost {
  return {
    ways: a.ways,
    once: a.once + b.once,
    perCharacter: a.perCharacter + b.perCharacter,
    extra: a.extra + b.extra,
  };
}

function totalOf({ once, perCharacter, extra }: Cost): number {
  return once + perCharacter * SPAN + extra;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Tries that one failing first character of a rest may take. */
function branchesOf(node: PatternNode): number {
  switch (node.kind) {
    case 'sequence':
      return 1 + sum(node.parts.map((part) => branchesOf(part) - 1));
    case 'choice':
      return sum(node.parts.map(branchesOf));
    case 'repeat':
      return branchesOf(node.body) + (node.min === 0 ? 1 : 0);
    case 'look':
      return branchesOf(node.body);
    default:
      return 1;
  }
}

/**
 * Returns the characters that a part may begin with, and whether it may be nothing. A part that only looks is not decided by
 * one character.
 */
function startOf(node: PatternNode): { readonly set: CodeSet; readonly empty: boolean } {
  switch (node.kind) {
    case 'set':
      return { set: node.set, empty: false };
    case 'start':
    case 'end':
      return { set: NONE, empty: false };
    case 'boundary':
    case 'look':
      return { set: ANY, empty: true };
    case 'choice': {
      const starts = node.parts.map(startOf);
      return { set: starts.flatMap(({ set }) => set), empty: starts.some(({ empty }) => empty) };
    }
    case 'sequence': {
      const starts = node.parts.map(startOf);
      const filled = starts.findIndex(({ empty }) => !empty);
      const first = filled === -1 ? starts : starts.slice(0, filled + 1);
      return { set: first.flatMap(({ set }) => set), empty: filled === -1 };
    }
    case 'repeat': {
      const { set, empty } = startOf(node.body);
      return { set, empty: empty || node.min === 0 };
    }
  }
}

/** Tells whether the next character decides between parts. */
function areApart(parts: readonly PatternNode[], follow: CodeSet): boolean {
  const starts = parts.map((part) => {
    const { set, empty } = startOf(part);
    return empty ? [...set, ...follow] : set;
  });
  return starts.every((set, place) => !starts.slice(place + 1).some((other) => overlap(set, other)));
}

/** Characters at least. */
function leastOf(node: PatternNode): number {
  switch (node.kind) {
    case 'set':
      return 1;
    case 'sequence':
      return sum(node.parts.map(leastOf));
    case 'choice':
      return Math.min(...node.parts.map(leastOf));
    case 'repeat':
      return node.min * leastOf(node.body);
    default:
      return 0;
  }
}

/** Tells whether a part can begin at the start of a value alone. */
function isAnchored(node: PatternNode): boolean {
  if (node.kind === 'sequence') return node.parts[0] !== undefined && isAnchored(node.parts[0]);
  return node.kind === 'choice' ? node.parts.every(isAnchored) : node.kind === 'start';
}
