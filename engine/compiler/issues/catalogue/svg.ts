import type { Finding } from '#compiler/issues/issue.ts';

/** The findings about a picture that is text. */
export const svgFindings = {
  'svg-syntax': {
    title: 'An SVG cannot be read',
    severity: 'error',
    message: ({ what }) => `${what}.`,
    hint: ({ hint }) => hint ?? 'Browsers show only SVG that is well-formed XML. Export the file again.',
  } satisfies Finding<{ what: string; hint: string | undefined }>,
  'svg-entity': {
    title: 'An SVG names an entity that it cannot have',
    severity: 'error',
    message: ({ what }) => `${what}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ what: string; hint: string }>,
  'svg-view-box': {
    title: 'An SVG does not say what its drawing is measured in',
    severity: 'warning',
    message: ({ written }) =>
      written === undefined
        ? `The file has no viewBox: where it is shown in another size, it is cut and not scaled.`
        : `viewBox="${written}" is none: it says where the drawing begins, and a width and a height above 0.`,
    hint: ({ meant, element }) =>
      `Write ${meant ?? 'viewBox="0 0 <width> <height>", with the size of the drawing,'} in <${element}>.`,
  } satisfies Finding<{ written: string | undefined; element: string; meant: string | undefined }>,
  'svg-reference': {
    title: 'An SVG names a part of itself that it does not have',
    severity: 'warning',
    message: ({ id }) =>
      `Nothing in the file has the id "${id}": what is drawn or painted with it does not show.`,
    hint: () => 'Write the id of an element of this file, or export the file again with all its parts.',
  } satisfies Finding<{ id: string }>,
  'svg-size': {
    title: 'An SVG says that it has no size',
    severity: 'warning',
    message: () => 'The picture says of itself that it is 0 wide or high: visitors see nothing.',
    hint: () => 'Write the size of the drawing, or take width and height out: the viewBox says enough.',
  } satisfies Finding<object>,
  'svg-empty': {
    title: 'An SVG draws nothing',
    severity: 'warning',
    message: () => 'Nothing is drawn in the picture: visitors see nothing.',
    hint: () =>
      'Export the file again with the layers that are to show, or take out what names it: null goes back to the default.',
  } satisfies Finding<object>,
  'svg-words': {
    title: 'An SVG writes words in a font that it does not bring',
    severity: 'warning',
    message: ({ words, font }) =>
      `The picture writes ${JSON.stringify(words)} in the font ${JSON.stringify(font)}, which it does not bring: fonts of the page do not reach pictures, so most visitors see another one.`,
    hint: () =>
      'Export the file with its text as outlines. Words that visitors should read in their language belong in a text beside the picture.',
  } satisfies Finding<{ words: string; font: string }>,
  'svg-unsafe': {
    title: 'An SVG is more than a picture',
    severity: 'error',
    message: ({ what }) => `The file ${what}.`,
    hint: ({ what }) =>
      what.startsWith('is no picture')
        ? 'Write <svg xmlns="http://www.w3.org/2000/svg" at its beginning, or export the file again as SVG.'
        : 'Take it out: a picture of a brand runs no code, holds no page and asks for no other file.',
  } satisfies Finding<{ what: string }>,
};
