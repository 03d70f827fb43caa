import { createContext, use, type ReactNode } from 'react';
import type { Core } from './createCore.ts';

const CoreContext = createContext<Core | null>(null);

/** Gives the core to everything below it. */
export const CoreProvider = ({ core, children }: { readonly core: Core; readonly children: ReactNode }) => (
  <CoreContext value={core}>{children}</CoreContext>
);

/**
 * The core of this tree.
 * @throws Error without a CoreProvider above.
 */
export const useCore = (): Core => {
  const core = use(CoreContext);
  if (core === null) throw new Error('useCore needs a CoreProvider above it');
  return core;
};
