import type { ErrorObject } from 'ajv/dist/2020.js';

const choices = new Set(['anyOf', 'oneOf']);

/** The errors that say something of their own: no branches of a choice, no echoes of if and then. */
export function collapseErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const echoes = new Set<ErrorObject>();
  for (let index = errors.length - 1; index >= 0; index--) {
    const choice = errors[index];
    if (choice === undefined || echoes.has(choice) || !choices.has(choice.keyword)) continue;
    // Ajv lists what is wrong in the branches right before the choice itself.
    for (let before = index - 1; before >= 0; before--) {
      const error = errors[before];
      if (error === undefined || !isBranch(error, choice)) break;
      echoes.add(error);
    }
  }
  return errors.filter(
    (error) => !echoes.has(error) && error.keyword !== 'if' && error.propertyName === undefined,
  );
}

function isBranch(error: ErrorObject, choice: ErrorObject): boolean {
  if (error.instancePath !== choice.instancePath && !error.instancePath.startsWith(`${choice.instancePath}/`))
    return false;
  return error.schemaPath.startsWith(`${choice.schemaPath}/`) || definitionOf(error) !== definitionOf(choice);
}

function definitionOf({ schemaPath }: ErrorObject): string {
  return /^#\/\$defs\/[^/]+/.exec(schemaPath)?.[0] ?? '#';
}
