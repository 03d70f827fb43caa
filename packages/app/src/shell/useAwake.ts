import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the rendered page and while it is taken over; true from then on. For parts that a first paint does not need. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
