import { followSession, protectionQueries, rereadState } from '@housefront/core/features/protection';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';

/** Keeps what every part of a page says of the member's protection current (RG-51). */
export function useFollowedState(): void {
  const { core } = useRuntime();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  useEffect(() => {
    if (!isMember) return undefined;
    const { store } = core.play;
    // This code may come after the page: a change that was announced meanwhile was not heard.
    if (core.queryClient.getQueryData(protectionQueries(core).state().queryKey)) void rereadState(core);
    const stops = [
      followSession(core, () => store.getState().play.status === 'playing'),
      // The platform may have refused the start for what the state does not know yet.
      store.subscribe(({ play }, { play: before }) => {
        if (before.status === 'starting' && play.status === 'idle') void rereadState(core);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [core, isMember]);
}
