import { createSiteCookies } from '@housefront/core/adapters';
import { windowOf } from '@housefront/core/features/access';
import { isIosApp } from '@housefront/core/features/site';
import { paths } from '../kernel/paths.ts';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { OverlayState } from '../kernel/overlays.ts';

/** True in a window that another page of the site opened for its member, agent or payment pages (SHELL-21x). */
export const isSideWindow = ({ core: { ports } }: Runtime): boolean =>
  ports.windows.hasOpener() && windowOf(ports.windows.address().path) !== null;

/** Carries out what earlier addresses asked the home page for, once (SHELL-11, SHELL-12x). */
function consumeFlags(runtime: Runtime): void {
  const { core, overlays } = runtime;
  const cookies = createSiteCookies(core.ports.cookies);
  if (cookies.flag('isRouteRegister')) {
    cookies.setFlag('isRouteRegister', false);
    // Members are in already.
    if (!core.session.isMember()) overlays.open('register');
  }
  if (cookies.flag('isFastDeposit')) {
    cookies.setFlag('isFastDeposit', false);
    void import('../models/openDeposit.ts').then(({ openDeposit }) => openDeposit(runtime));
  }
}

/** True while a step of the sign-in is on screen. */
const isSigningIn = ({ login, register, securityQuestion, recovery }: OverlayState): boolean =>
  login || register || securityQuestion || recovery;

/** Follows who may see what: targets of sign-ins, windows that end with their login, marks of earlier addresses. */
export function watchAccess(runtime: Runtime, router: SiteRouter): void {
  const { core, overlays } = runtime;
  core.events.on('login', () => {
    const target = core.access.take();
    if (target !== null) runtime.navigate(target);
  });
  // Whoever closes the sign-in does not want what it was for (AUTH-28x); one of its later steps may take its place.
  overlays.store.subscribe((state, before) => {
    if (isSigningIn(before) && !isSigningIn(state) && !core.session.isMember()) core.access.forget();
  });
  core.events.on('logout', ({ reason }) => {
    // A window of a member ends with the login, except when there is a message to read in it.
    if (reason !== 'expired' && isSideWindow(runtime)) core.ports.windows.closeSelf();
    else if (windowOf(router.state.location.pathname) !== null) runtime.navigate(paths.home(), { replace: true });
    // Another tab's logout does not take this one away from what it shows; the iOS wrapper keeps its screen (AUTH-35).
    else if (reason !== 'other-tab' && !isIosApp(core.site.getState().clientType, core.ports.device.userAgent))
      runtime.navigate(paths.home());
  });
}

/** What waits until it is known who is here: the page's own rule, then the marks. Called once the core has started. */
export function enterPage(runtime: Runtime, router: SiteRouter): void {
  const { href, pathname } = router.state.location;
  if (runtime.core.access.needsLogin(pathname)) {
    runtime.navigate(paths.home(), { replace: true });
    runtime.askLogin(href);
  } else if (pathname === paths.home()) consumeFlags(runtime);
}
