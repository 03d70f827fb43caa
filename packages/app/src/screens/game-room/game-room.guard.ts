import { defineGuard } from '../../kernel/definePage.tsx';
import { PAGES } from '@housefront/contract/pages';
import { stringifySearch } from '../../kernel/route/search.ts';

/** Desktops of sites with a game room only; others are redirected to the list with the same query (CAT-17x). */
export default defineGuard('gameRoom', ({ runtime: { core }, search }) => {
  const { config, site } = core;
  const here = config.gameRoom && site.getState().mode === 'desktop' && search.gt_id === 2 && search.gp_id;
  return here ? undefined : PAGES.slotGame.path + stringifySearch(search);
});
