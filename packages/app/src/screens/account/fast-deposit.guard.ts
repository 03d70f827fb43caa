import { createSiteCookies } from '@housefront/core/adapters';
import { defineGuard } from '../../kernel/definePage.tsx';

/** Sets a flag for the home page, which opens the deposit (SHELL-07). */
export default defineGuard('fastDeposit', ({ runtime }) => {
  createSiteCookies(runtime.core.ports.cookies).setFlag('isFastDeposit', true);
  return undefined;
});
