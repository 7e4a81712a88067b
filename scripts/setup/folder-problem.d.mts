export function folderProblem(folder: string): string | undefined;

/** The fault in the name of a folder in which no installed package is found, as a sentence; undefined when it will do. */
export function packagesProblem(folder: string): string | undefined;
