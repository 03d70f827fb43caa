import { phoneSystem, type BrowserProblem } from '@housefront/core/features/browser-support';
import type { BrowserNoticeViewProps } from '@housefront/ui/views';
import { browserNoticeLabels } from '@housefront/ui/views/browser-notice/labels';
import { useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/useLabels.ts';

export interface BrowserNoticeOptions {
  readonly problem: BrowserProblem;
  readonly onClose: () => void;
}

/** The notice of an unsupported browser (SITE-18, SITE-19x, SHELL-39x). */
export function useBrowserNoticeView({ problem, onClose }: BrowserNoticeOptions): BrowserNoticeViewProps {
  const { core } = useRuntime();
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
      // Refused in insecure contexts and by some apps; the address can be selected instead.
      navigator.clipboard?.writeText(address).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    },
    texts: useLabels(browserNoticeLabels),
  };
}
