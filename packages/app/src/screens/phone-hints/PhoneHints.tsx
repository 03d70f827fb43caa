import { keepHomeScreenHint, type BrowserProblem } from '@housefront/core/features/browser-support';
import type { HomeScreenHintViewProps } from '@housefront/ui/views';
import { homeScreenHintLabels } from '@housefront/ui/views/home-screen-hint/labels';
import { useEffect, type ReactNode } from 'react';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { keepInputsInView } from './keep-in-view.ts';
import { useBrowserNoticeView } from './useBrowserNoticeView.ts';
import { usePhoneHint } from './usePhoneHint.ts';

/**
 * Hints for phone browsers: that it is not supported, or else how to add the site to the home screen; each once per session,
 * never in a side window. On iOS, inputs are kept in view as well (SHELL-38x).
 */
export function PhoneHints(): ReactNode {
  const { clock, device } = useRuntime().core.ports;
  const apple = /iP(?:hone|ad|od)/.test(device.userAgent);
  useEffect(() => (apple ? keepInputsInView(clock) : undefined), [apple, clock]);
  const hint = usePhoneHint();
  const notice = useTurn('browserNotice', hint?.kind === 'browser');
  const homeScreen = useTurn('homeScreenHint', hint?.kind === 'homeScreen');
  if (hint === null || !(notice || homeScreen)) return null;
  return (
    <WithTexts>
      {hint.kind === 'browser' ? (
        <BrowserNotice problem={hint.problem} onClose={hint.onClose} />
      ) : (
        <HomeScreenHint onClose={hint.onClose} />
      )}
    </WithTexts>
  );
}

function BrowserNotice(props: { readonly problem: BrowserProblem; readonly onClose: () => void }) {
  return <TemplateView name="browserNotice" props={useBrowserNoticeView(props)} />;
}

/** The add-to-home-screen hint, once per session or as rarely as the site asks (SHELL-38x). */
function useHomeScreenHintView({ onClose }: { readonly onClose: () => void }): HomeScreenHintViewProps {
  const { core } = useRuntime();
  useEffect(() => keepHomeScreenHint(core), [core]);
  return {
    open: true,
    siteName: core.config.public.SITE_NAME,
    onClose,
    texts: useLabels(homeScreenHintLabels),
  };
}

function HomeScreenHint(props: { readonly onClose: () => void }) {
  return <TemplateView name="homeScreenHint" props={useHomeScreenHintView(props)} />;
}
