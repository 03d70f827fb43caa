import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useHydrated } from '../../kernel/hooks/useHydrated.ts';

const SlotsPause = lazy(() => import('./SlotsPause.tsx').then((module) => ({ default: module.SlotsPause })));

/** Parts of play over every page, for members; they load after hydration. */
export function AroundPlay(): ReactNode {
  const { core } = useRuntime();
  const { slotsPause } = useCapabilities();
  const isMember = useStore(core.session.store, ({ status }) => status === 'member');
  const isHydrated = useHydrated();
  return isHydrated && isMember && slotsPause ? (
    <Suspense fallback={null}>
      <SlotsPause />
    </Suspense>
  ) : null;
}
