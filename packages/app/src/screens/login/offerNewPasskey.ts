import { addPasskey, browserAuthenticator, passkeyQueries } from '@housefront/core/features/passkeys';
import type { Runtime } from '../../kernel/runtime.ts';
import { confirmIdentity } from '../../kernel/member/confirmIdentity.tsx';

/** Members that are remembered on a device. */
const MAX_REMEMBERED = 20;

/**
 * Offers a passkey to a member who has signed in by password and has none, once on each device. Only where the device itself
 * can make one, and never over a game or a forced change of the password. A platform without passkeys offers nothing
 * (PLT-01).
 */
export async function offerNewPasskey(runtime: Runtime): Promise<void> {
  const { core, messages, overlays } = runtime;
  const { storage } = core.ports;
  const memberId = core.session.store.getState().member?.id;
  const offered = storage.get('passkeyOffered') ?? [];
  if (memberId === undefined || offered.includes(memberId)) return;
  if (!(await browserAuthenticator.isBuiltIn())) return;
  const [known, layout] = await Promise.all([
    core.queryClient.fetchQuery(passkeyQueries(core).passkeys()).catch(() => null),
    core.queryClient.fetchQuery(core.member.queries.layout()).catch(() => null),
  ]);
  const isBusy =
    core.session.store.getState().member?.id !== memberId ||
    core.play.store.getState().play.status !== 'idle' ||
    messages.current() !== null ||
    Object.values(overlays.store.getState()).includes(true);
  if (known === null || known.length > 0 || layout === null || layout.mustChangePassword || isBusy) return;
  storage.set('passkeyOffered', [...offered, memberId].slice(-MAX_REMEMBERED));
  await core.i18n.ready();
  const { t } = core.i18n;
  const wanted = await messages.confirm({
    title: t('passkeys.offer_title'),
    message: t('passkeys.offer_body'),
    confirm: t('passkeys.add'),
    cancel: t('passkeys.offer_later'),
    focus: 'confirm',
  });
  if (wanted) await addPasskey(core, () => confirmIdentity(runtime));
}
