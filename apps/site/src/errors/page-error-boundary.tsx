import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** Another try is made when this changes. */
  until?: unknown;
  children: ReactNode;
}

/** Keeps what stands around it when a page fails to render. Give it a key that changes with the page. */
export class PageErrorBoundary extends Component<Props, { failed: boolean; until: unknown }> {
  override state = { failed: false, until: this.props.until };

  static getDerivedStateFromProps({ until }: Props, state: { until: unknown }) {
    return until === state.until ? null : { failed: false, until };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
