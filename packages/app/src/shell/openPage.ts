import { windowOf } from '@housefront/core/features/access';
import type { Runtime } from '../kernel/runtime.ts';

async function reportBlocked({ core, toasts }: Runtime, path: string): Promise<void> {
  await core.i18n.ready();
  const { t } = core.i18n;
  const link = { href: path, text: t('account.open_window') };
  toasts.show({ text: t('account.window_blocked'), tone: 'warning', duration: 0, link });
}

/**
 * Opens pages that have a window of their own, after a sign-in if necessary. A blocked window is offered as a link (AUTH-28x).
 * @returns false when the page belongs in this document.
 */
export function openPage(runtime: Runtime, path: string): boolean {
  const { access } = runtime.core;
  if (windowOf(path) === null) return false;
  if (access.needsLogin(path)) {
    runtime.askLogin(path);
    return true;
  }
  const opening = access.open(path);
  if (opening === 'blocked') void reportBlocked(runtime, path);
  return opening !== 'here';
}
