import { extensionOf } from '@liveryjs/compiler/manifest';

/** A file that somebody would like to have as a logo. */
export interface Logo {
  /** The name that the file has where it comes from. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Kinds of a logo that every browser shows sharp and without a ground of its own. */
const KINDS = ['svg', 'png'];

/** The path of a logo in the folder of its brand. @param logo one without a problem */
export function logoPath(logo: Logo): string {
  return `assets/logo.${extensionOf(logo.name)}`;
}

/** The reason why a file cannot be a logo by its name; undefined where it can. What is in it is held against the checks of every asset. */
export function logoProblem(logo: Logo): string | undefined {
  if (KINDS.includes(extensionOf(logo.name))) return undefined;
  return `A logo is an SVG or a PNG file, and ${JSON.stringify(logo.name)} is named as neither. Export it as SVG, which is sharp in every size, or as PNG.`;
}
