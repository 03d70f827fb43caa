import { wholePage } from '@housefront/ui/primitives/LoadingOverlay';
import { useEffect, useState } from 'react';
import { type Runtime, useRuntime } from '../../kernel/runtime.ts';

/** Whether an overlay is requested, or will be soon: members use their wallet. */
function isWanted({ core, loading, messages, overlays, toasts }: Runtime): boolean {
  const { surface, notices } = core.play.store.getState();
  return (
    Object.values(overlays.store.getState()).includes(true) ||
    toasts.getSnapshot().length > 0 ||
    messages.current() !== null ||
    loading.phaseOf(wholePage) !== null ||
    core.session.isMember() ||
    core.demo.list.store.getState().open ||
    surface !== null ||
    notices.length > 0
  );
}

/** Events before which nothing is loaded: a guest who does not act opens nothing. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'scroll'] as const;

const canOpen = ({ type, target }: Event) =>
  type === 'keydown' ||
  target === document ||
  (target instanceof Element && target.closest('a, button, input, [role="button"]') !== null);

/**
 * Whether the overlays are needed: true from the first request on.
 * @param prepare called once when the visitor points at something or scrolls, to preload later parts, such as the message
 * about a lost connection
 */
export function useOverlaysWanted(prepare: () => void): boolean {
  const runtime = useRuntime();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const { core, loading, messages, overlays, toasts } = runtime;
    const stops: (() => void)[] = [];
    const look = () => {
      if (!isWanted(runtime)) return;
      // Stops before the toast that caused this starts its timer: the toaster is not mounted yet.
      for (const stop of stops.splice(0)) stop();
      setWanted(true);
    };
    stops.push(
      overlays.store.subscribe(look),
      toasts.subscribe(look),
      messages.subscribe(look),
      loading.subscribe(look),
      core.session.store.subscribe(look),
      core.demo.list.store.subscribe(look),
      core.play.store.subscribe(look),
    );
    look();
    return () => stops.forEach((stop) => stop());
  }, [runtime]);
  useEffect(() => {
    const controller = new AbortController();
    const reach = (event: Event) => {
      if (!canOpen(event)) return;
      controller.abort();
      prepare();
    };
    for (const sign of signs) document.addEventListener(sign, reach, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [prepare]);
  return wanted;
}
