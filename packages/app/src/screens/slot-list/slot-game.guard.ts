import { defineGuard } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';

/** Redirects addresses without a provider (SHELL-08). */
export default defineGuard('slotGame', ({ search }) =>
  search.gt_id && (search.gp_id || search.isCrashGame) ? undefined : paths.home(),
);
