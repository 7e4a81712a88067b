/** The number of times that a test tries a property: what a run of all tests has room for, and `TRIES` in `npm run test:long`. */
export function tries(usual: number): number {
  return Number(process.env.TRIES ?? usual);
}
