import type { Issue } from '@liveryjs/compiler/issues';
import {
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
} from '@liveryjs/compiler/manifest';
import { counted, countIssues } from '#workspace/check/counts.ts';
import { applyEdits } from '#workspace/edits/apply-edits.ts';
import type { FileSave } from '#workspace/edits/file-change.ts';
import { paletteFrom } from '#workspace/edits/palette.ts';
import { paletteEdits } from '#workspace/edits/palette-edits.ts';
import { Failure } from '#workspace/failure.ts';
import {
  type BrandResult,
  listParents,
  loadBrand,
  type Workspace,
  withChanged,
} from '#workspace/open/index.ts';
import { brandFiles } from './brand-files.ts';
import { claimIssues } from './claim-issues.ts';
import { idProblem, takenProblem } from './id-problem.ts';
import { type Logo, logoPath, logoProblem } from './own-logo.ts';
import { type BrandOption, type Question, questionsOf } from './questions.ts';

/** A brand that somebody would like to have. */
export interface BrandWish {
  readonly id: string;
  /** Id of the brand to inherit from. */
  readonly from: string;
  /** Answers to the questions about a new brand; one that is missing is as its fallback. */
  readonly answers: Partial<Readonly<Record<BrandOption, string>>>;
  /** A colour of CSS that a whole palette follows from. Default: the colours of the parent. */
  readonly color?: string | undefined;
  /** Default: a mark with the name, which is drawn. */
  readonly logo?: Logo | undefined;
}

/** The part of a wish that a sentence is about. */
export type BrandField = BrandOption | 'id' | 'from' | 'color' | 'logo';

/** A sentence about a wish; about all of it where no field is named. */
export interface FieldNote {
  readonly field: BrandField | undefined;
  readonly sentence: string;
}

/** Work that is left, in a sentence, and the place of the manifest that it is about, as a JSON Pointer. */
export interface LeftToDo {
  readonly sentence: string;
  readonly at: string;
}

/** All that a wish comes to. Nothing is written. */
export interface BrandPlan {
  /** Sentences that say what keeps the brand from being made; then there are no files. */
  readonly wrong: readonly FieldNote[];
  /** Sentences that somebody should know, and that keep nobody. */
  readonly notes: readonly FieldNote[];
  /** For `saveFiles`, which writes all of them or none. */
  readonly files: readonly FileSave[];
  readonly left: readonly LeftToDo[];
  /** Findings in the files of the brand, as they would be. */
  readonly issues: readonly Issue[];
}

/**
 * Plans a brand that is like another one. All that is wrong is told at once, by the rules by which every brand is checked.
 * Never throws for what somebody wishes.
 */
export function planBrand(workspace: Workspace, wish: BrandWish): BrandPlan {
  const { from, answers } = wish;
  const parent = parentOf(workspace, from);
  const idFault = idProblem(wish.id) ?? takenProblem(workspace, wish.id);
  const first: FieldNote[] = [
    ...(idFault === undefined ? [] : [{ field: 'id' as const, sentence: idFault }]),
    ...('why' in parent ? [{ field: 'from' as const, sentence: parent.why }] : []),
  ];
  if ('why' in parent) return { wrong: first, notes: [], files: [], left: [], issues: [] };

  // All other answers are looked at under an id that could be.
  const id = idFault === undefined ? wish.id : freeId(workspace);
  const questions = questionsOf(workspace, parent, id);
  const answered = membersOf(questions, answers);
  const { files, wrong: unmade } = filesOf(workspace, parent, { ...wish, id }, answered.members);
  const folder = `${workspace.brandsFolder}/${id}`;
  const wouldBe = laidOver(workspace, files);
  const inherited = new Set(parent.issues.map(keyOf));
  const issues = [...loadBrand(wouldBe, id).issues, ...claimIssues(wouldBe, id)].filter(
    (issue) => !inherited.has(keyOf(issue)),
  );
  const notesOf = (severity: Issue['severity']): FieldNote[] =>
    issues
      .filter((issue) => issue.severity === severity)
      .map((issue) => ({
        field: fieldOf(issue, folder, questions),
        sentence: `${issue.message} ${issue.hint}`.trim(),
      }));
  const slips = [...first, ...answered.wrong, ...unmade];
  // An answer that could not be taken leaves its fallback, about which nothing is said.
  const wrong = [
    ...slips,
    ...notesOf('error').filter(({ field }) => !slips.some((slip) => slip.field === field)),
  ];
  return {
    wrong,
    notes: notesOf('warning'),
    files: wrong.length > 0 ? [] : files,
    left: answered.left,
    issues: issues.filter(({ file }) => file.startsWith(`${folder}/`)),
  };
}

