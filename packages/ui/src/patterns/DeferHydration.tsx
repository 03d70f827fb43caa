import { Suspense, type ReactNode } from 'react';

/**
 * Defers hydration of its children until the browser is idle or the user interacts with them, so that the first screen
 * responds earlier. Nothing inside suspends, so the fallback is never shown.
 */
export function DeferHydration({ children }: { readonly children: ReactNode }): ReactNode {
  return <Suspense fallback={null}>{children}</Suspense>;
}
