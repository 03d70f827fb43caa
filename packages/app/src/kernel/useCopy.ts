import { useCallback } from 'react';
import { copyText } from './copyText.ts';
import { useRuntime } from './runtime.ts';

/** Copies a text and confirms it; when the browser refuses, shows the text to copy by hand. */
export function useCopy(): (text: string) => void {
  const { core, toasts, messages } = useRuntime();
  return useCallback(
    (text) => {
      const { t } = core.i18n;
      void copyText(text).then((copied) => {
        if (copied) toasts.show({ text: t('account.copied'), tone: 'success' });
        else void messages.alert({ title: t('account.copy_by_hand'), message: text });
      });
    },
    [core, toasts, messages],
  );
}
