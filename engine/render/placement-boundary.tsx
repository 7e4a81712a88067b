import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface Props {
  /** What may fail, for whoever reads the console. */
  readonly name: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps the failure of a widget or a list inside its place, says in the console whose it was, and offers another try. */
export class PlacementBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`[livery] The ${this.props.name} failed.`, error, componentStack);
  }

  override render() {
    return this.state.failed ? (
      <Failure messageKey="engine.placementFailed" onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}
