import { type ReactNode, useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

type Compile = NonNullable<Parameters<typeof StyleSheetContext.Provider>[0]['value']>['stylis'];

/** As many as a portal's widgets have ten times over; each is about a kilobyte. */
const MOST = 20_000;

const kept = new Map<string, string[]>();

/** Compiles what a style says once for all pages that are rendered in this process: they share nearly all of it. */
export function KeptStyles({ children }: { children: ReactNode }): ReactNode {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...context, stylis: keeping(context.stylis) }}>{children}</StyleSheetContext>
  );
}

/** The hash of a compiler says what it does beside the usual: equal hashes and arguments, equal rules. */
function keeping(compile: Compile): Compile {
  const compileOnce: Compile = Object.assign(
    (...args: Parameters<Compile>) => {
      const key = [compile.hash, ...args].join('\n');
      const known = kept.get(key);
      if (known) return known;
      if (kept.size >= MOST) kept.clear();
      const rules = compile(...args);
      kept.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );
  return compileOnce;
}
