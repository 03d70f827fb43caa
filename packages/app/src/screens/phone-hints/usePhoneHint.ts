import {
  browserProblem,
  homeScreenHintIsDue,
  wantsHomeScreenHint,
  type BrowserFacts,
  type BrowserProblem,
} from '@housefront/core/features/browser-support';
import { useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** The hint to show, and the function that closes it. */
export type PhoneHint =
  | { readonly kind: 'browser'; readonly problem: BrowserProblem; readonly onClose: () => void }
  | { readonly kind: 'homeScreen'; readonly onClose: () => void };

const capable = () => 'IntersectionObserver' in window && 'noModule' in HTMLScriptElement.prototype;

/** The hint for this browser, each once per session; null for none, and in a side window. */
export function usePhoneHint(): PhoneHint | null {
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
