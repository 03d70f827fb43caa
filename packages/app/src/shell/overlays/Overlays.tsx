import { FullscreenModal } from '@housefront/ui/primitives/FullscreenModal';
import { LoadingOverlay } from '@housefront/ui/primitives/LoadingOverlay';
import { MessageBoxHost } from '@housefront/ui/primitives/MessageBox';
import { Toaster } from '@housefront/ui/primitives/Toast';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useExtension } from '../../kernel/extension.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { useRuntime, useTemplate } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageId } from '../../kernel/useRoute.ts';
import { usePlayView } from '../../screens/play/usePlayView.tsx';
import { GuestOverlays } from './GuestOverlays.tsx';
import { PlayNotices } from './PlayNotices.tsx';
import { useWalletModel } from '../../kernel/member/useWalletModel.ts';

const DemoList = lazy(() => import('../../screens/demo-list/DemoListOverlay.tsx'));
const GameSearch = lazy(() => import('../../screens/game-search/GameSearchOverlay.tsx'));
const Promotion = lazy(() => import('../../screens/promotion/PromotionOverlay.tsx'));
const Announcements = lazy(() => import('../../screens/announcements/AnnouncementsOverlay.tsx'));
const RedEnvelope = lazy(() => import('../../screens/red-envelope/RedEnvelopeOverlay.tsx'));
const Roulette = lazy(() => import('../../screens/roulette/RouletteOverlay.tsx'));
const OpenOrder = lazy(() => import('../../screens/open-order/OpenOrder.tsx'));
const Welcome = lazy(() => import('../../screens/register/WelcomeOverlay.tsx'));
const FirstLogin = lazy(() => import('../../screens/password/FirstLogin.tsx'));

/** The running game as an overlay (PLAY-16). */
function PlayModal() {
  const props = usePlayView();
  const extension = useExtension();
  const game = <TemplateView name="play" props={props} />;
  return (
    <FullscreenModal open title={props.gameName || props.texts.loading} onClose={props.onLeave}>
      {extension ? <extension.GameRoom over>{game}</extension.GameRoom> : game}
    </FullscreenModal>
  );
}

function Wallet() {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const open = useStore(overlays.store, (state) => state.wallet);
  const slots = useTemplate((state) => state.template.slots);
  const { wallet, texts } = useWalletModel(open);
  return (
    <slots.Wallet
      open={open}
      onClose={() => overlays.close('wallet')}
      closeLabel={t('common.close')}
      wallet={wallet}
      texts={texts}
    />
  );
}

/** All overlays; loaded with the first that is opened. */
export default function Overlays(): ReactNode {
  const { core, loading, overlays, messages, toasts } = useRuntime();
  const { t } = core.i18n;
  const { promotion, gameSearch, announcements } = useStore(overlays.store);
  const member = useStore(core.session.store, (state) => state.status === 'member');
  const demo = useStore(core.session.store, (state) => state.demo);
  // Of this login: what is stored changes when the welcome closes.
  const isNew = useMemo(() => member && core.ports.storage.get('welcome') === true, [core, member]);
  const demoList = useStore(core.demo.list.store, (state) => state.open);
  // Pages without a frame, such as the member centre, show no floats: they would cover its forms.
  const framed = frameOf(usePageId()).layout !== 'plain';
  const modalGame = useStore(core.play.store, (state) => state.surface?.launch.surface === 'modal');
  return (
    <>
      <Toaster store={toasts} texts={{ region: t('shell.notifications'), close: t('common.close') }} />
      <MessageBoxHost store={messages} texts={{ confirm: t('common.ok'), cancel: t('common.cancel') }} />
      <LoadingOverlay store={loading} label={t('account.loading')} />
      <PlayNotices />
      <GuestOverlays />
      <Suspense fallback={null}>
        {gameSearch ? <GameSearch /> : null}
        {promotion ? <Promotion /> : null}
        {announcements ? <Announcements /> : null}
        {member ? <Wallet /> : null}
        {member && !demo && framed && core.config.features.redEnvelope !== false ? <RedEnvelope /> : null}
        {member && !demo && framed && core.config.features.roulette !== false ? <Roulette /> : null}
        {member && !demo ? <FirstLogin /> : null}
        {member && !demo ? <OpenOrder /> : null}
        {isNew ? <Welcome /> : null}
        {demoList ? <DemoList /> : null}
        {modalGame ? <PlayModal /> : null}
      </Suspense>
    </>
  );
}
