export function folderProblem(folder: string): string | undefined;
