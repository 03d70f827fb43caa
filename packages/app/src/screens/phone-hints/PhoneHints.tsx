import {
  keepHomeScreenHint,
  type BrowserProblem,
  browserProblem,
  homeScreenHintIsDue,
  wantsHomeScreenHint,
  type BrowserFacts,
  phoneSystem,
  wayOutside,
} from '@housefront/core/features/browser-support';
import type { HomeScreenHintViewProps, BrowserNoticeViewProps } from '@housefront/ui/views';
import { homeScreenHintLabels } from '@housefront/ui/views/home-screen-hint/labels';
import { useEffect, type ReactNode, useState } from 'react';
import { browserNoticeLabels } from '@housefront/ui/views/browser-notice/labels';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { keepInputsInView } from './keep-in-view.ts';
import { copyText } from '../../kernel/hooks/copyText.ts';

/** The hint to show, and the function that closes it. */
type PhoneHint = BrowserHint | { readonly kind: 'homeScreen'; readonly onClose: () => void };

interface BrowserHint {
  readonly kind: 'browser';
  readonly problem: BrowserProblem;
  readonly onClose: () => void;
}

const capable = () => 'IntersectionObserver' in window && 'noModule' in HTMLScriptElement.prototype;

/** The hint for this browser, each once per session; null for none, and in a side window. */
function usePhoneHint(): PhoneHint | null {
  const { core } = useRuntime();
  const { device, storage, windows } = core.ports;
  const [facts] = useState<BrowserFacts>(() => ({
    userAgent: device.userAgent,
    standalone: device.standalone || storage.get('pwa') === true,
    wrapped: core.site.getState().clientType === 'app',
    capable: capable(),
    minimum: core.config.minimumBrowsers,
  }));
  const [beside] = useState(() => windows.hasOpener() || windows.framed());
  const [problem, setProblem] = useState<BrowserProblem | null>(() =>
    storage.get('browserNotice') === true ? null : browserProblem(facts),
  );
  const [hint, setHint] = useState(() => homeScreenHintIsDue(core) && wantsHomeScreenHint(facts));
  if (beside) return null;
  const closeNotice = () => {
    storage.set('browserNotice', true);
    setProblem(null);
  };
  if (problem !== null) return { kind: 'browser', problem, onClose: closeNotice };
  return hint ? { kind: 'homeScreen', onClose: () => setHint(false) } : null;
}

/** The notice of an unsupported browser (SITE-18). */
function useBrowserNoticeView({ problem, onClose }: BrowserHint): BrowserNoticeViewProps {
  const { core, messages } = useRuntime();
  const [copied, setCopied] = useState(false);
  const { origin, path, search } = core.ports.windows.address();
  const address = origin + path + search;
  const browser = phoneSystem(core.ports.device.userAgent) === 'ios' ? 'Safari' : 'Chrome';
  return {
    open: true,
    onClose,
    problem,
    browser,
    address,
    copied,
    onCopy: () => {
      const copy = async (): Promise<void> => {
        const done = await copyText(address);
        setCopied(done);
        // Some apps block copying; the press is confirmed anyway.
        if (!done) await messages.alert({ title: core.i18n.t('account.copy_by_hand'), message: address });
      };
      void copy();
    },
    onOpenOutside: problem === 'in-app' ? (wayOutside(core.ports) ?? undefined) : undefined,
    texts: useLabels(browserNoticeLabels),
  };
}

/**
 * Hints for phone browsers: that it is not supported, or else how to add the site to the home screen; each once per session,
 * never in a side window. On iOS, inputs are kept in view as well (SHELL-38x).
 */
export default function PhoneHints(): ReactNode {
  const { clock, device } = useRuntime().core.ports;
  const apple = /iP(?:hone|ad|od)/.test(device.userAgent);
  useEffect(() => (apple ? keepInputsInView(clock) : undefined), [apple, clock]);
  const hint = usePhoneHint();
  const notice = useTurn('browserNotice', hint?.kind === 'browser');
  const homeScreen = useTurn('homeScreenHint', hint?.kind === 'homeScreen');
  if (hint === null || !(notice || homeScreen)) return null;
  return <WithTexts>{hint.kind === 'browser' ? <BrowserNotice {...hint} /> : <HomeScreenHint {...hint} />}</WithTexts>;
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

const BrowserNotice = viewWith('browserNotice', useBrowserNoticeView);
const HomeScreenHint = viewWith('homeScreenHint', useHomeScreenHintView);
