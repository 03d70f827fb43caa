import { definePage } from '../../kernel/definePage.tsx';
import { hallAddresses, hallTopic } from './hallTopic.ts';
import { prefetchHall } from './prefetchHall.ts';
import { useHallView } from './useHallView.ts';
import { useListedHall } from './useListedHall.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** One hall (CAT-09). */
export default definePage('gameHall', {
  useView: ({ params }) => (mayBeListed ? useListedHall : useHallView)(Number(params.gtId)),
  prefetch: prefetchHall,
  heading: (_core, hall) => hall,
  topic: (core, { params }) => hallTopic(core, Number(params.gtId)),
  addresses: hallAddresses,
});
