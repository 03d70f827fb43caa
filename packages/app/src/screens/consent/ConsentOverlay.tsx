import { useEffect, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { CONSENT_ADAPTERS, consentAdapters, type ConsentCategory } from '@housefront/contract/consent';
import type { ConsentViewProps } from '@housefront/ui/views';
import { consentLabels } from '@housefront/ui/views/consent/labels';
import { useTurn } from '../../kernel/attention.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { usePageId } from '../../kernel/useRoute.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { consentOf } from './consentOf.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** Names of the services, which are the same in every language. */
const NAMES = { ga4: 'Google Analytics 4', gtm: 'Google Tag Manager', metaRelay: 'Meta Conversions API' } as const;

/** The question for consent and its choices (CNS-02). */
function useConsentView(): ConsentViewProps {
  const runtime = useRuntime();
  const { core, overlays } = runtime;
  const consent = consentOf(runtime);
  const agreed = useStore(consent.store, (state) => state.agreed);
  const open = useStore(overlays.store, (state) => state.consent);
  /** Choices in the dialog that are not saved; nothing is ticked in advance. */
  const [draft, setDraft] = useState<readonly ConsentCategory[] | null>(null);
  const shown = draft ?? agreed ?? [];
  const categories = core.config.consent ? consentAdapters(core.config.consent) : {};
  const declared = core.config.consent?.services ?? [];
  const close = () => {
    setDraft(null);
    overlays.close('consent');
  };
  const answer = (next: readonly ConsentCategory[]) => {
    close();
    consent.answer(next);
  };
  return {
    asks: agreed === null,
    open,
    choices: consent.asked.map((id) => ({
      id,
      agreed: shown.includes(id),
      services: [
        ...CONSENT_ADAPTERS.filter((name) => categories[name] === id).map((name) => NAMES[name]),
        ...declared.filter(({ category }) => category === id).map(({ name }) => name),
      ],
    })),
    signal: consent.privacyControl ? 'Global Privacy Control' : null,
    onYes: () => answer(consent.asked),
    onNo: () => answer([]),
    onChoose: () => overlays.open('consent'),
    onChange: (id, next) => setDraft(next ? [...shown, id] : shown.filter((one) => one !== id)),
    onSave: () => answer(shown),
    onClose: close,
    texts: useLabels(consentLabels),
  };
}

const View = viewWith('consent', useConsentView);

/**
 * The visitor's consent: applies the choice, and asks where there is none. It asks only on pages with a frame, in windows of
 * their own: forms for money and running games are not covered, and nothing runs meanwhile (CNS-01).
 */
export default function ConsentOverlay(): ReactNode {
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
