import type { SessionOffer } from '@housefront/core/features/session';
import type { Runtime } from '../../kernel/runtime.ts';

/**
 * Asks whether to continue as another member. Closing the question keeps the current member. If the question is settled
 * elsewhere, e.g. by a logout in another tab, it closes (SEC-05).
 */
export async function askWhoGoesOn({ core, messages }: Runtime, offer: SessionOffer): Promise<void> {
  await core.i18n.ready();
  const { t } = core.i18n;
  const isOpen = () => core.session.store.getState().offer === offer;
  if (!isOpen()) return;
  const question = {
    title: t('session.switch_title', { ...offer }),
    message: t('session.switch_content', { ...offer }),
    confirm: t('session.switch_take', { ...offer }),
    cancel: t('session.switch_keep', { ...offer }),
  };
  const dismiss = () => {
    const shown = messages.current();
    if (!isOpen() && shown?.options === question) messages.answer(shown.id, null);
  };
  const stops = [core.session.store.subscribe(dismiss), messages.subscribe(dismiss)];
  const take = await messages.confirm(question);
  stops.forEach((stop) => stop());
  if (isOpen()) core.session.answerOffer(take);
}
