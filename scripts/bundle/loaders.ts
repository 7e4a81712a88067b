import { literal, objectSource } from '#scripts/plugin/module-source.ts';

/**
 * Functions that fetch modules of data, by name, as source of a module beside them; a name may have several. Many browsers keep an import that
 * failed until the page ends, so each further try has an address of its own. Data does no harm when it is there twice.
 */
export function loaders(modules: Iterable<readonly [name: string, files: readonly string[]]>): string {
  const load = '(file)=>()=>import(file).catch(()=>import(file+"?"+Date.now()))';
  // Several modules become one that has the members of all of them.
  const all =
    '(...parts)=>()=>Promise.all(parts.map((part)=>part())).then((all)=>({default:Object.assign({},...all.map((one)=>one.default))}))';
  const source = (files: readonly string[]) => {
    const each = files.map((file) => `load(${beside(file)})`).join();
    return files.length > 1 ? `all(${each})` : each;
  };
  const members = [...modules].map(([name, files]) => [name, source(files)] as const);
  if (members.length === 0) return '{}';
  const isJoined = members.some(([, text]) => text.startsWith('all('));
  return `((load${isJoined ? ',all' : ''})=>(${objectSource(members)}))(${load}${isJoined ? `,${all}` : ''})`;
}

/** The function that fetches one module, as source of a module beside it. */
export function loader(file: string): string {
  return `()=>import(${beside(file)}).catch(()=>import(${beside(file)}+"?"+Date.now()))`;
}

/** The address of a module for one beside it, as source. */
export function beside(path: string): string {
  return literal(`./${path.split('/').at(-1)}`);
}
