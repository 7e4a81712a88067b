/** The files and all that they need at once, each once, in order of need. */
export function reach(files: Iterable<string>, importsOf: (file: string) => Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const needed of importsOf(file)) visit(needed);
  };
  for (const file of files) visit(file);
  return reached;
}

/** The files that import each other in circles: those of one circle together, in the order given. */
export function circlesOf<File extends { readonly fileName: string; readonly imports: readonly string[] }>(
  files: readonly File[],
): File[][] {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const below = new Map(
    files.map(({ fileName, imports }) => [fileName, reach(imports, (name) => importsOf.get(name) ?? [])]),
  );
  const areInCircle = (file: File, other: File) =>
    below.get(file.fileName)?.has(other.fileName) && below.get(other.fileName)?.has(file.fileName);
  const circles: File[][] = [];
  for (const file of files.filter((candidate) => areInCircle(candidate, candidate))) {
    const circle = circles.find(([first]) => first && areInCircle(first, file));
    if (circle) circle.push(file);
    else circles.push([file]);
  }
  return circles;
}
