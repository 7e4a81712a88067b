/** What pictures are taken. */
export interface PictureRules {
  /** How many at most. */
  readonly most: number;
  /** Bytes of one at most. */
  readonly bytes: number;
  /** Media types. */
  readonly types: readonly string[];
}

export type PictureProblem = 'form.pictureType' | 'form.pictureSize' | 'form.pictureCount';

/**
 * Adds files to those that were chosen before, as far as the rules let them in.
 *
 * @returns all of them, and what is wrong with those that were left out: the first of each kind, as a message key
 */
export function addPictures(
  before: readonly File[],
  chosen: readonly File[],
  { most, bytes, types }: PictureRules,
): { readonly pictures: readonly File[]; readonly problems: readonly PictureProblem[] } {
  const pictures = [...before];
  const problems = new Set<PictureProblem>();
  for (const file of chosen) {
    if (!types.includes(file.type)) problems.add('form.pictureType');
    else if (file.size > bytes) problems.add('form.pictureSize');
    else if (pictures.length >= most) problems.add('form.pictureCount');
    else if (!pictures.some((one) => isSame(one, file))) pictures.push(file);
  }
  return { pictures, problems: [...problems] };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
