/**
 * The fault in the name of a folder that pages are bundled in, as a sentence; undefined when it will do.
 * @param {string} folder absolute
 * @returns {string | undefined}
 */
export function folderProblem(folder) {
  const sign = /[#?\0]/.exec(folder)?.[0];
  if (sign === undefined) return undefined;
  return `The folder ${folder} has a "${sign}" in its name, where the bundler takes the address of a file to end. Give it a name without "${sign}", or move the project.`;
}
