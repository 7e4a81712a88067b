/**
 * Returns a sentence that says what is wrong with this version of Node; undefined when it will do.
 * @param {string} version as in process.versions.node
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return undefined;
  return `Livery needs Node 20.19, 22.13, 24 or newer; this is Node ${version}. Install a current one from https://nodejs.org.`;
}
