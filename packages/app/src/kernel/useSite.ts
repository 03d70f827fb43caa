import type { SiteState } from '@housefront/core/features/site';
import { useStore } from 'zustand';
import { useRuntime } from './runtime.ts';

/** Selects from the site store: language, currency, mode and what derives from them (CFG-09). */
export function useSite<Value>(select: (state: SiteState) => Value): Value {
  return useStore(useRuntime().core.site, select);
}
