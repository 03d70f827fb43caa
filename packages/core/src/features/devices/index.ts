export { endDevice, endOtherDevices } from './devices.actions.ts';
export { deviceQueries } from './devices.queries.ts';
export type { EndedDevices, SignedInDevice } from './devices.types.ts';
