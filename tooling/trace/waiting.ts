/**
 * Rows that wait for a part of the product that is not built yet, each with that part. An area includes all of its rows. A
 * row that a test names is removed here.
 */
export const waiting: ReadonlyMap<string, string> = new Map([
  ['RG', 'player protection'],
  ['OPS', 'published packages, and several gateways'],
  ['PLT-02', 'prefetching'],
  ['PLT-03', 'transitions between documents'],
  ['IMG', 'pictures in the size of their place'],
  ['OBS-01', 'metrics and errors of browsers'],
  ['RT-22', 'realtime at scale'],
  ['RT-23', 'realtime at scale'],
  ['RT-24', 'realtime at scale'],
  ['RT-25', 'realtime at scale'],
]);
