import { kindOf, pointerKeys } from '@liveryjs/compiler/manifest';
import type { StudioCalls, StudioEdit } from '@liveryjs/studio/api';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit } from '@liveryjs/workspace/edits/edit';
import { compareFindings } from '@liveryjs/workspace/edits/findings';
import type { Side } from '@liveryjs/workspace/edits/merge/merge-texts';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import { Failure } from '@liveryjs/workspace/failure';
import { type BrandResult, loadBrand, type Workspace, withChanged } from '@liveryjs/workspace/open';

/** An edit that gives an asset of a brand another picture. */
export type PictureEdit = Extract<StudioEdit, { readonly op: 'picture' }>;

/**
 * The edits of files that give an asset another picture: the brand's own file of it is written, or becomes a new one that
 * the manifest then names.
 *
 * @throws Failure where the brand has no such asset, and where `livery check` would find an error in the picture
 */
export function pictureEdits(workspace: Workspace, { brand, at: place, value }: PictureEdit): BrandEdit[] {
  const { before, name, now } = assetAt(workspace, brand, place);
  if (!/<svg[\s>]/.test(value)) throw new Failure(`This picture for ${name} is no SVG.`);
  if (/<symbol[\s>]/.test(value) || isSprite(workspace, now))
    throw new Failure(
      `${name} is or would be a sprite: one file of many icons. Change it in an editor, where no icon gets lost.`,
    );
  const folder = `${workspace.brandsFolder}/${brand}`;
  const isOfOne = Object.values(before.assets).filter((file) => file === now).length === 1;
  const isOwn = isOfOne && now.startsWith(`${folder}/`) && now.endsWith('.svg');
  const path = isOwn ? now.slice(folder.length + 1) : freeName(workspace, folder, name, 'svg');
  const edits: BrandEdit[] = [
    { op: 'write', file: `${folder}/${path}`, text: value },
    ...(isOwn ? [] : [{ op: 'set' as const, brand, at: place, value: path }]),
  ];
  const { files, wrong } = applyEdits(workspace, edits);
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
  refuseErrors(before, loadBrand(withChanged(workspace, files), brand));
  return edits;
}

/** Asks for a picture that is no drawing. Its file is written at once, and a draft names it. */
export type PhotoWish = StudioCalls['/api/add-photo']['body'];

/**
 * The new file of a picture such as a PNG in the folder of a brand, and the edit that has an asset name it.
 *
 * @returns without a file where the brand has this very picture already
 * @throws Failure where the brand has no such asset, and where `livery check` would find an error in the picture
 */
export function addedPhoto(
  workspace: Workspace,
  { brand, at: place, content }: PhotoWish,
): { readonly file?: FileSave; readonly edit: StudioEdit } {
  const { before, name, now } = assetAt(workspace, brand, place);
  const bytes = Buffer.from(content, 'base64');
  const kind = kindOf(bytes);
  if (kind === undefined || !PHOTOS.includes(kind))
    throw new Failure(
      `This file for ${name} is no picture that a portal shows. Choose an SVG, PNG, JPEG, WebP, AVIF or GIF.`,
    );
  if (isSprite(workspace, now))
    throw new Failure(`${name} is a sprite: one file of many icons. Change it in an editor.`);
  const folder = `${workspace.brandsFolder}/${brand}`;
  const path = freeName(workspace, folder, name, kind, bytes);
  const edit: StudioEdit = { op: 'set', brand, at: place, value: path };
  const file: FileSave = {
    ...{ path: `${folder}/${path}`, before: undefined },
    ...{ after: bytes.toString('base64'), encoding: 'base64' },
  };
  const isThere = workspace.files.size(file.path) !== undefined;
  const withFile = isThere ? workspace : withChanged(workspace, [{ path: file.path, after: bytes }]);
  const { files, wrong } = applyEdits(withFile, [edit as BrandEdit]);
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
  refuseErrors(before, loadBrand(withChanged(withFile, files), brand));
  return isThere ? { edit } : { file, edit };
}

/** Kinds of pictures that are no drawing, which every browser shows. */
const PHOTOS = ['png', 'jpg', 'webp', 'avif', 'gif'];

/** An asset of a brand by its place in the manifest. @throws Failure where there is none */
function assetAt(workspace: Workspace, brand: string, place: string) {
  const before = loadBrand(workspace, brand);
  const [section, name = '', ...rest] = pointerKeys(place);
  const isAsset = section === 'assets' && rest.length === 0 && Object.hasOwn(before.assets, name);
  const now = isAsset ? before.assets[name] : undefined;
  if (now === undefined)
    throw new Failure(
      `${brand} has no asset ${JSON.stringify(place)}. It has ${Object.keys(before.assets).join(', ')}.`,
    );
  return { before, name, now };
}

function refuseErrors(before: BrandResult, after: BrandResult): void {
  const errors = compareFindings(before.issues, after.issues).come.filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0)
    throw new Failure(errors.map(({ message, hint }) => `${message} ${hint}`).join('\n'));
}

/**
 * A picture's edit where somebody else has written another one into the same file since the draft began.
 *
 * @param textsBefore texts of files when the draft began, by path
 * @param textNow gives the text of a file by now
 * @param take the side that holds
 * @returns no edit where theirs holds
 * @throws Failure where no side is to be taken
 */
export function pictureOnTheirs(
  workspace: Workspace,
  edit: PictureEdit,
  textsBefore: ReadonlyMap<string, string | undefined>,
  textNow: (path: string) => string | undefined,
  take: Side | undefined,
): PictureEdit[] {
  const path = loadBrand(workspace, edit.brand).assets[pointerKeys(edit.at)[1] ?? ''];
  if (path === undefined || !textsBefore.has(path) || textsBefore.get(path) === textNow(path)) return [edit];
  if (take === undefined)
    throw new Failure(`${path} has become another picture. Choose in the review which of both stays.`);
  return take === 'mine' ? [edit] : [];
}

/** A path for a picture in the folder of a brand, which no file has yet, or one with the same bytes. */
function freeName(
  { files }: Workspace,
  folder: string,
  name: string,
  extension: string,
  bytes?: Uint8Array,
): string {
  const base = `assets/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  for (let number = 1; ; number++) {
    const path = `${base}${number === 1 ? '' : `-${number}`}.${extension}`;
    const file = `${folder}/${path}`;
    if (files.size(file) === undefined) return path;
    if (bytes !== undefined && Buffer.compare(files.read(file) ?? new Uint8Array(), bytes) === 0) return path;
  }
}

function isSprite({ files }: Workspace, file: string): boolean {
  const bytes = file.endsWith('.svg') ? files.read(file) : undefined;
  return bytes !== undefined && /<symbol[\s>]/.test(new TextDecoder().decode(bytes));
}
