import { phoneSystem, wayOutside, type BrowserProblem } from '@housefront/core/features/browser-support';
import type { BrowserNoticeViewProps } from '@housefront/ui/views';
import { browserNoticeLabels } from '@housefront/ui/views/browser-notice/labels';
import { useState } from 'react';
import { copyText } from '../../kernel/hooks/copyText.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** The problem that the notice explains, and the way to close it. */
export interface BrowserNoticeOptions {
  readonly problem: BrowserProblem;
  readonly onClose: () => void;
}

/** The notice of an unsupported browser (SITE-18). */
export function useBrowserNoticeView({ problem, onClose }: BrowserNoticeOptions): BrowserNoticeViewProps {
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
