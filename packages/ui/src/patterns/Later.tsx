import { Suspense, type ReactNode } from 'react';

/**
 * A part of a rendered page that is taken over after what stands around it, when the browser has time or the visitor reaches
 * for it: the first screen answers earlier. Nothing in it waits, so it never shows anything else.
 */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  return <Suspense fallback={null}>{children}</Suspense>;
}
