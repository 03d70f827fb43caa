import type { ReactNode } from 'react';

export interface VerbatimProps {
  /** A single text, so that it is the only node of its element. */
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * A value that must not be translated by the browser: an amount, a count, a name, a code. It has an element of its own,
 * because a translator replaces text nodes that React still updates, except a node that fills its element (FLD-10).
 */
export function Verbatim({ children, className }: VerbatimProps): ReactNode {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  );
}
