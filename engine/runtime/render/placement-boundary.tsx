import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadError } from '#engine/registry/load-error.ts';
import { Failure } from './failure.tsx';
import { retryPause } from './swr-defaults.ts';

/** A page that is older than the code on the server helps itself by coming anew: so many attempts are enough to see it. */
const ENOUGH = 2;

interface Props {
  /** The name of the part that may fail, for whoever reads the console. */
  readonly name: string;
  /** The number of times that it was tried again. */
  readonly attempts: number;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps the failure of a widget or a list inside its place, says in the console whose it was, and offers another try.
 * Code that did not arrive is asked for again by itself, with ever longer pauses.
 */
export class PlacementBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};
  #retry: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { name, attempts, onRetry } = this.props;
    console.error(`[livery] The ${name} failed.`, error, componentStack);
    if (error instanceof LoadError) {
      this.#retry = setTimeout(onRetry, retryPause(attempts + 1, Math.random()));
    }
  }

  override componentWillUnmount() {
    clearTimeout(this.#retry);
  }

  override render() {
    const { attempts, onRetry, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return error instanceof LoadError && attempts >= ENOUGH ? (
      <Failure
        messageKey="engine.placementFailed"
        retryKey="engine.reload"
        onRetry={() => location.reload()}
      />
    ) : (
      <Failure messageKey="engine.placementFailed" onRetry={onRetry} />
    );
  }
}
