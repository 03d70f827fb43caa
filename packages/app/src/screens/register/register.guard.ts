import { createSiteCookies } from '@housefront/core/adapters';
import { defineGuard } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';

/** Opens the registration over the home page; in development the page is kept (REG-05x). */
export default defineGuard('register', ({ runtime }) => {
  if (!import.meta.env.PROD) return undefined;
  const { core, overlays, server } = runtime;
  // The flag is not read after hydration.
  if (server || !runtime.isHydrated()) createSiteCookies(core.ports.cookies).setFlag('isRouteRegister', true);
  else if (!core.session.isMember()) overlays.open('register');
  return paths.home();
});
