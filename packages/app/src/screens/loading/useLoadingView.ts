import type { LoadingViewProps } from '@housefront/ui/views';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** Texts and way out of the placeholder; `/close` shows it for the blink until it is gone. */
export function useLoadingView(state: 'waiting' | 'gave-up', onClose?: () => void): LoadingViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  return {
    siteName: core.config.public.SITE_NAME,
    logo: null,
    state,
    onClose,
    homeHref: paths.home(),
    texts: {
      waiting: t('play.waiting'),
      gaveUp: t('play.gave_up'),
      hint: t('play.gave_up_hint'),
      close: t('play.close_window'),
      home: t('play.to_home'),
    },
  };
}
