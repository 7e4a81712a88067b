import type { Issue } from './issue.ts';
import { withMore } from './words.ts';

/** Findings of a name that is not known, or of a value of a wrong form: what stands inside is not what was meant. */
const MISNAMED: ReadonlySet<string> = new Set(['unknown-key', 'id-unknown', 'id-elsewhere', 'unknown-slot']);
const MISSHAPEN: ReadonlySet<string> = new Set([
  'manifest-shape',
  'widget-props',
  'missing-key',
  'widget-replaced',
]);

/** Findings about a condition as a whole, which are not to be trusted where a part of it is of a wrong form. */
const OF_CONDITIONS: ReadonlySet<string> = new Set([
  'time-never',
  'time-over',
  'contradictory-when',
  'condition-never',
  'condition-idle',
  'never-first',
  'language-unspoken',
  'zone-idle',
]);

/** Findings of names that lead to nothing: what they were to lead to seems to be used by nothing. */
const ASTRAY: ReadonlySet<string> = new Set([
  ...MISNAMED,
  'unknown-widget',
  'widgets-missing',
  'unknown-reference',
  'removed-reference',
  'renamed-reference',
  'panel-page',
  'widget-replaced',
  'content-missing',
]);
const UNUSED: ReadonlySet<string> = new Set([
  'asset-unused',
  'asset-unshown',
  'message-unused',
  'content-unused',
  'feature-unused',
  'season-unused',
  'modal-unopened',
  'route-unreachable',
  'page-unnamed',
]);

/** Ends the pointers of values that name something: in a wrong form they name nothing. */
const NAMING = /\/(path|season|features(\/\d+)?)$/;

/** The finding about a value that says the most: a place's rule knows more than the widget, which knows more than others. */
const RANKS: readonly string[] = [
  'rule-least',
  'rule-feature',
  'widget-props',
  'manifest-shape',
  'values-differ',
];

/**
 * The findings without those that follow from others: who mends the cause mends them. No check has to know of another.
 *
 * @param foundIssues all that was found in one brand
 * @param isWhole false where a widget, or a part of the manifest, cannot be read: what it shows and leads to seems to be used by nothing. Default: true
 */
export function withoutConsequences(foundIssues: readonly Issue[], isWhole = true): Issue[] {
  const issues = withoutOutranked(withoutUnreadable(onceInAllLanguages(foundIssues)));
  const causes = issues.filter(({ code }) => MISNAMED.has(code) || MISSHAPEN.has(code) || ASTRAY.has(code));
  if (isWhole && causes.length === 0) return [...issues];
  const isAstray =
    !isWhole ||
    causes.some(({ code, pointer }) => ASTRAY.has(code) || (MISSHAPEN.has(code) && NAMING.test(pointer)));
  // A section of a wrong form took along what the brand says in it.
  const isSectionLost = causes.some(
    ({ code, pointer }) => MISSHAPEN.has(code) && pointer.lastIndexOf('/') === 0,
  );
  // A finding that is left out explains no other: findings that hide each other in a circle leave one.
  const left = new Set(issues);
  for (const issue of issues) {
    const isUnused = isAstray && UNUSED.has(issue.more?.code ?? issue.code);
    const isHidden = () =>
      causes.some(
        (cause) =>
          cause !== issue &&
          left.has(cause) &&
          (isRespelt(issue, cause) || (follows(issue, cause) && !staysFor(issue, cause, causes))),
      );
    const isOfLost = isSectionLost && issue.code === 'values-differ';
    if (isUnused || isOfLost || (issue.code !== 'more-issues' && isHidden())) left.delete(issue);
  }
  return [...left];
}

/** The findings without those of which another says more. They go first: one that is not told explains no other. */
function withoutOutranked(issues: readonly Issue[]): readonly Issue[] {
  const ranked = issues.filter(({ code }) => RANKS.includes(code));
  if (ranked.length < 2) return issues;
  return issues.filter((issue) => !ranked.some((other) => isOutranked(issue, other)));
}

