import type { SiteState } from '@housefront/core/features/site';
import { useStore } from 'zustand';
import { useRuntime } from './runtime.ts';

/** A value of the site store: language, currency, mode and what follows from them (CFG-09). */
export function useSite<Value>(select: (state: SiteState) => Value): Value {
  return useStore(useRuntime().core.site, select);
}
