import { type ReactNode, useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

type Compile = NonNullable<Parameters<typeof StyleSheetContext.Provider>[0]['value']>['stylis'];

/** As many as a portal's widgets have ten times over; each is about a kilobyte. */
const MOST = 20_000;

const kept = new Map<string, string[]>();

interface Props {
  /** Ids of components whose rules stand elsewhere. Default: none. */
  readonly without?: ReadonlySet<string> | undefined;
  /** Told the classes that no rule is written for. */
  readonly onUnused?: ((name: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Compiles what a style says once for all pages that are rendered in this process: they share nearly all of it. */
export function KeptStyles({ without, onUnused, children }: Props): ReactNode {
  const context = useContext(StyleSheetContext);
  const compile = keeping(context.stylis);
  const stylis: Compile = Object.assign(
    (...args: Parameters<Compile>) => {
      const [, selector = '', , id = ''] = args;
      if (!without?.has(id)) return compile(...args);
      onUnused?.(selector.slice(1));
      return [];
    },
    { hash: compile.hash },
  );
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
}

/** Hands over the rules of components whose styles are given by id, in the same order, for the components' own classes. */
export function RulesOf({
  styles,
  onRules,
}: {
  styles: Readonly<Record<string, string>>;
  onRules: (rules: string) => void;
}): ReactNode {
  const compile = keeping(useContext(StyleSheetContext).stylis);
  onRules(
    Object.entries(styles)
      .flatMap(([id, style]) => compile(style, `.${id}`, undefined, id))
      .join(''),
  );
  return null;
}

/** The hash of a compiler says what it does beside the usual: equal hashes and arguments, equal rules. */
function keeping(compile: Compile): Compile {
  const compileOnce: Compile = Object.assign(
    (...args: Parameters<Compile>) => {
      const key = [compile.hash, ...args].join('\n');
      const keptRules = kept.get(key);
      if (keptRules) return keptRules;
      if (kept.size >= MOST) kept.clear();
      const rules = compile(...args);
      kept.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );
  return compileOnce;
}
