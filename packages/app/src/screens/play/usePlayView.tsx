import type { PlayViewProps } from '@housefront/ui/views';
import { playLabels } from '@housefront/ui/views/play/labels';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useExtension } from '../../kernel/extension.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { usePanic } from '../../kernel/member/usePanic.ts';

/** The game in a frame, for the page /play and for the play modal (PLAY-14). */
export function usePlayView(): PlayViewProps {
  const { core } = useRuntime();
  const extension = useExtension();
  const surface = useStore(core.play.store, (state) => state.surface);
  const guest = useStore(core.session.store, (state) => state.status === 'guest');
  const gameName = surface?.game.name ?? '';
  const demo = surface?.game.demo === true;
  const panic = usePanic();
  return {
    gameName,
    url: surface?.url ?? null,
    demo,
    figures: extension && (
      <Suspense fallback={null}>
        <extension.GameBar />
      </Suspense>
    ),
    onLeave: core.play.quit,
    onRealPlay: demo && guest ? core.play.playForReal : undefined,
    panic,
    texts: useLabels(playLabels),
  };
}
