import type { ShownPage } from '@housefront/core/browser-reports';
import { describeError, messageText, type CoreMessage } from '@housefront/core';
import { paths } from '../kernel/paths.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { rootAttributes } from '../kernel/rootAttributes.ts';
import { markHydrated } from '../kernel/hooks/useHydrated.ts';
import { followTranslation } from './watch/followTranslation.ts';
import { enterPage, isSideWindow, watchAccess } from './watch/watchAccess.ts';
import { watchMode } from './watch/watchMode.ts';
import { watchPayloads } from './watch/watchPayloads.ts';
import { watchVersion } from './watch/watchVersion.ts';

declare const __BUILD_ID__: string;

/** Milliseconds until web vitals are watched: the page itself comes first. */
const LATER_MS = 4000;

const tones = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

const markLogin = ({ session }: Runtime['core']) =>
  document.documentElement.toggleAttribute('data-login', session.isMember());

/** Offers the sign-in to a guest who requested something for members (CAT-23x). */
async function askToLogin({ core, messages, askLogin }: Runtime, messageKey: string): Promise<void> {
  const { path, search } = core.ports.windows.address();
  await core.i18n.ready();
  const { t } = core.i18n;
  const sure = await messages.confirm({ title: t(messageKey), confirm: t('shell.header.login') });
  // After the sign-in the visitor returns to the requested page (AUTH-27).
  if (sure) askLogin(path + search);
}

/** A game in page mode is shown at /play; when it ends, that page closes (PLAY-14). */
function followGames(runtime: Runtime): void {
  const { core, navigation } = runtime;
  const shown = () => core.play.store.getState().surface;
  let last: ReturnType<typeof shown> = null;
  const followGame = () => {
    const [surface, before] = [shown(), last];
    last = surface;
    const onPage = surface?.launch.surface === 'page';
    const wasOnPage = before?.launch.surface === 'page';
    if (onPage && !wasOnPage) runtime.navigate(paths.play());
    if (!onPage && wasOnPage && navigation.target().path === paths.play()) runtime.back(paths.home());
    // A game on the `self` surface replaces this document, which first shows the loading page (PLAY-09).
    if (surface?.launch.surface === 'self' && surface.url === null && before?.launch.surface !== 'self')
      runtime.navigate(paths.loading());
    if (!surface && before?.launch.surface === 'self' && navigation.target().path === paths.loading()) {
      runtime.back(paths.home());
    }
  };
  core.play.store.subscribe(followGame);
  // A game may have been pressed before.
  followGame();
}

/**
 * Turns events of core into toasts and navigation; no other module does. Runs once per document and is never stopped.
 */
export function startShell(runtime: Runtime): void {
  const { core, loading, messages, toasts, overlays, templates } = runtime;
  markHydrated(core);
  followTranslation();
  const showMessage = async (message: CoreMessage | null) => {
    if (!message) return;
    await core.i18n.ready();
    toasts.show({ text: messageText(message, core.i18n), tone: tones[message.kind] });
  };
  core.events.on('message', (message) => void showMessage(message));
  core.events.on('failure', ({ error }) => void showMessage(describeError(error)));
  core.events.on('login-required', ({ messageKey }) => void askToLogin(runtime, messageKey));
  core.events.on('logout', () => {
    overlays.close('wallet');
    // Questions to the member end with the session.
    messages.cancelAll();
  });
  core.session.store.subscribe(({ offer }, before) => {
    if (offer === null || offer === before.offer) return;
    void import('./watch/askWhoGoesOn.ts').then(({ askWhoGoesOn }) => askWhoGoesOn(runtime, offer));
  });

  followGames(runtime);

  void import('./watch/wayBack.ts').then(({ wayBack }) => wayBack(runtime));
  if (core.config.playMode === 'page') void import('./watch/growTile.ts').then(({ growTile }) => growTile(runtime));

  const applyMode = () => {
    const { mode, template } = templates.store.getState();
    core.siteFeature.setMode(mode);
    const attributes = rootAttributes({
      lang: document.documentElement.lang,
      theme: runtime.theme.name,
      mode,
      template: template.id,
      desktopTemplate: core.config.public.TEMPLATE_NAME,
      mobileTemplate: core.config.public.MOBILE_TEMPLATE_NAME,
    });
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  };
  templates.store.subscribe((state, before) => {
    if (state.mode !== before.mode) applyMode();
  });
  watchAccess(runtime);
  // Development has neither newer builds nor payloads (VER-03x).
  if (import.meta.env.PROD) {
    watchVersion(runtime, __BUILD_ID__);
    const askPayload = watchPayloads(runtime, __BUILD_ID__);
    void import('./watch/watchIntent.ts').then(({ watchIntent }) => watchIntent(runtime, askPayload));
    if (core.config.browserReports) {
      const pages: ShownPage[] = [];
      runtime.route.subscribe(({ path }, before) => {
        if (path !== before.path) pages.push({ path, since: core.ports.clock.elapsed() });
      });
      // At rest, unless there is something to send already. A blocker that stops this file is no missing chunk.
      core.ports.clock.after(globalThis.earlyErrors?.length ? 0 : LATER_MS, () => {
        void runtime
          .quietly(() => import('./watch/watchErrors.ts'))
          .then(({ watchErrors }) => watchErrors(pages))
          .catch(() => undefined);
      });
    }
    if (core.config.webApp?.offline)
      void import('./watch/registerWorker.ts').then(({ registerWorker }) => registerWorker(runtime));
  }
  if (core.config.signInReminder) void import('./sign-in-bus.ts').then(({ joinSignInBus }) => joinSignInBus(core));
  // A side window keeps the mode of its opener (SHELL-21x).
  if (!isSideWindow(runtime)) watchMode(runtime);
  if (core.ports.nativeApp)
    void import('./watch/followNativeApp.ts').then(({ followNativeApp }) => followNativeApp(runtime));
  void import('./watch/focusAfterSignIn.ts').then(({ focusAfterSignIn }) => focusAfterSignIn(runtime));
  void import('./watch/watchPage.ts').then(({ watchPage }) => watchPage(runtime));
  // A link signs a member in: until the platform has named the member, the session is unknown (XWIN-10).
  const { enc, tk } = core.entry.query();
  const uncover = enc === undefined && tk === undefined ? () => undefined : loading.show();
  void core
    .start()
    .then(() => enterPage(runtime))
    .finally(() => {
      // The mark of the document's script stays until the session is known, and ends with the login (LOOK-13).
      markLogin(core);
      core.session.store.subscribe(() => markLogin(core));
      uncover();
    });
}
