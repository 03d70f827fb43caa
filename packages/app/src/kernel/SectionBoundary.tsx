import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RuntimeContext } from './runtime.ts';

interface Props {
  /** Fallback for a part that failed; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of a section, so that the page survives its failure (ERR-13). */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  // A class field would add a helper for older browsers to the first load.
  static override get contextType() {
    return RuntimeContext;
  }
  declare context: React.ContextType<typeof RuntimeContext>;
  declare state: { readonly failed: boolean };

  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.context?.getState().core.ports.logger.error('A part of the page failed', {
      error: String(error),
      where: info.componentStack ?? '',
    });
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