function freeId(workspace: Workspace): string {
  let number = 1;
  while (takenProblem(workspace, `new-brand-${number}`) !== undefined) number++;
  return `new-brand-${number}`;
}

function parentOf(workspace: Workspace, from: string): BrandResult | { readonly why: string } {
  if (!listParents(workspace).includes(from))
    return { why: `There is no brand ${JSON.stringify(from)}. Choose another one.` };
  const parent = loadBrand(workspace, from);
  const { errors } = countIssues(parent.issues);
  if (errors === 0) return parent;
  return { why: `${from} has ${counted(errors, 'error')}. Mend it first: livery check ${from}` };
}

/** Sections of a manifest that answers become, the slips of those that become none, and the work that is left where nobody gave one. */
function membersOf(questions: readonly Question[], answers: BrandWish['answers']) {
  let members: JsonObject = {};
  const wrong: FieldNote[] = [];
  const left: LeftToDo[] = [];
  for (const { option, pointer, fallback, isInherited, left: sentence, read } of questions) {
    const answer = answers[option]?.trim();
    if (answer === undefined && sentence !== undefined) left.push({ sentence, at: pointer });
    if (answer === undefined && (isInherited || fallback === '')) continue;
    const taken = read(answer ?? fallback);
    if ('why' in taken) wrong.push({ field: option, sentence: taken.why });
    else members = withValue(members, pointer, taken.value);
  }
  return { members, wrong, left };
}

/** All files of a brand with its palette and its logo, and the sentences about those two where one of them cannot be made. */
function filesOf(
  workspace: Workspace,
  parent: BrandResult,
  { id, color, logo }: BrandWish,
  members: JsonObject,
): { readonly files: readonly FileSave[]; readonly wrong: readonly FieldNote[] } {
  const folder = `${workspace.brandsFolder}/${id}`;
  const wrong: FieldNote[] = [];
  const logoFault = logo && logoProblem(logo);
  if (logoFault !== undefined) wrong.push({ field: 'logo', sentence: logoFault });
  const ownLogo = logoFault === undefined ? logo : undefined;
  const texts = brandFiles(workspace, parent, {
    id,
    name: ownText(members, 'name') ?? id,
    members,
    color: color === undefined ? undefined : paletteFrom(color)?.['color.brand.500'],
    logo: ownLogo && logoPath(ownLogo),
  });
  const files = new Map<string, FileSave>();
  for (const [file, after] of texts) {
    const path = `${folder}/${file}`;
    files.set(path, { path, before: undefined, after });
  }
  if (ownLogo) {
    const path = `${folder}/${logoPath(ownLogo)}`;
    const after = Buffer.from(ownLogo.bytes).toString('base64');
    files.set(path, { path, before: undefined, after, encoding: 'base64' });
  }
  if (color === undefined) return { files: [...files.values()], wrong };
  try {
    const painted = laidOver(workspace, [...files.values()]);
    for (const { path, after } of applyEdits(painted, paletteEdits(painted, id, color)).files)
      files.set(path, { path, before: undefined, after });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    wrong.push({ field: 'color', sentence: error.message });
  }
  return { files: [...files.values()], wrong };
}

/** The workspace with a brand that is not written yet. */
function laidOver(workspace: Workspace, files: readonly FileSave[]): Workspace {
  return withChanged(
    workspace,
    files.map(({ path, after = '', encoding }) => ({
      path,
      after: encoding === undefined ? after : Buffer.from(after, encoding),
    })),
  );
}

/** The field of a wish that a finding is about; undefined where no answer would mend it. */
function fieldOf(
  { file, pointer, code }: Issue,
  folder: string,
  questions: readonly Question[],
): BrandField | undefined {
  if (file.startsWith(`${folder}/assets/logo.`) || pointer === '/assets/logo') return 'logo';
  if (/^(contrast|token)/.test(code) || file.startsWith(`${folder}/tokens`)) return 'color';
  // Another brand says what this one claims, too.
  if (!file.startsWith(`${folder}/`)) return code === 'origin-of-brand' ? 'domains' : undefined;
  return questions.find((question) => `${pointer}/`.startsWith(`${question.pointer}/`))?.option;
}

function keyOf({ code, message }: Issue): string {
  return `${code} ${message}`;
}

/** The object with another value at a pointer. */
function withValue(object: JsonObject, pointer: string, value: JsonValue): JsonObject {
  const [key = '', ...rest] = pointerKeys(pointer);
  if (rest.length === 0) return { ...object, [key]: value };
  const before = own(object, key);
  return { ...object, [key]: withValue(isObject(before) ? before : {}, `/${rest.join('/')}`, value) };
}
