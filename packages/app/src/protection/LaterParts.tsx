import { Suspense, useEffect, type ReactNode } from 'react';
import type { PageFrame } from '../kernel/page-frame.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { SectionBoundary } from '../kernel/SectionBoundary.tsx';
import { WithTexts } from '../kernel/texts/WithTexts.tsx';
import { LimitWatch } from './limits/LimitWatch.tsx';
import { MemberNotices } from './MemberNotices.tsx';
import { Pauses } from './pauses/Pauses.tsx';
import { protectionChannel } from './pauses/protection-channel.ts';
import { AroundPlay } from './play/AroundPlay.tsx';
import { SessionParts } from './session/SessionParts.tsx';
import { useFollowedState } from './state/useFollowedState.ts';

/** A part that fails to load or to render takes no other one with it. */
function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <SectionBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SectionBoundary>
  );
}

/** The parts that no first screen has, loaded after hydration. */
export function LaterParts({ layout }: Pick<PageFrame, 'layout'>): ReactNode {
  const { core } = useRuntime();
  useFollowedState();
  // Another tab may say something before the texts of the parts are there.
  useEffect(() => void protectionChannel(core), [core]);
  return (
    <>
      <Apart>
        <SessionParts />
      </Apart>
      <Apart>
        <MemberNotices />
      </Apart>
      <Apart>
        <LimitWatch />
      </Apart>
      <Apart>
        <WithTexts>
          <Pauses framed={layout === 'full'} />
        </WithTexts>
      </Apart>
      <Apart>
        <AroundPlay />
      </Apart>
    </>
  );
}
