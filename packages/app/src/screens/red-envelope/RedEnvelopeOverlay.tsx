import { type ReactNode, useEffect, useState } from 'react';
import { createRedEnvelope, type RedEnvelope } from '@housefront/core/features/red-envelope';
import { formatMoney, UNKNOWN } from '@housefront/core/i18n';
import type { RedEnvelopeViewProps } from '@housefront/ui/views';
import { labelsOf } from '@housefront/ui/labels';
import { redEnvelopeLabels } from '@housefront/ui/views/red-envelope/labels';
import { useRuntime, useSite } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';

const padded = (value: number) => String(value).padStart(2, '0');

/** Duration with hours only if needed: 04:59, 1:04:59. */
const clockText = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  const rest = `${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};

/** The envelope to claim, or the amount won; null without either. */
function useRedEnvelopeView(): RedEnvelopeViewProps | null {
  const { core, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const mobile = useSite((state) => state.mode === 'mobile');
  const [feature, setFeature] = useState<RedEnvelope | null>(null);
  const [state, setState] = useState(feature?.store.getState());
  // Collapsed on phones until it is pressed (ENV-03).
  const [collapsed, setCollapsed] = useState(mobile);
  useEffect(() => {
    const made = createRedEnvelope(core);
    const stop = made.store.subscribe((next) => setState(next));
    // oxlint-disable-next-line react/set-state-in-effect -- Making it asks the platform, so it cannot happen while rendering.
    setFeature(made);
    return () => {
      stop();
      made.dispose();
    };
  }, [core]);
  if (!feature || !state || (state.envelope === null && state.won === null)) return null;
  return {
    offer:
      state.envelope === null
        ? null
        : {
            left: state.left === null ? UNKNOWN : clockText(state.left),
            claiming: state.claiming,
            checking: state.checking,
            onClaim: () => void feature.claim(),
          },
    collapsed,
    onToggle: () => setCollapsed(!collapsed),
    won: state.won === null ? null : formatMoney(state.won === 'unknown' ? null : state.won, amountStyle),
    onClose: feature.close,
    texts: labelsOf(t, redEnvelopeLabels),
  };
}

const Envelope = viewWith('redEnvelope', useRedEnvelopeView);

/** The red envelope of a member, on pages of the site and not in side windows. No requests while unmounted (SHELL-40). */
export default function RedEnvelopeOverlay(): ReactNode {
  const { windows } = useRuntime().core.ports;
  return windows.hasOpener() || windows.framed() ? null : <Envelope />;
}
