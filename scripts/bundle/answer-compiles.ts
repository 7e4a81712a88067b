import { machineFailure } from '@liveryjs/workspace/failure';
import type { CodeModule } from '#scripts/plugin/ids.ts';
import type { CodeBundle } from './code-bundle.ts';
import { CodeFault, type FaultInCode } from './code-fault.ts';
import { compileHere, type Sources } from './compile.ts';

/** One thing to compile: code of a bundle or, without a module, the renderer. */
export interface CompileTask {
  readonly sources: Sources;
  readonly module?: CodeModule;
}

/** The result of a compile task. */
export type Compiled =
  | { readonly made: CodeBundle | string }
  | { readonly error: unknown }
  | { readonly faults: readonly FaultInCode[] }
  /** A sentence that says what the machine lacks. */
  | { readonly failure: string };

// In a process: compiles what it is asked for. It ends with whoever asks, who hears of Ctrl+C and waits for what has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

process.on('message', async ({ sources, module }: CompileTask) => {
  process.send?.((await compile(sources, module)) satisfies Compiled);
});

async function compile(sources: Sources, module: CodeModule | undefined): Promise<Compiled> {
  const compiler = compileHere(sources);
  try {
    return { made: await (module ? compiler.code(module) : compiler.server()) };
  } catch (error) {
    // An error comes through to the other process by its message alone.
    if (error instanceof CodeFault) return { faults: error.faults };
    const failure = machineFailure(error);
    return failure ? { failure: failure.message } : { error };
  }
}
