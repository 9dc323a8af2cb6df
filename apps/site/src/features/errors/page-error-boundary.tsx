import { Component, type ReactNode } from 'react';
import { recordError } from './last-error.ts';

interface Props {
  /** @param id number of the error */
  fallback: ReactNode | ((id: string) => ReactNode);
  children: ReactNode;
}

/** Keeps the shell standing when a page fails to render. Give it a key that changes with the page. */
export class PageErrorBoundary extends Component<Props, { id: string | null }> {
  override state = { id: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { id: recordError(error).id };
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.id === null) return children;
    return typeof fallback === 'function' ? fallback(this.state.id) : fallback;
  }
}
