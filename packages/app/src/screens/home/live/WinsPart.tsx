import { createWins, type Win } from '@housefront/core/features/wins';
import { formatMoney } from '@housefront/core/i18n';
import { WinFeed, winFeedLabels, type WinModel } from '@housefront/ui/patterns/WinFeed';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime, type Runtime } from '../../../kernel/runtime.ts';
import { formatTimeOfDay } from '../../../kernel/texts/times.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import { useInView } from './useInView.ts';

/** Wins in the list: further ones are not worth the way to what follows. */
const SHOWN = 12;

function winModel({ core, amountStyle }: Runtime, win: Win): WinModel {
  const { t } = core.i18n;
  const { game, multiplier } = win;
  const times = multiplier === null ? '' : t('wins.times', { times: String(Math.floor(multiplier * 10) / 10) });
  return {
    id: win.id,
    who: win.name ?? t('wins.member'),
    game: game?.name ?? '',
    art: game?.art ?? '',
    amount: formatMoney(win.amount, amountStyle),
    note: win.isJackpot ? t('home.jackpot') : times,
    time: formatTimeOfDay(win.at),
    ...(game && { onOpen: () => core.play.start(game.play) }),
  };
}

/** Recent wins; nothing on a platform that has too few of them (WIN-01). */
export function WinsPart(): ReactNode {
  const runtime = useRuntime();
  const { core } = runtime;
  const texts = useLabels(winFeedLabels);
  const place = useRef<HTMLDivElement>(null);
  const [feed] = useState(() => createWins(core));
  const { status, wins } = useStore(feed.store);
  const [isHeld, setHeld] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const see = useCallback(
    (inView: boolean) => {
      feed.see(inView);
      setSeen(inView);
    },
    [feed],
  );
  useEffect(() => {
    feed.load();
    return feed.dispose;
  }, [feed]);
  useEffect(() => feed.hold(isHeld || !isSeen), [feed, isHeld, isSeen]);
  useInView(place, see);
  const shown = useMemo(() => wins.slice(0, SHOWN).map((win) => winModel(runtime, win)), [runtime, wins]);
  if (status === 'absent') return null;
  return (
    <div ref={place}>
      <WinFeed wins={status === 'shown' ? shown : null} texts={texts} onHold={setHeld} />
    </div>
  );
}
