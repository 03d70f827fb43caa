import { protectionQueries } from '@housefront/core/features/protection';
import { PauseScreen } from '@housefront/ui/patterns/PauseScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { formatCountdown } from '../../kernel/texts/times.ts';

/** How often the platform is asked while a game is open, in milliseconds. */
const ASK_MS = 60_000;

/** The pause after slots: over the page and over a game in it, for as long as the platform's clock says (RG-23). */
export default function SlotsPause(): ReactNode {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { slotsPause } = useCapabilities();
  const isPlaying = useStore(core.play.store, ({ play }) => play.status === 'playing');
  const { data, refetch } = useQuery({
    ...protectionQueries(core).state(),
    refetchInterval: isPlaying ? ASK_MS : false,
  });
  const pause = data?.slotsPause ?? null;
  const [closed, setClosed] = useState<number | null>(null);
  // Each second, also long before: a device that slept has not counted.
  const now = useNow(pause !== null);
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
      left={formatCountdown(pause.until - now)}
      leftLabel={t('protection_play.pause_left')}
      action={t(isPlaying ? 'protection_play.pause_leave' : 'protection_play.pause_close')}
      onAction={() => {
        if (isPlaying) core.play.quit();
        setClosed(pause.until);
      }}
    />
  );
}
