import { rereadState } from '@housefront/core/features/protection';
import { useEffect } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { joinSessionBus } from './session-bus.ts';

/** Follows answers that the member gives in another tab: its check closes here too, and their game ends with play (RG-11). */
export function useSessionNews(): void {
  const { core } = useRuntime();
  useEffect(() => {
    const bus = joinSessionBus(core.ports.storage.get('member_id') ?? '', (news) => {
      if (news === 'active') return;
      if (news === 'left') core.play.quit();
      void rereadState(core);
    });
    return bus.leave;
  }, [core]);
}
