import type { Runtime } from '../runtime.ts';

/** Signs out; asks a member in a game to confirm first (AUTH-36). */
export async function confirmLogout({ core, loading, messages }: Runtime): Promise<void> {
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
  if (!sure) return;
  // Leaving the game takes time; the platform's answer to the logout is not awaited (AUTH-37x).
  const uncover = loading.show();
  const stop = core.events.on('logout', uncover);
  try {
    await core.session.logout();
  } finally {
    stop();
    uncover();
  }
}
