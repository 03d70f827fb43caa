import { createSiteCookies } from '@housefront/core/adapters';
import { windowOf } from '@housefront/core/features/access';
import { isIosApp } from '@housefront/core/features/site';
import { paths } from '../../kernel/paths.ts';
import type { Runtime } from '../../kernel/runtime.ts';
import type { OverlayState } from '../../kernel/overlays.ts';

/** True in a side window: one that another page of the site opened for its member, agent or payment pages (SHELL-21x). */
export const isSideWindow = ({ core: { ports } }: Runtime): boolean =>
  ports.windows.hasOpener() && windowOf(ports.windows.address().path) !== null;

/** Carries out the flags that earlier addresses set for the home page, once (SHELL-11). */
function consumeFlags(runtime: Runtime): void {
  const { core, overlays } = runtime;
  const cookies = createSiteCookies(core.ports.cookies);
  if (cookies.flag('isRouteRegister')) {
    cookies.setFlag('isRouteRegister', false);
    // Members are signed in already.
    if (!core.session.isMember()) overlays.open('register');
  }
  if (cookies.flag('isFastDeposit')) {
    cookies.setFlag('isFastDeposit', false);
    void import('../../kernel/member/openDeposit.ts').then(({ openDeposit }) => openDeposit(runtime));
  }
}

/** True while a step of the sign-in is open. */
const isSigningIn = ({ login, register, securityQuestion, recovery }: OverlayState): boolean =>
  login || register || securityQuestion || recovery;

/** Handles access changes: targets of sign-ins, side windows after a logout, flags of earlier addresses. */
export function watchAccess(runtime: Runtime): void {
  const { core, overlays } = runtime;
  core.events.on('login', () => {
    const target = core.access.take();
    if (target !== null) runtime.navigate(target);
  });
  // Closing the sign-in drops its target, unless a later step replaces it (AUTH-28x).
  overlays.store.subscribe((state, before) => {
    if (isSigningIn(before) && !isSigningIn(state) && !core.session.isMember()) core.access.forget();
  });
  core.events.on('logout', ({ reason }) => {
    // This page reloads for another member.
    if (reason === 'replaced') return;
    // A side window closes at logout, unless there is a message to read in it.
    if (reason !== 'expired' && reason !== 'mismatch' && isSideWindow(runtime)) core.ports.windows.closeSelf();
    else if (windowOf(runtime.navigation.target().path) !== null) runtime.navigate(paths.home(), { replace: true });
    // A logout in another tab keeps the current page; so does the iOS wrapper (AUTH-35).
    else if (reason !== 'other-tab' && !isIosApp(core.site.getState().clientType, core.ports.device.userAgent))
      runtime.navigate(paths.home());
  });
}

/** Applies everything that waited for the session: the page's access rule, then the flags. Called once the core has started. */
export function enterPage(runtime: Runtime): void {
  const { href, path } = runtime.navigation.target();
  // There is nothing to sign in for.
  if (runtime.isAbsent(href)) return;
  if (runtime.core.access.needsLogin(path)) {
    runtime.navigate(paths.home(), { replace: true });
    runtime.askLogin(href);
  } else if (path === paths.home()) consumeFlags(runtime);
}
