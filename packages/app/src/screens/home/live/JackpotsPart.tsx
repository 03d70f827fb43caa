import { createJackpots, type Jackpot } from '@housefront/core/features/jackpots';
import { formatMoney } from '@housefront/core/i18n';
import { JackpotRow, type JackpotPlateModel } from '@housefront/ui/patterns/JackpotRow';
import { useReducedMotion } from '@housefront/ui/primitives/UiProvider';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCapabilities } from '../../../kernel/capabilities.ts';
import { useGameModels } from '../../../kernel/lists/catalogue-models.ts';
import { useRuntime, type Runtime } from '../../../kernel/runtime.ts';
import { formatTimeOfDay } from '../../../kernel/texts/times.ts';
import { useInView } from './useInView.ts';

/** The one line about a jackpot. What is old says so first. */
function noteOf({ core, amountStyle }: Runtime, jackpot: Jackpot, mayUrge: boolean): string {
  const { t } = core.i18n;
  const { dropsBy, heardAt, isStale, isWon, last } = jackpot;
  if (isStale) return t('wins.as_of', { time: formatTimeOfDay(heardAt) });
  if (isWon && last) {
    const amount = last.amount === null ? '–' : formatMoney(last.amount, amountStyle);
    return t('wins.won', { amount, time: formatTimeOfDay(last.at) });
  }
  if (!mayUrge || !dropsBy) return '';
  if (dropsBy.amount) return t('wins.drops_amount', { amount: formatMoney(dropsBy.amount, amountStyle) });
  return dropsBy.at === null ? '' : t('wins.drops_at', { time: formatTimeOfDay(dropsBy.at) });
}

/** The jackpots of the platform; nothing on one that has none (WIN-05). */
export function JackpotsPart(): ReactNode {
  const runtime = useRuntime();
  const { core, amountStyle } = runtime;
  const place = useRef<HTMLDivElement>(null);
  const [feed] = useState(() => createJackpots(core));
  const { status, jackpots } = useStore(feed.store);
  const { urgency } = useCapabilities();
  const calm = useReducedMotion();
  const toGames = useGameModels();
  useEffect(() => {
    feed.load();
    return feed.dispose;
  }, [feed]);
  useEffect(() => feed.setMotion(!calm), [feed, calm]);
  useInView(place, feed.see);
  /** The game of a jackpot that one game feeds, if a list with it is loaded. */
  const gameOf = ({ games }: Jackpot) => {
    const [id] = games.length === 1 ? games : [];
    const game = id === undefined ? undefined : core.catalogue.loadedGames().get(id);
    return game && toGames([game])[0];
  };
  const plate = (jackpot: Jackpot): JackpotPlateModel => ({
    id: jackpot.id,
    name: jackpot.name,
    art: jackpot.art,
    figure: jackpot.figure && formatMoney(jackpot.figure, amountStyle),
    note: noteOf(runtime, jackpot, urgency !== false),
    state: jackpot.isStale ? 'stale' : jackpot.isWon ? 'won' : 'running',
    onOpen: gameOf(jackpot)?.onPlay,
  });
  if (status === 'absent') return null;
  return (
    <div ref={place}>
      <JackpotRow jackpots={status === 'shown' ? jackpots.map(plate) : null} label={core.i18n.t('wins.jackpots')} />
    </div>
  );
}
