import type { HomeScreenHintViewProps } from '@housefront/ui/views';
import { useEffect } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** The hint how to add the site to the home screen, once per session (SHELL-38x). */
export function useHomeScreenHintView({ onClose }: { readonly onClose: () => void }): HomeScreenHintViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  useEffect(() => core.ports.storage.set('homeScreenHint', true), [core]);
  return {
    open: true,
    onClose,
    texts: {
      title: t('home_screen.title', { site: core.config.public.SITE_NAME }),
      subtitle: t('home_screen.subtitle'),
      share: t('home_screen.share'),
      add: t('home_screen.add'),
      confirm: t('home_screen.confirm'),
      understood: t('home_screen.understood'),
      close: t('common.close'),
    },
  };
}
