import { definePage } from '../../kernel/definePage.tsx';
import { hallAddresses, hallTopic } from './hallTopic.ts';
import { CRASH_HALL, useHallView } from './useHallView.ts';

/** One hall (CAT-09). */
export default definePage('gameHall', {
  useView: ({ params }) => useHallView(Number(params.gtId)),
  prefetch: ({ queryClient, catalogue, demo }, { params }) => [
    queryClient.prefetchQuery(catalogue.queries.halls()),
    queryClient.prefetchQuery(catalogue.queries.hotGames(Number(params.gtId))),
    ...(Number(params.gtId) === CRASH_HALL ? [queryClient.prefetchQuery(catalogue.queries.crashGames())] : []),
    queryClient.prefetchQuery(demo.queries.halls()),
  ],
  heading: (_core, hall) => hall,
  topic: (core, { params }) => hallTopic(core, Number(params.gtId)),
  addresses: hallAddresses,
});
