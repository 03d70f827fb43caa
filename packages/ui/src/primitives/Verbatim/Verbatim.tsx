import type { ReactNode } from 'react';

export interface VerbatimProps {
  /** One text, so that it is the only node of its element. */
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * A value that is shown as it is: an amount, a count, a name, a code. Browsers do not translate it, and it has an element of
 * its own: a translator takes a text out of the page that React would go on writing into, unless it fills its element
 * (FLD-10). It reads in its own direction: from right to left a browser would show "L***" as "***L".
 */
export function Verbatim({ children, className }: VerbatimProps): ReactNode {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  );
}
