import { lazy, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { followSession, protectionQueries, rereadState } from '@housefront/core/features/protection';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useHydrated } from '../kernel/hooks/useHydrated.ts';
import { useIsMember } from '../kernel/member/useIsMember.ts';
import type { PageFrame } from '../kernel/page-frame.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { LazyPart } from '../kernel/SectionBoundary.tsx';
import { WithTexts } from '../kernel/texts/WithTexts.tsx';
import { LimitWatch } from './limits/LimitWatch.tsx';
import { MemberNotices } from './MemberNotices.tsx';
import { Pauses } from './pauses/Pauses.tsx';
import { protectionChannel } from './pauses/protection-channel.ts';

/** Keeps what every part of a page says of the member's protection current (RG-51). */
function useFollowedState(): void {
  const { core } = useRuntime();
  const isMember = useIsMember();
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

const MemberSession = lazy(() => import('./session/MemberSession.tsx'));
const SlotsPause = lazy(() => import('./play/SlotsPause.tsx'));

/** The parts that no first screen has, loaded after hydration. One that fails takes no other with it. */
export default function LaterParts({ layout }: Pick<PageFrame, 'layout'>): ReactNode {
  const { core } = useRuntime();
  const { slotsPause } = useCapabilities();
  const isHydrated = useHydrated();
  const isMember = useIsMember();
  const plays = useStore(core.session.store, ({ status }) => status === 'member');
  useFollowedState();
  // Another tab may say something before the texts of the parts are there.
  useEffect(() => void protectionChannel(core), [core]);
  return (
    <>
      {/* A document inside a frame of the site has no session of its own. */}
      {isHydrated && isMember && !core.ports.windows.framed() ? (
        <LazyPart>
          <MemberSession />
        </LazyPart>
      ) : null}
      <LazyPart>
        <MemberNotices />
      </LazyPart>
      <LazyPart>
        <LimitWatch />
      </LazyPart>
      <LazyPart>
        <WithTexts>
          <Pauses framed={layout === 'full'} />
        </WithTexts>
      </LazyPart>
      {isHydrated && plays && slotsPause ? (
        <LazyPart>
          <SlotsPause />
        </LazyPart>
      ) : null}
    </>
  );
}
