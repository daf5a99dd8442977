/** What stands in for a part that failed, so that the rest of the page stands. The router's own would bring the router along. */
import { Component, createElement, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  readonly error: unknown;
  /** Draws the part again. */
  readonly reset: () => void;
}

interface BoundaryProps {
  readonly fallback: ComponentType<FallbackProps>;
  /** Another one: the part is drawn again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** In a list, because anything can be thrown, nothing included. */
  readonly failed: readonly [unknown] | null;
  readonly resetKey: string | undefined;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: [error] };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey };
  }

  readonly reset = () => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? createElement(this.props.fallback, { error: failed[0], reset: this.reset }) : this.props.children;
  }
}

/** For what is no loss. */
export const Nothing = () => null;
