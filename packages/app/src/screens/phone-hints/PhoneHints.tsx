import {
  browserProblem,
  wantsHomeScreenHint,
  type BrowserFacts,
  type BrowserProblem,
} from '@housefront/core/features/browser-support';
import { useEffect, useState, type ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { keepInputsInView } from '../../kernel/keep-in-view.ts';
import { useBrowserNoticeView } from './useBrowserNoticeView.ts';
import { useHomeScreenHintView } from './useHomeScreenHintView.ts';

const capable = () => 'IntersectionObserver' in window && 'noModule' in HTMLScriptElement.prototype;

/**
 * Hints for phone browsers: that it is not supported, or else how to add the site to the home screen; each once per session,
 * never in a side window (SITE-18, SITE-19x, SHELL-38x, SHELL-39x). On iOS, inputs are kept in view as well (CONST-02).
 */
export function PhoneHints(): ReactNode {
  const { core } = useRuntime();
  const { clock, device, storage, windows } = core.ports;
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
  const [hint, setHint] = useState(() => storage.get('homeScreenHint') !== true && wantsHomeScreenHint(facts));
  const apple = /iP(?:hone|ad|od)/.test(device.userAgent);
  useEffect(() => (apple ? keepInputsInView(clock) : undefined), [apple, clock]);
  if (beside) return null;
  if (problem !== null) {
    return (
      <BrowserNotice
        problem={problem}
        onClose={() => {
          storage.set('browserNotice', true);
          setProblem(null);
        }}
      />
    );
  }
  return hint ? <HomeScreenHint onClose={() => setHint(false)} /> : null;
}

function BrowserNotice(props: { readonly problem: BrowserProblem; readonly onClose: () => void }) {
  return <TemplateView name="browserNotice" props={useBrowserNoticeView(props)} />;
}

function HomeScreenHint(props: { readonly onClose: () => void }) {
  return <TemplateView name="homeScreenHint" props={useHomeScreenHintView(props)} />;
}
