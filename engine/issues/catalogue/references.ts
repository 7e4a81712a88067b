import { codePoint } from '#engine/issues/hidden.ts';
import type { Finding } from '#engine/issues/issue.ts';
import { didYouMean, oneOf } from '#engine/issues/words.ts';

export interface Unknown {
  path: string;
  value: string;
  nearest: string | undefined;
  known: readonly string[];
}

/** Names that must lead somewhere, and rules between values. */
export const referenceFindings = {
  'unknown-reference': {
    title: 'A name leads to nothing',
    severity: 'error',
    message: ({ path, value, what }) => `${path}: there is no ${what} ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<Unknown & { what: string }>,
  'dropped-reference': {
    title: 'A name leads to something that this brand can never show',
    severity: 'error',
    message: ({ path, value, what }) =>
      `${path}: the ${what} ${JSON.stringify(value)} is left out of this brand, because its "when" can never hold.`,
    hint: ({ value }) => `Give this place the same "when" as ${JSON.stringify(value)}, or remove it.`,
  } satisfies Finding<{ path: string; value: string; what: string }>,
  'unknown-widget': {
    title: 'A placement names a widget that does not exist',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no widget ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<Unknown>,
  'widget-region': {
    title: 'A widget stands in a region that it is not made for',
    severity: 'error',
    message: ({ path, widget, region }) => `${path}: ${widget} cannot stand in the region ${region}.`,
    hint: ({ regions, widget }) =>
      `It is made for ${oneOf(regions)}. See "regions" in the widget.json of ${widget}.`,
  } satisfies Finding<{ path: string; widget: string; region: string; regions: readonly string[] }>,
  'unknown-slot': {
    title: 'A placement fills a slot that its widget does not have',
    severity: 'error',
    message: ({ path, widget, slot }) => `${path}: ${widget} has no slot ${JSON.stringify(slot)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    widget: string;
    slot: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'slot-widget': {
    title: 'A slot holds a widget that it does not take',
    severity: 'error',
    message: ({ path, widget, owner, slot }) =>
      `${path}: the slot ${slot} of ${owner} does not take ${widget}.`,
    hint: ({ known }) => `It takes ${oneOf(known)}.`,
  } satisfies Finding<{
    path: string;
    widget: string;
    owner: string;
    slot: string;
    known: readonly string[];
  }>,
  'path-collision': {
    title: 'Two routes have the same address',
    severity: 'error',
    message: ({ path, address, route }) =>
      `${path}: ${JSON.stringify(address)} is also an address of routes[${route}].`,
    hint: () => 'An address can show one page only; change or remove one of the two.',
  } satisfies Finding<{ path: string; address: string; route: string }>,
  'page-collision': {
    title: 'The pages of two routes cannot both be written',
    severity: 'error',
    message: ({ path, address, file, other }) => {
      const first = `${JSON.stringify(other.address)} in routes[${other.route}]`;
      if (file.startsWith(`${other.file}/`))
        return `${path}: the page of ${JSON.stringify(address)} would need a folder ${other.file}, which is the page of ${first}.`;
      const what = other.file === file ? 'the page' : 'a folder of the page';
      return `${path}: the page of ${JSON.stringify(address)} would be the file ${file}, which is ${what} of ${first}.`;
    },
    hint: () => 'Choose another address for one of the two.',
  } satisfies Finding<{
    path: string;
    address: string;
    file: string;
    other: { address: string; route: string; file: string };
  }>,
  'path-reserved': {
    title: 'A route has the address of something that is no page',
    severity: 'error',
    message: ({ path, address, reserved }) =>
      `${path}: ${JSON.stringify(reserved)} is not for pages, so ${JSON.stringify(address)} would never be shown.`,
    hint: () => 'Choose another address.',
  } satisfies Finding<{ path: string; address: string; reserved: string }>,
  'status-collision': {
    title: 'Two screens stand for the same system status',
    severity: 'error',
    message: ({ path, status, other }) => `${path}: the status ${status} already has the screen ${other}.`,
    hint: () => 'Give each status one screen.',
  } satisfies Finding<{ path: string; status: number; other: string }>,
  'language-twice': {
    title: 'A language is listed twice',
    severity: 'error',
    message: ({ path, code }) => `${path}: the language ${JSON.stringify(code)} is already in the list.`,
    hint: () => 'Keep one of the two.',
  } satisfies Finding<{ path: string; code: string }>,
  'panel-default': {
    title: 'A panel opens with a page that it does not have',
    severity: 'error',
    message: ({ path, value }) => `${path}: the panel has no page ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<Unknown>,
  'panel-page': {
    title: 'A link opens a page that its panel does not have',
    severity: 'error',
    message: ({ path, value, panel }) => `${path}: the panel ${panel} has no page ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<Unknown & { panel: string }>,
  'feature-unused': {
    title: 'Nothing depends on a feature',
    severity: 'warning',
    message: ({ path }) => `${path}: nothing in this brand depends on this feature.`,
    hint: () => 'Name it in a "when", or remove it.',
  } satisfies Finding<{ path: string }>,
  'route-unreachable': {
    title: 'No link leads to a route',
    severity: 'warning',
    message: ({ path }) => `${path}: no link of this brand leads here.`,
    hint: () => 'Link it from a menu, or write "entry": true if people come by its address.',
  } satisfies Finding<{ path: string }>,
  'own-origin': {
    title: 'An origin that must be foreign is the brand’s own',
    severity: 'error',
    message: ({ path, value, domain }) =>
      `${path}: ${JSON.stringify(value)} is an origin of this brand itself, which answers on ${domain}.`,
    hint: () => "Name the origin that it really is; it must be none of the brand's own.",
  } satisfies Finding<{ path: string; value: string; domain: string }>,
  'hidden-character': {
    title: 'A text holds a character that nobody sees',
    severity: 'error',
    message: ({ path, letter, before }) =>
      `${path}: the text holds ${codePoint(letter)} ${before === '' ? 'at its start' : `after ${JSON.stringify(before)}`}, which nobody sees.`,
    hint: () => 'Take it out: it changes how what stands around it is read or compared.',
  } satisfies Finding<{ path: string; letter: string; before: string }>,
  'asset-missing': {
    title: 'An asset does not exist',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} does not exist.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'The path is relative to the folder of the manifest that writes it.'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; file: string; nearest: string | undefined }>,
  'asset-link': {
    title: 'An asset is a link to a file elsewhere',
    severity: 'error',
    message: ({ path, file, folder }) => `${path}: ${file} is a link that leads out of ${folder}.`,
    hint: ({ folder }) => `Put the file itself into ${folder}.`,
  } satisfies Finding<{ path: string; file: string; folder: string }>,
  'asset-kind': {
    title: 'An asset is neither a picture nor a font',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} is of a kind that a portal does not show.`,
    hint: ({ known }) => `Its name must end with one of ${known.map((name) => `.${name}`).join(', ')}.`,
  } satisfies Finding<{ path: string; file: string; known: readonly string[] }>,
  'asset-content': {
    title: 'An asset is not what its name says',
    severity: 'error',
    message: ({ path, file, extension }) =>
      `${path}: ${file} has not the content of a ${extension.toUpperCase()} file.`,
    hint: () => 'Export the file again in this format, or give it the extension of what it is.',
  } satisfies Finding<{ path: string; file: string; extension: string }>,
  'svg-syntax': {
    title: 'An SVG cannot be read',
    severity: 'error',
    message: ({ what }) => `${what}.`,
    hint: () => 'Browsers show only SVG that is well-formed XML. Export the file again.',
  } satisfies Finding<{ what: string }>,
  'svg-unsafe': {
    title: 'An SVG is more than a picture',
    severity: 'error',
    message: ({ what }) => `The file ${what}.`,
    hint: () => 'Take it out: a picture of a brand runs no code, holds no page and asks for no other file.',
  } satisfies Finding<{ what: string }>,
  'asset-too-large': {
    title: 'An asset is too large',
    severity: 'error',
    message: ({ path, file, bytes, limit }) => `${path}: ${file} has ${bytes} bytes; ${limit} is the most.`,
    hint: () => 'Make the file smaller: fewer pixels, SVG, WebP or AVIF for pictures, a subset for fonts.',
  } satisfies Finding<{ path: string; file: string; bytes: number; limit: number }>,
  'asset-path': {
    title: 'The path of an asset is not allowed',
    severity: 'error',
    message: ({ path, value, why }) => `${path}: ${JSON.stringify(value)} ${why}.`,
    hint: () =>
      'Write a path inside the brand\'s folder, such as "assets/logo.svg", or "package:<name>/<path>".',
  } satisfies Finding<{ path: string; value: string; why: string }>,
};
