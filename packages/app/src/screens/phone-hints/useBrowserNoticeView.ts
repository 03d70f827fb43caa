import { phoneSystem, type BrowserProblem } from '@housefront/core/features/browser-support';
import type { BrowserNoticeViewProps } from '@housefront/ui/views';
import { useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

export interface BrowserNoticeOptions {
  readonly problem: BrowserProblem;
  readonly onClose: () => void;
}

/** The notice of an unsupported browser (SITE-18, SITE-19x, SHELL-39x). */
export function useBrowserNoticeView({ problem, onClose }: BrowserNoticeOptions): BrowserNoticeViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const [copied, setCopied] = useState(false);
  const { origin, path, search } = core.ports.windows.address();
  const address = origin + path + search;
  const other = phoneSystem(core.ports.device.userAgent) === 'ios' ? 'Safari' : 'Chrome';
  return {
    open: true,
    onClose,
    address,
    copied,
    onCopy: () => {
      // Refused outside of a secure address and by some apps; the address can be selected then.
      navigator.clipboard?.writeText(address).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    },
    texts: {
      title: t('browser.title'),
      message: problem === 'in-app' ? t('browser.in_app') : t('browser.old'),
      copyStep: t('browser.copy_step'),
      openStep: t('browser.open_step', { browser: other }),
      copy: t('browser.copy'),
      copied: t('browser.copied'),
      address: t('browser.address'),
      proceed: t('browser.proceed'),
      close: t('common.close'),
    },
  };
}
