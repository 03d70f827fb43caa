import type { ReactNode } from 'react';
import { useTextsReady } from './useTextsReady.ts';

/** What needs texts that the page did not bring: it is shown once they are loaded. */
export function WithTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return useTextsReady() ? children : null;
}
