import type { Finding } from '#compiler/issues/issue.ts';
import { chain, didYouMean, oneOf } from '#compiler/issues/words.ts';

/** Tokens, modes and contrast. `path` is the token's name, with the member of its value where there is one. */
export const themeFindings = {
  'token-shape': {
    title: 'A token file holds something that is neither a group nor a token',
    severity: 'error',
    message: ({ path, received }) => `${path}: expected a group or a token, got ${received}.`,
    hint: ({ value, meant }) =>
      meant === undefined ? `Write { "$value": ${value} }.` : `Did you mean ${JSON.stringify(meant)}?`,
  } satisfies Finding<{ path: string; received: string; value: string; meant: string | undefined }>,
  'token-name': {
    title: 'A token has a name that cannot be used',
    severity: 'error',
    message: ({ path, name }) => `${path}: ${JSON.stringify(name)} cannot be part of a token's name.`,
    hint: () => 'Write letters and digits in camelCase, starting with a small letter or a digit.',
  } satisfies Finding<{ path: string; name: string }>,
  'token-key': {
    title: 'A token or group has a key that is not known',
    severity: 'error',
    message: ({ path, key }) => `${path}: unknown key ${JSON.stringify(key)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ path: string; key: string; nearest: string | undefined; known: readonly string[] }>,
  'token-and-group': {
    title: 'A token has tokens inside',
    severity: 'error',
    message: ({ path, inner }) =>
      `${path}: a token with "$value" cannot also hold the token ${JSON.stringify(inner)}.`,
    hint: () => 'Move one of the two to a name of its own.',
  } satisfies Finding<{ path: string; inner: string }>,
  'token-type': {
    title: 'The type of a token is missing or not known',
    severity: 'error',
    message: ({ path, received }) =>
      received === undefined
        ? `${path}: the token has no type.`
        : `${path}: expected a type of token, got ${received}.`,
    hint: ({ nearest, known }) =>
      nearest === undefined
        ? `Write "$type" in the token or in a group around it: ${oneOf(known, 20)}.`
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{
    path: string;
    received: string | undefined;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'token-type-other': {
    title: 'A token has another type than in what the brand inherits',
    severity: 'error',
    message: ({ path, type, inherited }) =>
      `${path}: the type here is ${JSON.stringify(type)}, and ${JSON.stringify(inherited)} in what the brand inherits.`,
    hint: ({ inherited }) =>
      `Write ${JSON.stringify(inherited)}, or leave "$type" out. A token of another type needs another name.`,
  } satisfies Finding<{ path: string; type: string; inherited: string }>,
  'token-value': {
    title: 'The value of a token is not of its type',
    severity: 'error',
    message: ({ path, expected, received }) => `${path}: expected ${expected}, got ${received}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{
    path: string;
    expected: string;
    received: string;
    hint: string;
    /** The value that is right for sure. */
    meant?: string | number | readonly (string | number)[] | undefined;
  }>,
  'token-reference': {
    title: 'A token names another in a way that tokens do not have',
    severity: 'error',
    message: ({ path, received }) => `${path}: expected the name of a token in braces, got ${received}.`,
    hint: ({ meant }) =>
      meant === undefined
        ? 'Write the name of a token in braces, such as "{color.brand.500}"; there is none of this name.'
        : `Write ${JSON.stringify(meant)}.`,
  } satisfies Finding<{ path: string; received: string; meant: string | undefined }>,
  'token-negative': {
    title: 'A size is negative that cannot be',
    severity: 'error',
    message: ({ path, css, what }) => `${path}: ${css} is negative, and ${what} cannot be.`,
    hint: ({ css }) => `Write a dimension of 0 or more, such as ${JSON.stringify(css.replace(/^-/, ''))}.`,
  } satisfies Finding<{ path: string; css: string; what: string }>,
  'token-proportion': {
    title: 'A value is out of all proportion',
    severity: 'warning',
    message: ({ path, css, what, least, most, unit }) =>
      `${path}: ${css} is out of all proportion for ${what}, which is from ${least}${unit} to ${most}${unit}.`,
    hint: ({ css, unit, most }) => {
      if (unit !== '' || Number(css) <= most)
        return 'Look for a digit too many or too few, or another unit than was meant.';
      return most === 1
        ? `Write a share of 1: ${Number(css) / 100} is ${css} of a hundred.`
        : `A number without a unit multiplies. Write one inside these bounds, or where a size was meant, "${css}px".`;
    },
  } satisfies Finding<{
    path: string;
    css: string;
    what: string;
    least: number;
    most: number;
    unit: string;
  }>,
  'token-order': {
    title: 'A token turns the order of a scale around',
    severity: 'warning',
    message: ({ path, css, other, otherCss, isLess }) =>
      `${path}: ${css} is ${isLess ? 'less' : 'more'} than ${otherCss} of ${other}, and in what the brand inherits it is the other way around.`,
    hint: ({ otherCss, other, isLess }) =>
      `Write ${isLess ? 'more' : 'less'} than ${otherCss}, or change ${other} as well.`,
  } satisfies Finding<{ path: string; css: string; other: string; otherCss: string; isLess: boolean }>,
  'token-stops': {
    title: 'The stops of a gradient run backwards',
    severity: 'warning',
    message: ({ path, position, before }) =>
      `${path}: ${position} stands behind ${before}, so colours end at a hard edge.`,
    hint: () => 'Write the stops in the order of their positions, from 0 to 1.',
  } satisfies Finding<{ path: string; position: number; before: number }>,
  'token-group': {
    title: 'A group of tokens has a value',
    severity: 'error',
    message: ({ path, members }) => `${path}: is a group, which has no value; it holds ${oneOf(members)}.`,
    hint: ({ path, member }) =>
      `Write the value at ${JSON.stringify(member)}: { ${JSON.stringify(member.slice(path.length + 1))}: { "$value": … } }.`,
  } satisfies Finding<{ path: string; members: readonly string[]; member: string }>,
  'token-group-extension': {
    title: 'A group of tokens has an extension that only tokens have',
    severity: 'error',
    message: ({ path, key }) => `${path}: nothing reads ${JSON.stringify(key)} of a group.`,
    hint: () => 'Write it at each token that it is meant for.',
  } satisfies Finding<{ path: string; key: string }>,
  'token-inside': {
    title: 'A token stands inside of another',
    severity: 'error',
    message: ({ path, token }) => `${path}: ${token} is a token, and nothing can stand inside of it.`,
    hint: ({ token }) => `Write the value at ${JSON.stringify(token)}, or give the token another name.`,
  } satisfies Finding<{ path: string; token: string }>,
  'token-extension': {
    title: 'An extension has no effect on a token of this type',
    severity: 'error',
    message: ({ path, type, types }) =>
      `${path}: works on a token of type ${types.join(' or ')}; this one is of type ${type}.`,
    hint: () => 'Take it out, or give the token the value itself.',
  } satisfies Finding<{ path: string; type: string; types: readonly string[] }>,
  'token-unknown': {
    title: 'A token refers to one that does not exist',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no token ${JSON.stringify(value)}.`,
    hint: ({ nearest, group, known }) =>
      nearest === undefined && group !== undefined
        ? `${JSON.stringify(group)} is a group; it holds ${oneOf(known)}.`
        : didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    value: string;
    nearest: string | undefined;
    /** The name, when it is the name of a group; `known` are the group's members then. */
    group?: string | undefined;
    known: readonly string[];
  }>,
  'token-cycle': {
    title: 'Tokens refer to each other in a circle',
    severity: 'error',
    message: ({ path, names }) => `${path}: ${chain(names, ' → ')} goes in a circle.`,
    hint: () => 'Give one of them a value of its own.',
  } satisfies Finding<{ path: string; names: readonly string[] }>,
  'token-steps': {
    title: 'A token refers on through too many others',
    severity: 'error',
    message: ({ path, name, limit }) =>
      `${path}: ${JSON.stringify(name)} is more than ${limit} steps behind the token that refers to it first.`,
    hint: () => 'Refer to the token with the value itself.',
  } satisfies Finding<{ path: string; name: string; limit: number }>,
  'token-long': {
    title: 'A token is made of too many others',
    severity: 'error',
    message: ({ path, limit }) => `${path}: with what it refers to the value has more than ${limit} letters.`,
    hint: () => 'Refer to fewer tokens: those that each refer to two others double with every step.',
  } satisfies Finding<{ path: string; limit: number }>,
  'token-alias-type': {
    title: 'A token refers to one of another type',
    severity: 'error',
    message: ({ path, expected, name, type }) =>
      `${path}: expected a token of type ${expected}; ${name} is of type ${type}.`,
    hint: ({ expected }) => `Refer to a token of type ${expected}, or write the value itself.`,
  } satisfies Finding<{ path: string; expected: string; name: string; type: string }>,
  'token-deprecated': {
    title: 'A token is used that is on its way out',
    severity: 'warning',
    message: ({ path, name, reason }) =>
      `${path}: ${name} is deprecated${reason === '' ? '' : `: ${reason}`}.`,
    hint: ({ name }) => `Use another token; ${name} may be removed later.`,
  } satisfies Finding<{ path: string; name: string; reason: string }>,
  'font-unknown': {
    title: 'A token names a font that visitors may not have',
    severity: 'warning',
    message: ({ path, family, nearest }) =>
      nearest === undefined
        ? `${path}: ${JSON.stringify(family)} has no files in theme.fonts, and no generic family stands behind it.`
        : `${path}: there is no font ${JSON.stringify(family)} in theme.fonts.`,
    hint: ({ family, nearest }) =>
      nearest === undefined
        ? `Write [${JSON.stringify(family)}, "sans-serif"] or another generic family, or add the font to theme.fonts.`
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; family: string; nearest: string | undefined }>,
  'font-twice': {
    title: 'A token names a font twice',
    severity: 'warning',
    message: ({ path, family }) => `${path}: ${JSON.stringify(family)} stands before in the list already.`,
    hint: () => 'Take it out here.',
  } satisfies Finding<{ path: string; family: string }>,
  'font-span': {
    title: 'The weights or characters of a font run backwards',
    severity: 'error',
    message: ({ path, span }) =>
      `${path}: ${JSON.stringify(span)} begins behind its end, so browsers do not take it.`,
    hint: ({ meant }) => `Write ${JSON.stringify(meant)}.`,
  } satisfies Finding<{ path: string; span: string; meant: string }>,
  'font-unused': {
    title: 'No token names a font of the brand',
    severity: 'warning',
    message: ({ path, family }) =>
      `${path}: no token names the font ${JSON.stringify(family)}, so no text is set in it.`,
    hint: ({ family }) =>
      `Write ${JSON.stringify(family)} first in the list of a token such as font.family.body, or take the font out.`,
  } satisfies Finding<{ path: string; family: string }>,
  'token-shadowed': {
    title: 'A token has no effect',
    severity: 'warning',
    message: ({ path, by }) => `${path}: has no effect, because ${oneOf(by)} gives it a value in every mode.`,
    hint: ({ files }) => `Write it in ${files.join(' and ')}, or redefine what it refers to.`,
  } satisfies Finding<{ path: string; by: readonly string[]; files: readonly string[] }>,
  'token-unused': {
    title: 'Nothing uses a token',
    severity: 'warning',
    message: ({ path }) => `${path}: no brand above this one has this token, and nothing refers to it.`,
    hint: ({ nearest }) =>
      nearest === undefined ? 'Refer to it, or remove it.' : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; nearest: string | undefined }>,
  'asset-token': {
    title: 'An SVG is painted in a token that the brand does not have',
    severity: 'error',
    message: ({ name }) => `The brand has no token ${JSON.stringify(name)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the name of a token with hyphens: color.brand.500 is var(--color-brand-500, #5b5b73).'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ name: string; nearest: string | undefined }>,
  'mode-circle': {
    title: 'Modes are based on each other in a circle',
    severity: 'error',
    message: ({ path, modes }) => `${path}: ${chain(modes, ' → ')} goes in a circle.`,
    hint: () => 'Say "basedOn" another mode in one of them.',
  } satisfies Finding<{ path: string; modes: readonly string[] }>,
  'mode-unknown': {
    title: 'A token file is for a mode that the brand does not have',
    severity: 'warning',
    message: ({ mode }) => `The brand has no mode ${JSON.stringify(mode)}; nothing reads this file.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ mode: string; nearest: string | undefined; known: readonly string[] }>,
  'mode-file-missing': {
    title: 'No file says how a mode looks',
    severity: 'error',
    message: ({ mode, file }) => `theme.modes[${mode}]: ${file} is missing.`,
    hint: ({ mode, file }) =>
      `Write ${file} with the tokens that differ in the mode ${mode}, or take the mode out.`,
  } satisfies Finding<{ mode: string; file: string }>,
  'mode-incomplete': {
    title: 'A mode lacks tokens that other modes have',
    severity: 'error',
    message: ({ path, mode, names }) => `${path}: the mode ${mode} has no value for ${oneOf(names, 4)}.`,
    hint: ({ file }) => `Write them in ${file}.`,
  } satisfies Finding<{ path: string; mode: string; names: readonly string[]; file: string }>,
  'token-not-color': {
    title: 'A token is used as a colour and is none',
    severity: 'error',
    message: ({ path, name, type }) => `${path}: expected a colour token; ${name} is of type ${type}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    name: string;
    type: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'mode-scheme': {
    title: 'A mode is of the other colour scheme than it says',
    severity: 'warning',
    message: ({ path, scheme, mode }) =>
      `${path}: the mode ${mode} says that it is ${scheme}, and its texts are ${scheme === 'light' ? 'lighter' : 'darker'} than what they stand on.`,
    hint: ({ scheme }) =>
      `Write "${scheme === 'light' ? 'dark' : 'light'}": browsers draw scroll bars and fields by it. Or change the colours of the mode.`,
  } satisfies Finding<{ path: string; scheme: 'light' | 'dark'; mode: string }>,
  'contrast-ground': {
    title: 'Contrast is asked for on a ground that lets through what is below',
    severity: 'error',
    message: ({ path, mode, name, value }) =>
      `${path}: in the mode ${mode} ${name} is ${value}, which is not opaque; text on it has no contrast of its own.`,
    hint: () => 'Name the opaque colour below.',
  } satisfies Finding<{ path: string; mode: string; name: string; value: string }>,
  contrast: {
    title: 'Text is hard to read',
    severity: 'error',
    message: ({ path, mode, text, on, ratio, needed }) =>
      `${path}: in the mode ${mode} ${text} on ${on} has a contrast of ${ratio}; ${needed} is needed.`,
    hint: ({ text, on, value, passing }) =>
      passing === undefined
        ? `${text} is ${value}; no shade of it is readable on ${on}. Change ${on}.`
        : `${text} is ${value}; ${passing} would pass.`,
  } satisfies Finding<{
    path: string;
    mode: string;
    text: string;
    on: string;
    ratio: number;
    needed: number;
    value: string;
    passing: string | undefined;
  }>,
};
