import type { ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRedEnvelopeView } from './useRedEnvelopeView.ts';

/** The red envelope of a member, on pages of the site and not in side windows. No requests while unmounted (SHELL-40). */
export function RedEnvelopeOverlay(): ReactNode {
  const { windows } = useRuntime().core.ports;
  return windows.hasOpener() || windows.framed() ? null : <Envelope />;
}

function Envelope() {
  const props = useRedEnvelopeView();
  return props === null ? null : <TemplateView name="redEnvelope" props={props} />;
}