/** The findings without those that a file that cannot be read causes: it is neither missing nor without use. */
function withoutUnreadable(issues: readonly Issue[]): readonly Issue[] {
  const files = new Set(issues.flatMap(({ code, file }) => (code === 'file-unreadable' ? [file] : [])));
  if (files.size === 0) return issues;
  // Both who reads a file and who looks through its folder tell it.
  const left = new Set(files);
  return issues.filter(
    ({ code, file }) => !files.has(file) || (code === 'file-unreadable' && left.delete(file)),
  );
}

/** A fault of a text in Markdown is most often in every language: it is told of the first file. */
function onceInAllLanguages(issues: readonly Issue[]): readonly Issue[] {
  const firsts = new Map<string, { readonly issue: Issue; readonly others: string[] }>();
  for (const issue of issues) {
    const [, content, language] = /^(.*)\.([A-Z][A-Z_]*)\.md$/.exec(issue.file) ?? [];
    if (content === undefined || language === undefined) continue;
    const key = `${issue.code}\0${content}\0${issue.message}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, { issue, others: [] });
    else if (first.issue.file !== issue.file) first.others.push(language);
    else firsts.set(`${key}\0${issue.line}\0${issue.column}`, { issue, others: [] });
  }
  const told = new Map([...firsts.values()].map(({ issue, others }) => [issue, [...new Set(others)]]));
  return issues.flatMap((issue) => {
    if (!/\.[A-Z][A-Z_]*\.md$/.test(issue.file)) return [issue];
    const others = told.get(issue);
    if (others === undefined) return [];
    return [
      others.length === 0
        ? issue
        : { ...issue, hint: `${issue.hint} The same is wrong in ${withMore(others, 'language')}.` },
    ];
  });
}

function follows({ code, pointer, file }: Issue, cause: Issue): boolean {
  const isInside = pointer.startsWith(`${cause.pointer}/`);
  const isSame = pointer === cause.pointer;
  if (!isInside && !isSame && !cause.pointer.startsWith(`${pointer}/`)) return false;
  // Pointers of other files are none into the manifest.
  if (isManifest(file) !== isManifest(cause.file)) return false;
  if (MISNAMED.has(cause.code) || cause.code === 'widget-replaced')
    return isInside || (isSame && (cause.code.startsWith('id-') || cause.code === 'widget-replaced'));
  if (!MISSHAPEN.has(cause.code)) return false;
  if (OF_CONDITIONS.has(code)) return true;
  // A new thing that lacks a key is there all the same; a value of a wrong form is not what it says.
  return (
    cause.code !== 'missing-key' && (isInside || isSame) && !MISSHAPEN.has(code) && !RANKS.includes(code)
  );
}

/** Tells whether a name leads to nothing only because the key that it means has a wrong form: with the key in order, the name is right. */
function isRespelt({ code, meant }: Issue, cause: Issue): boolean {
  if (code !== 'unknown-reference' || typeof meant !== 'string' || !MISSHAPEN.has(cause.code)) return false;
  return cause.meant !== undefined && cause.pointer.endsWith(`/${meant}`);
}

/** Tells whether a finding stays although another hides it: of two that hide each other, the one that says which name was meant does, else the first. */
function staysFor(issue: Issue, cause: Issue, all: readonly Issue[]): boolean {
  if (!follows(cause, issue)) return false;
  const [names, its] = [issue, cause].map(({ code, meant }) => meant !== undefined && !MISSHAPEN.has(code));
  return names === its ? all.indexOf(issue) < all.indexOf(cause) : names === true;
}

function isOutranked({ code, pointer, file }: Issue, other: Issue): boolean {
  const [rank, its] = [RANKS.indexOf(code), RANKS.indexOf(other.code)];
  return its !== -1 && its < rank && other.pointer === pointer && other.file === file;
}

function isManifest(file: string): boolean {
  return file.endsWith('/brand.json');
}
