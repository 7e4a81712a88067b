const ADDRESS = 'where the bundler takes the address of a file to end';

/**
 * Letters that a folder's name may not have, and what takes them for something else.
 * @type {Readonly<Record<string, string | undefined>>}
 */
const SIGNS = {
  '#': ADDRESS,
  '?': ADDRESS,
  '\0': ADDRESS,
  '*': 'in place of which Node puts the name of a file when it looks for a package',
  // A separator on Windows.
  ...(process.platform === 'win32' ? {} : { '\\': 'where Node looks for no package' }),
};

/**
 * The fault in the name of a folder that pages are bundled in, as a sentence; undefined when it will do.
 * @param {string} folder absolute
 * @returns {string | undefined}
 */
export function folderProblem(folder) {
  return problem(folder, Object.keys(SIGNS));
}

/**
 * The fault in the name of a folder in which no installed package is found, as a sentence; undefined when it will do.
 * @param {string} folder absolute
 * @returns {string | undefined}
 */
export function packagesProblem(folder) {
  return problem(
    folder,
    Object.keys(SIGNS).filter((sign) => SIGNS[sign] !== ADDRESS),
  );
}

/**
 * @param {string} folder
 * @param {readonly string[]} signs
 * @returns {string | undefined}
 */
function problem(folder, signs) {
  const sign = [...folder].find((letter) => signs.includes(letter));
  if (sign === undefined) return undefined;
  return `The folder ${folder} has a "${sign}" in its name, ${SIGNS[sign]}. Give it a name without "${sign}", or move the project.`;
}
