import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messageText } from '@housefront/core';
import { createWheel, type Prize, type Wheel } from '@housefront/core/features/roulette';
import { formatMoney } from '@housefront/core/i18n';
import { useReducedMotion } from '@housefront/ui/primitives/UiProvider';
import type { RouletteViewProps, WheelPrize } from '@housefront/ui/views';
import { rouletteLabels } from '@housefront/ui/views/roulette/labels';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** Duration of the wheel's rotation, or of the fade-in at its final position; milliseconds (ROU-05). */
const TURN_MS = { turning: 1500, fading: 300 } as const;

/** The wheel, its entry and the prize; null without a wheel or a prize to show. */
function useRouletteView(): RouletteViewProps | null {
  const { core, messages, amountStyle } = useRuntime();
  const texts = useLabels(rouletteLabels);
  const turnMs = useReducedMotion() ? TURN_MS.fading : TURN_MS.turning;
  const turnsFor = useRef(turnMs);
  useEffect(() => {
    turnsFor.current = turnMs;
  }, [turnMs]);
  const { data } = useQuery(core.roulette.queries.detail());
  const [wheel, setWheel] = useState<Wheel | null>(null);
  const [state, setState] = useState(wheel?.store.getState());
  useEffect(() => {
    const made = createWheel(core, {
      turnMs: () => turnsFor.current,
      warn: ({ key = '', suffix = '', ...rest }) =>
        void messages.alert({ title: messageText({ ...rest, key }, core.i18n), message: suffix.trim() }),
    });
    const stop = made.store.subscribe((next) => setState(next));
    // The wheel subscribes to events, which rendering must not do.
    setWheel(made);
    setState(made.store.getState());
    return () => {
      stop();
      made.dispose();
    };
  }, [core, messages]);
  const running = data !== undefined && data.prizes.length > 0;
  if (!wheel || !state || (!running && !state.open && state.won === null)) return null;
  const shown = ({ id, name, icon, amount }: Prize): WheelPrize => ({
    id,
    name: name === '' && amount !== null ? formatMoney(amount, amountStyle) : name,
    icon,
  });
  const { detail } = state;
  const draws = detail === null ? (data?.draws ?? null) : detail.draws;
  const pictures = running
    ? [data.image ?? '', ...data.prizes.map(({ icon }) => icon)].filter((one) => one !== '')
    : [];
  return {
    entry: running ? { draws, pictures: [...new Set(pictures)], onOpen: () => void wheel.open() } : null,
    open: state.open,
    onClose: wheel.close,
    state: state.status,
    onRetry: () => void wheel.open(),
    prizes: (detail?.prizes ?? []).map(shown),
    image: detail?.image ?? null,
    draws,
    phase: state.phase,
    turn: state.turn,
    turnMs,
    onSpin: () => void wheel.spin(),
    won: state.won && shown(state.won),
    onTake: wheel.acknowledge,
    texts,
  };
}

const WheelPart = viewWith('roulette', useRouletteView);

/** The wheel of prizes of a member, on pages of the site and not in side windows. No requests while unmounted (ROU-03). */
export default function RouletteOverlay(): ReactNode {
  const { windows } = useRuntime().core.ports;
  return windows.hasOpener() || windows.framed() ? null : <WheelPart />;
}
