import { defineGuard } from '../../kernel/definePage.tsx';
import { paths } from '../../kernel/paths.ts';

/** Refuses unknown halls (CAT-10x). */
export default defineGuard('gameHall', ({ params }) => (/^[2-9]$/.test(params.gtId) ? undefined : paths.home()));
