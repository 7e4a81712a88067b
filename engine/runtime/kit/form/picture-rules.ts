/** The rules for the pictures that are taken. */
export interface PictureRules {
  /** The largest number of pictures. */
  readonly most: number;
  /** Bytes of one at most. */
  readonly bytes: number;
  /** Media types. */
  readonly types: readonly string[];
}

export type PictureProblem = 'form.pictureType' | 'form.pictureSize' | 'form.pictureCount';

/** A file that was chosen, and what its first bytes say that it is: a media type, or undefined for no picture. */
export interface ReadFile {
  readonly file: File;
  readonly type: string | undefined;
}

/** The bytes that pictures begin with, whatever the files are called. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Looks at what files are. */
export function readPictures(files: readonly File[]): Promise<readonly ReadFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = await firstBytes(file);
      const begins = (first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
      return { file, type: Object.keys(BEGINNINGS).find((type) => begins(BEGINNINGS[type] ?? [])) };
    }),
  );
}

/** None of what cannot be read, such as a folder. */
function firstBytes(file: File): Promise<Uint8Array> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onloadend = () => resolve(new Uint8Array((reader.result as ArrayBuffer | null) ?? []));
    reader.readAsArrayBuffer(file.slice(0, 8));
  });
}

/**
 * Adds files to those that were chosen before, as far as the rules let them in.
 *
 * @returns all of them, and what is wrong with those that were left out: the first of each kind, as a message key
 */
export function addPictures(
  before: readonly File[],
  chosen: readonly ReadFile[],
  { most, bytes, types }: PictureRules,
): { readonly pictures: readonly File[]; readonly problems: readonly PictureProblem[] } {
  const pictures = [...before];
  const problems = new Set<PictureProblem>();
  for (const { file, type = '' } of chosen) {
    if (!types.includes(file.type)) problems.add('form.pictureType');
    else if (file.size > bytes) problems.add('form.pictureSize');
    else if (!types.includes(type)) problems.add('form.pictureType');
    else if (pictures.length >= most) problems.add('form.pictureCount');
    else if (!pictures.some((picture) => isSame(picture, file))) pictures.push(file);
  }
  return { pictures, problems: [...problems] };
}

function isSame(picture: File, other: File): boolean {
  return (
    picture.name === other.name && picture.size === other.size && picture.lastModified === other.lastModified
  );
}
