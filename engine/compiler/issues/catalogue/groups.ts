import type { Finding } from '#compiler/issues/issue.ts';
import { chain, didYouMean } from '#compiler/issues/words.ts';

/** From groups.json: sets of brands that commands take by name. */
export const groupFindings = {
  'group-count': {
    title: 'There are more groups than are read',
    severity: 'error',
    message: ({ count, most }) => `The file has ${count} groups; ${most} are the most.`,
    hint: () => 'Take groups out that no command is given.',
  } satisfies Finding<{ count: number; most: number }>,
  'group-member': {
    title: 'A group lists a brand or a group that does not exist',
    severity: 'error',
    message: ({ path, value }) =>
      `${path}: there is no ${value.startsWith('@') ? 'group' : 'brand'} ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ path: string; value: string; nearest: string | undefined; known: readonly string[] }>,
  'group-empty': {
    title: 'A group holds no brand',
    severity: 'error',
    message: ({ name }) => `The group @${name} is empty: no command could take it.`,
    hint: () =>
      'List brands, such as ["lotus"], or say what they have in common, such as { "languages": ["VI"] }. Else take the group out.',
  } satisfies Finding<{ name: string }>,
  'group-circle': {
    title: 'A group holds itself',
    severity: 'error',
    message: ({ path, circle }) =>
      `${path}: the group holds itself: ${chain(
        circle.map((name) => `@${name}`),
        ' holds ',
      )}.`,
    hint: ({ value }) => `Take "${value}" out here, and list the brands that are meant.`,
  } satisfies Finding<{ path: string; circle: readonly string[]; value: string }>,
  'group-repeated': {
    title: 'A group lists something that it holds already',
    severity: 'warning',
    message: ({ path, value, by }) => `${path}: "${value}" is in the group already, by "${by}".`,
    hint: () => 'Take it out: a command takes each brand once.',
  } satisfies Finding<{ path: string; value: string; by: string }>,
  'group-shadowed': {
    title: 'A group has the name of a brand',
    severity: 'warning',
    message: ({ name }) =>
      `There is a brand "${name}", too: ${name} is the brand and @${name} the group, which one slip of the hand confuses.`,
    hint: () => 'Give the group another name.',
  } satisfies Finding<{ name: string }>,
  'group-value': {
    title: 'A group asks for something that no brand has',
    severity: 'warning',
    message: ({ path, value }) => `${path}: ${JSON.stringify(value)} is of no brand.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ path: string; value: string; nearest: string | undefined; known: readonly string[] }>,
  'group-none': {
    title: 'No brand is as a group asks',
    severity: 'warning',
    message: ({ name, keys }) => `No brand is in @${name}: none is as ${keys.join(' and ')} ask.`,
    hint: ({ keys }) =>
      keys.length > 1
        ? 'All of them have to hold for a brand. Take one out, or list the brands that are meant.'
        : 'Abstract brands are in no such group. List the brands that are meant.',
  } satisfies Finding<{ name: string; keys: readonly string[] }>,
};
