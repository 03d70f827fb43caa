import { windowOf } from '@housefront/core/features/access';
import { createSiteCookies, type RedirectFlag } from '@housefront/core/platform';
import { createRoute, redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Runtime } from '../runtime/runtime.ts';
import { isHiddenPage } from './hiddenLinks.ts';
import { routePatterns } from './paths.ts';
import type { RootRoute } from './router.tsx';
import { fullFrame, loadScreen, plainFrame } from './screen.ts';

interface Entering {
  readonly context: { readonly runtime: Runtime };
  readonly location: ParsedLocation;
}

/** Pages that the site leaves out lead to what is there instead (SITE-17x); hung on the root, so it holds for every address. */
export function leaveHiddenPage({ context: { runtime }, location }: Entering): void {
  if (!isHiddenPage(runtime.core.config.hiddenLinks, location.href)) return;
  const member = windowOf(location.pathname) === 'memberWindow';
  const to = member ? routePatterns.memberSection : routePatterns.home;
  throw redirect({ to, params: { section: 'Info' }, search: {}, replace: true });
}

/**
 * The rule named auth (SHELL-13x): guests are sent home to sign in, with the page as their target. While a rendered page is
 * taken over nobody is sent anywhere yet; startShell asks again as soon as it is known who is here.
 */
function requireMember({ context: { runtime }, location }: Entering): void {
  const { access } = runtime.core;
  if (runtime.server || !runtime.isTakenOver() || !access.needsLogin(location.pathname)) return;
  runtime.askLogin(location.href);
  throw redirect({ to: routePatterns.home, replace: true });
}

/** Leaves a mark for the home page and goes there (SHELL-07, SHELL-10). */
const markAndGoHome =
  (flag: RedirectFlag) =>
  ({ context: { runtime } }: Pick<Entering, 'context'>): never => {
    createSiteCookies(runtime.core.ports.cookies).setFlag(flag, true);
    throw redirect({ to: routePatterns.home, replace: true });
  };

/** Of the query only the section is of interest. */
const sectionSearch = (search: Record<string, unknown>): { readonly page?: string | undefined } => ({
  ...search,
  page: typeof search['page'] === 'string' ? search['page'].slice(0, 40) : undefined,
});

/** Windows of the member, the agent and the payment (SHELL-04 to SHELL-06), and the addresses that only leave a mark. */
export function windowRoutes(root: RootRoute) {
  const getParentRoute = () => root;
  const account = {
    getParentRoute,
    staticData: { frame: plainFrame },
    validateSearch: sectionSearch,
    beforeLoad: requireMember,
    loader: ({ context }: { readonly context: { readonly runtime: Runtime } }) =>
      loadScreen(context.runtime, 'account', null, { params: {}, search: {} }),
  } as const;
  return [
    createRoute({ ...account, path: routePatterns.member }).lazy(() =>
      import('../screens/account/MemberScreen.tsx').then(({ MemberRoute }) => MemberRoute),
    ),
    createRoute({ ...account, path: routePatterns.memberSection }).lazy(() =>
      import('../screens/account/MemberScreen.tsx').then(({ MemberSectionRoute }) => MemberSectionRoute),
    ),
    createRoute({ ...account, path: routePatterns.agent }).lazy(() =>
      import('../screens/account/AgentScreen.tsx').then(({ Route }) => Route),
    ),
    createRoute({ ...account, path: routePatterns.pay }).lazy(() =>
      import('../screens/account/PayScreen.tsx').then(({ Route }) => Route),
    ),
    createRoute({ getParentRoute, path: '/fastDeposit', beforeLoad: markAndGoHome('isFastDeposit') }),
    createRoute({
      getParentRoute,
      path: routePatterns.register,
      staticData: { frame: fullFrame },
      beforeLoad: (entering) => {
        const { runtime } = entering.context;
        // Developers keep the page (SHELL-10, REG-05x).
        if (!import.meta.env.PROD) return;
        // Once the document stands, nobody reads the mark any more.
        if (runtime.server || !runtime.isTakenOver()) markAndGoHome('isRouteRegister')(entering);
        if (!runtime.core.session.isMember()) runtime.overlays.open('register');
        throw redirect({ to: routePatterns.home, replace: true });
      },
      loader: ({ context }) => loadScreen(context.runtime, 'register', null, { params: {}, search: {} }),
    }).lazy(() => import('../screens/register/RegisterScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      getParentRoute,
      path: '/Deposit',
      beforeLoad: () => {
        throw redirect({ to: routePatterns.memberSection, params: { section: 'Deposit' }, replace: true });
      },
    }),
  ] as const;
}
