import { defineGuard } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';

/** The game's address is in memory only, so a new document has none (PLAY-15x). */
export default defineGuard('play', ({ runtime: { core, server } }) =>
  server || !core.play.store.getState().surface ? paths.home() : undefined,
);
