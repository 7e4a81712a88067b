import { checkProfile, telegramName } from '@liveryjs/client/profile/check-profile';
import { isFixed } from '@liveryjs/client/profile/profile-field';
import type { FieldProblem } from '@liveryjs/client/registration/check-field';
import { CallError } from '@liveryjs/engine/kit/plain';
import { readFields } from '@liveryjs/engine/kit/read-fields';
import type { ProfileChangeRequest, ProfileField, ProfileFieldName } from '@liveryjs/schemas/platform';

type Values = Readonly<Partial<Record<ProfileFieldName, string>>>;
export type Problems = Partial<Record<ProfileFieldName, FieldProblem>>;

/** Reads the fields that can be changed. */
export function readProfileForm(form: FormData, fields: readonly ProfileField[]): Values {
  const values: Values = readFields(
    form,
    fields.filter((field) => !isFixed(field)).map(({ name }) => ({ name })),
  );
  return values.telegram === undefined ? values : { ...values, telegram: telegramName(values.telegram) };
}

/** Returns the values that differ from the saved ones. */
export function changesOf(values: Values, fields: readonly ProfileField[]): ProfileChangeRequest {
  return Object.fromEntries(
    fields.flatMap(({ name, value = '' }) => {
      const now = values[name];
      return now === undefined || now === value ? [] : [[name, now]];
    }),
  );
}

/** Returns the problems of the changes: a field that stays empty as it was can be filled in later. */
export function checkChanges(
  changes: ProfileChangeRequest,
  fields: readonly ProfileField[],
  minimumAge: number,
): Problems {
  const problems: Problems = {};
  for (const { name, required } of fields) {
    const value = changes[name];
    if (value === undefined) continue;
    const missing: FieldProblem | undefined = required ? { key: 'form.notEmpty', values: {} } : undefined;
    const problem = value === '' ? missing : checkProfile(name, value, { minimumAge });
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Returns the problems of the fields that the platform refuses; undefined for a refusal that is about none. */
export function refusedFields(error: unknown, fields: readonly ProfileField[]): Problems | undefined {
  if (!(error instanceof CallError)) return undefined;
  const key =
    error.code === 'field_locked'
      ? 'profileForm.lockedNow'
      : error.code === 'rule_broken' && 'profileForm.refused';
  if (!key) return undefined;
  const problems: Problems = {};
  for (const { name } of fields) {
    if (error.details.some(({ at }) => at === `body/${name}`)) problems[name] = { key, values: {} };
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}
