import { EXCLUDED, ON_BREAK, WAITING } from '@housefront/contract/protection-codes';
import { configText } from '@housefront/contract/site-title';
import { refusedStore, type ProtectionRefusal } from '@housefront/core/protection-refusal';
import type { CoreI18n } from '@housefront/core/i18n';
import type { PauseDialogProps } from '@housefront/ui/patterns/PauseDialog';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { untilText, formatCountdown } from '../../kernel/texts/times.ts';

const REASONS = {
  change: 'pauses.wait_change',
  inactive: 'pauses.wait_inactive',
  elsewhere: 'pauses.wait_elsewhere',
} as const;

function paused({ code, until }: ProtectionRefusal, { t, locale }: CoreI18n): readonly string[] {
  const key = code === ON_BREAK ? 'pauses.on_break_body' : 'pauses.excluded_body';
  const first =
    until === null
      ? t(code === ON_BREAK ? 'pauses.on_break_title' : 'pauses.excluded_open')
      : t(key, { until: untilText(until, locale) });
  return code === ON_BREAK ? [first] : [first, t('pauses.withdraw_hint')];
}

type Words = Pick<PauseDialogProps, 'title' | 'sentences' | 'left' | 'news'>;

function waiting({ until, reason }: ProtectionRefusal, { t, locale }: CoreI18n, now: number): Words {
  const left = until === null ? 0 : until - now;
  const title = t('pauses.wait_title');
  if (left <= 0) return { title, sentences: [], news: t('pauses.wait_over') };
  return {
    title,
    sentences: [
      ...(reason === null ? [] : [t(REASONS[reason])]),
      ...(until === null ? [] : [t('pauses.wait_body', { until: untilText(until, locale) })]),
    ],
    left: { label: t('pauses.wait_left'), digits: formatCountdown(left) },
  };
}

/**
 * The dialog about a break, an exclusion or a wait before play. The rest of a wait follows the platform's clock, and nothing
 * starts at its end (RG-22).
 */
export function usePauseDialog(refusal: ProtectionRefusal): PauseDialogProps {
  const { core, overlays, askLogin, toasts } = useRuntime();
  const { config, i18n } = core;
  const { t } = i18n;
  const isMember = useStore(core.session.store, ({ status }) => status === 'member');
  const now = useNow(refusal.code === WAITING);
  // The dialog says all that a message about the end of the session says.
  useEffect(() => {
    toasts.clear();
    overlays.close('login');
    overlays.close('securityQuestion');
  }, [overlays, toasts]);
  const onClose = () => refusedStore(core).setState({ refusal: null });
  const words: Words =
    refusal.code === WAITING
      ? waiting(refusal, i18n, now)
      : {
          title: t(refusal.code === ON_BREAK ? 'pauses.on_break_title' : 'pauses.excluded_title'),
          sentences: paused(refusal, i18n),
        };
  const helpline = config.protection?.links.find(({ kind }) => kind === 'helpline');
  return {
    open: true,
    ...words,
    links: helpline ? [{ title: configText(helpline.title, i18n.locale, config), href: helpline.url }] : [],
    action:
      refusal.code === EXCLUDED && !isMember
        ? {
            label: t('pauses.withdraw_sign_in'),
            onPress: () => {
              onClose();
              askLogin();
            },
          }
        : undefined,
    closeLabel: t('common.ok'),
    onClose,
  };
}
