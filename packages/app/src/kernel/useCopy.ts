import { useCallback } from 'react';
import { useRuntime } from './runtime.ts';

/** Puts a text on the clipboard and says so; when the browser refuses, the text is shown to be copied by hand. */
export function useCopy(): (text: string) => void {
  const { core, toasts, messages } = useRuntime();
  return useCallback(
    (text) => {
      const { t } = core.i18n;
      // Absent in pages without a secure connection.
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
