import { useMemo } from 'react';
import { useRuntime } from '../runtime/runtime.ts';

/** Questions that more than one place asks. */
export function useAsk() {
  const { core, messages } = useRuntime();
  return useMemo(() => {
    return {
      /** Signs out; a member in a game is asked first (AUTH-36). */
      logout: async () => {
        const { t } = core.i18n;
        await core.i18n.ready();
        const playing = core.play.isOpen();
        const sure =
          !playing ||
          (await messages.confirm({
            title: t('logout_playing_title'),
            message: t('logout_playing_content'),
            confirm: t('shell.header.logout'),
            danger: true,
          }));
        if (sure) await core.session.logout();
      },
    };
  }, [core, messages]);
}
