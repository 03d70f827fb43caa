import type { ReactNode } from 'react';
import { useTextsReady } from './useTextsReady.ts';

/** Shows its children once all texts of the language are loaded. The page contains only those of its first screen. */
export function WithTexts({ children }: { readonly children: ReactNode }): ReactNode {
  return useTextsReady() ? children : null;
}
