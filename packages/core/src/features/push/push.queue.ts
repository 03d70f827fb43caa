import { perObject } from '@housefront/contract/per-object';
import type { QueryClient } from '@tanstack/react-query';

const newQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(run: () => Promise<Value>): Promise<Value> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
};
const queueOf = perObject<QueryClient, ReturnType<typeof newQueue>>(newQueue);

/** Runs changes of this document's subscription one after the other: an older answer never ends what a later press began. */
export const inTurn = <Value>(
  { queryClient }: { readonly queryClient: QueryClient },
  run: () => Promise<Value>,
): Promise<Value> => queueOf(queryClient)(run);
