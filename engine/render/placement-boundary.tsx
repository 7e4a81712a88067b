import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface Props {
  /** Id of the placement. */
  readonly placement: string;
  /** Name of the widget. */
  readonly widget: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a widget's failure inside its placement, says in the console whose it was, and offers another try. */
export class PlacementBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { placement, widget } = this.props;
    console.error(
      `[livery] The widget '${widget}' in the placement '${placement}' failed.`,
      error,
      componentStack,
    );
  }

  override render() {
    return this.state.failed ? (
      <Failure messageKey="engine.placementFailed" onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}
