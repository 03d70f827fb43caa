import type { Core } from '@housefront/core';
import { definePage } from '../../kernel/definePage.tsx';
import { prefetchShelves } from '../../kernel/lists/prefetchShelves.ts';
import type { PageAddress } from '../../kernel/page.types.ts';
import { hallAddresses, hallTopic } from './hallTopic.ts';
import { CRASH_HALL, useHallView } from './useHallView.ts';
import { useListedHall } from './useListedHall.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

const prefetchHall = ({ queryClient, catalogue, demo }: Core, { params }: PageAddress<'gameHall'>) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  queryClient.prefetchQuery(catalogue.queries.hotGames(Number(params.gtId))),
  ...(Number(params.gtId) === CRASH_HALL ? [queryClient.prefetchQuery(catalogue.queries.crashGames())] : []),
  queryClient.prefetchQuery(demo.queries.halls()),
];

/** One hall (CAT-09). */
export default definePage('gameHall', {
  useView: ({ params }) => (mayBeListed ? useListedHall : useHallView)(Number(params.gtId)),
  prefetch: mayBeListed
    ? (core, address) => [...prefetchHall(core, address), ...prefetchShelves(core, Number(address.params.gtId))]
    : prefetchHall,
  heading: (_core, hall) => hall,
  topic: (core, { params }) => hallTopic(core, Number(params.gtId)),
  addresses: hallAddresses,
});
