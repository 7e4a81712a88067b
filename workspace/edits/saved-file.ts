import { createHash } from 'node:crypto';
import type { FileSave } from './file-change.ts';
import { parsed } from './json-text.ts';
import { collisionSentence } from './merge/merge-texts.ts';
import { type Step, stepsBetween, takeSteps } from './merge/steps.ts';
import { changeOf, type TextChange } from './text-change.ts';

/** The record of a file in a save, by which its change is taken back. */
export interface SavedFile extends TextChange {
  readonly path: string;
  /** True when there was no file before. */
  readonly isNew: boolean;
  /** SHA-256 of the file afterwards, of one that is no text in its encoding; empty where it is gone. */
  readonly hash: string;
  readonly encoding?: 'base64';
  /** The steps that lead back, of a file of JSON that was there before and is there still. */
  readonly back?: readonly Step[];
}

/** Makes the record of a change. A text that is no JSON is changed line by line. */
export function savedFile({ path, before, after, encoding }: FileSave): SavedFile {
  const isNew = before === undefined;
  const saved = { path, isNew, hash: hashOf(after), ...(encoding && { encoding }) };
  if (before === undefined || after === undefined)
    return { ...saved, ...changeOf(before ?? '', after ?? '') };
  const [was, is] = [before, after].map(parsed);
  if (!path.endsWith('.json') || was === undefined || is === undefined)
    return { ...saved, ...linesOf(before, changeOf(before, after)) };
  return { ...saved, ...changeOf(before, after), back: stepsBetween(is, was) };
}

/**
 * Makes the record fit a file that says something else by now: what was written after the save stays.
 *
 * @param now the text of the file; undefined where there is none
 * @returns the record, or the reason why the change cannot be taken back
 */
export function fileOnNow(file: SavedFile, now: string | undefined): SavedFile | { readonly wrong: string } {
  const { path, hash, isNew, before, after, back } = file;
  if (hashOf(now) === hash) return file;
  if (now === undefined) return { wrong: `${path} is not there any more.` };
  if (hash === '') return { wrong: `${path} is there again.` };
  const taken = (text: string): SavedFile => ({
    path,
    isNew: false,
    hash: hashOf(now),
    ...changeOf(text, now),
  });
  if (back !== undefined && parsed(now) !== undefined) {
    const { text, collisions } = takeSteps(now, back);
    if (collisions.length === 0) return taken(text);
    return { wrong: `${path} has changed since. ${collisions.map(collisionSentence).join(' ')}` };
  }
  const place = now.indexOf(after);
  const isLine = place === 0 || now[place - 1] === '\n';
  const isOnce = after.endsWith('\n') && isLine && now.indexOf(after, place + 1) === -1;
  if (isOnce && place !== -1 && (!isNew || path.endsWith('.jsonl')))
    return taken(now.slice(0, place) + before + now.slice(place + after.length));
  return { wrong: `${path} has changed since.` };
}

/** A change of a text, with the whole of the lines that it is in. */
function linesOf(text: string, { start, before, after }: TextChange): TextChange {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const end = start + before.length;
  const isStart = end === 0 || text[end - 1] === '\n';
  const isWhole = from === start && isStart && (after === '' || after.endsWith('\n'));
  const to = isWhole ? end : text.indexOf('\n', end) + 1 || text.length;
  const [ahead, behind] = [text.slice(from, start), text.slice(end, to)];
  return { start: from, before: ahead + before + behind, after: ahead + after + behind };
}

/** SHA-256 of a text; empty where there is no file. */
export function hashOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('hex');
}
