import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHydrated } from '../../kernel/hooks/useHydrated.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { SectionBoundary } from '../../kernel/SectionBoundary.tsx';

const MemberSession = lazy(() => import('./MemberSession.tsx').then((module) => ({ default: module.MemberSession })));

/** The parts of a member's session, loaded when a member is signed in; a document inside a frame of the site has none. */
export function SessionParts(): ReactNode {
  const { core } = useRuntime();
  const isHydrated = useHydrated();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  if (!isHydrated || !isMember || core.ports.windows.framed()) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <MemberSession />
      </Suspense>
    </SectionBoundary>
  );
}
