import { useCallback } from 'react';
import { useRuntime } from './runtime.ts';

/** Copies a text and confirms it; when the browser refuses, shows the text to copy by hand. */
export function useCopy(): (text: string) => void {
  const { core, toasts, messages } = useRuntime();
  return useCallback(
    (text) => {
      const { t } = core.i18n;
      // Absent in insecure contexts.
      const clipboard: Clipboard | undefined = navigator.clipboard;
      const written = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => toasts.show({ text: t('account.copied'), tone: 'success' }),
        () => void messages.alert({ title: t('account.copy_by_hand'), message: text }),
      );
    },
    [core, toasts, messages],
  );
}
