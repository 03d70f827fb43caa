import { useStore } from 'zustand';
import { useRuntime } from '../kernel/runtime.ts';

/** The currency of the member's money (MEM-30): also one that the site does not offer to guests. */
export function useMemberCurrency(): string {
  const { session, site } = useRuntime().core;
  const own = useStore(session.store, ({ member }) => member?.currency ?? '');
  const offered = useStore(site, ({ currency }) => currency);
  return own === '' ? offered : own;
}
