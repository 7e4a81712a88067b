const MOST = 72;

/**
 * Finds commits whose subjects are too long for lists of commits.
 *
 * @param log a line for each commit: its short id, a space, its subject
 * @returns these lines
 */
export function longSubjects(log: string): string[] {
  return log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > MOST);
}
