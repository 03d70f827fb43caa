import type { LanguageModel } from '@housefront/ui/slots';
import { useMemo } from 'react';
import { useRuntime } from '../runtime.ts';

/** The languages of the site by their native names, and the choice of one (SHELL-43x). */
export function useLanguage(): LanguageModel {
  const { core, loading, languageNames } = useRuntime();
  return useMemo(
    () => ({
      current: core.i18n.locale,
      options: core.config.languages.map((code) => ({
        code,
        name: languageNames[code] ?? code,
        tag: code.replace('_', '-'),
      })),
      onChange: (code) => {
        // Shown until the page reloads.
        if (core.siteFeature.chooseLanguage(code)) loading.show();
      },
    }),
    [core, loading, languageNames],
  );
}
