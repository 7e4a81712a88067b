import type { Finding } from '#engine/issues/issue.ts';

/** What is wrong with a picture that is text. */
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
    message: () => 'The file has no viewBox: where it is shown in another size, it is cut and not scaled.',
    hint: ({ meant }) =>
      `Write ${meant ?? 'viewBox="0 0 <width> <height>", with the size of the drawing,'} in <svg>.`,
  } satisfies Finding<{ meant: string | undefined }>,
  'svg-unsafe': {
    title: 'An SVG is more than a picture',
    severity: 'error',
    message: ({ what }) => `The file ${what}.`,
    hint: () => 'Take it out: a picture of a brand runs no code, holds no page and asks for no other file.',
  } satisfies Finding<{ what: string }>,
};
