import { Component, startTransition, Suspense, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { RuntimeContext } from './runtime.ts';

interface Props {
  readonly children: ReactNode;
}

/** Error boundary of a section, which disappears when it fails, so that the page survives (ERR-13). */
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
    return this.state.failed ? null : this.props.children;
  }
}

/** A part with code of its own: nothing until that is loaded, or when it fails. */
export const LazyPart = ({ children }: Props): ReactNode => (
  <SectionBoundary>
    <Suspense fallback={null}>{children}</Suspense>
  </SectionBoundary>
);

/** A {@link LazyPart} that is mounted after hydration. */
export function LaterPart({ children }: Props): ReactNode {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? <LazyPart>{children}</LazyPart> : null;
}
