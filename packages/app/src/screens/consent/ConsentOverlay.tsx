import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTurn } from '../../kernel/attention.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageId } from '../../kernel/usePageId.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { consentOf } from './consentOf.ts';
import { useConsentView } from './useConsentView.ts';

function View() {
  return <TemplateView name="consent" props={useConsentView()} />;
}

/**
 * The visitor's consent: applies the choice, and asks where there is none. It asks only on pages with a frame, in windows of
 * their own: forms for money and running games are not covered, and nothing runs meanwhile (CNS-01).
 */
export function ConsentOverlay(): ReactNode {
  const runtime = useRuntime();
  const consent = consentOf(runtime);
  const { windows } = runtime.core.ports;
  useEffect(() => consent.attach(), [consent]);
  const isOpen = useStore(consent.store, ({ agreed }) => agreed === null);
  const framed = frameOf(usePageId()).layout !== 'plain' && !windows.hasOpener() && !windows.framed();
  const wanted = useStore(runtime.overlays.store, (state) => state.consent);
  const asks = useTurn('consent', isOpen && framed);
  return wanted || asks ? (
    <WithTexts>
      <View />
    </WithTexts>
  ) : null;
}
