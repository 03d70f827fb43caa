import { protectionQueries } from '@housefront/core/features/protection';
import { PauseScreen } from '@housefront/ui/patterns/PauseScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** How often the platform is asked while a game is open, in milliseconds. */
const ASK_MS = 60_000;

/** `4:59` until a moment. */
const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The pause after slots: over the page and over a game in it, for as long as the platform's clock says (RG-23). */
export function SlotsPause(): ReactNode {
  const { core } = useRuntime();
  const { clock, platformClock } = core.ports;
  const { t } = core.i18n;
  const { slotsPause } = useCapabilities();
  const isPlaying = useStore(core.play.store, ({ play }) => play.status === 'playing');
  const { data, refetch } = useQuery({
    ...protectionQueries(core).state(),
    refetchInterval: isPlaying ? ASK_MS : false,
  });
  const pause = data?.slotsPause ?? null;
  const [now, setNow] = useState(() => platformClock.now());
  const [closed, setClosed] = useState<number | null>(null);
  const isKnown = pause !== null;
  // Each second, also long before: a device that slept has not counted.
  useEffect(
    () => (isKnown ? clock.every(1000, () => setNow(platformClock.now())) : undefined),
    [clock, isKnown, platformClock],
  );
  // With the start of a game a pause may come; with its end none does.
  useEffect(
    () =>
      core.play.store.subscribe(({ play }, before) => {
        if (play.status !== before.play.status) void refetch();
      }),
    [core, refetch],
  );
  // A start that the platform refuses opens the screen again.
  useEffect(() => core.events.on('slots-paused', () => setClosed(null)), [core]);
  const isDue = pause !== null && pause.from <= now && now < pause.until;
  const isOver = pause !== null && now >= pause.until;
  useEffect(() => {
    if (isOver || isDue) void refetch();
  }, [isOver, isDue, refetch]);
  const isShown = useTurn('slotsPause', isDue && closed !== pause.until);
  if (!isDue || !isShown) return null;
  return (
    <PauseScreen
      title={t('protection_play.pause_title')}
      body={t('protection_play.pause_body', { minutes: slotsPause?.after ?? 60 })}
      left={countdown(pause.until - now)}
      leftLabel={t('protection_play.pause_left')}
      action={t(isPlaying ? 'protection_play.pause_leave' : 'protection_play.pause_close')}
      onAction={() => {
        if (isPlaying) core.play.quit();
        setClosed(pause.until);
      }}
    />
  );
}
