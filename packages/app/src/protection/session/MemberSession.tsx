import { type ReactNode, useEffect } from 'react';
import { rereadState } from '@housefront/core/features/protection';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/useRoute.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { Inactivity } from './Inactivity.tsx';
import { RealityCheckOverlay } from './RealityCheckOverlay.tsx';
import { Bar } from './GameBar.tsx';
import { useProtectionState } from '../state/useProtectionState.ts';
import { joinSessionBus } from './session-bus.ts';

/** Follows answers that the member gives in another tab: its check closes here too, and their game ends with play (RG-11). */
function useSessionNews(): void {
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

/** Pages without a bar at the edge: the game has its own, and the others are on their way to another page. */
const WITHOUT_BAR: ReadonlySet<string | undefined> = new Set(['play', 'loading', 'close', 'authCallback']);

/** The session of a signed-in member on a site with a profile: bar, reality check, question after inactivity. */
export default function MemberSession(): ReactNode {
  const { inactivity, realityCheck } = useCapabilities();
  const page = usePageId();
  const state = useProtectionState().data;
  useSessionNews();
  return (
    <WithTexts>
      {WITHOUT_BAR.has(page) ? null : <Bar compact={false} />}
      {realityCheck && state?.check ? <RealityCheckOverlay check={state.check} /> : null}
      {/* Once the platform has answered, its clock is known. */}
      {inactivity && state ? <Inactivity {...inactivity} staked={state.session?.staked ?? null} /> : null}
    </WithTexts>
  );
}
