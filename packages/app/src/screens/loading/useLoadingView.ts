import type { LoadingViewProps } from '@housefront/ui/views';
import { loadingLabels } from '@housefront/ui/views/loading/labels';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useLogo } from '../../kernel/useLogo.ts';

/** Logo, labels and close action of the placeholder. `/close` shows it briefly until the window closes. */
export function useLoadingView(state: 'waiting' | 'gave-up', onClose?: () => void): LoadingViewProps {
  const { core } = useRuntime();
  return {
    siteName: core.config.public.SITE_NAME,
    ...useLogo('header'),
    state,
    onClose,
    homeHref: paths.home(),
    texts: useLabels(loadingLabels),
  };
}
