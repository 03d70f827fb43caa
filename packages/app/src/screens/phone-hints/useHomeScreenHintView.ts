import { keepHomeScreenHint } from '@housefront/core/features/browser-support';
import type { HomeScreenHintViewProps } from '@housefront/ui/views';
import { homeScreenHintLabels } from '@housefront/ui/views/home-screen-hint/labels';
import { useEffect } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** The add-to-home-screen hint, once per session or as rarely as the site asks (SHELL-38x). */
export function useHomeScreenHintView({ onClose }: { readonly onClose: () => void }): HomeScreenHintViewProps {
  const { core } = useRuntime();
  useEffect(() => keepHomeScreenHint(core), [core]);
  return {
    open: true,
    siteName: core.config.public.SITE_NAME,
    onClose,
    texts: useLabels(homeScreenHintLabels),
  };
}
