import { useCallback } from 'react';
import { copyText } from './copyText.ts';
import { useRuntime } from '../runtime.ts';

/** Copies a text and confirms it; when the browser refuses, shows the text, so that the visitor can copy it. */
export function useCopy(): (text: string) => void {
  const { core, toasts, messages } = useRuntime();
  return useCallback(
    (text) => {
      const { t } = core.i18n;
      const copy = async (): Promise<void> => {
        if (await copyText(text)) toasts.show({ text: t('account.copied'), tone: 'success' });
        else await messages.alert({ title: t('account.copy_by_hand'), message: text });
      };
      void copy();
    },
    [core, toasts, messages],
  );
}
