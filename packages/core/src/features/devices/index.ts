export { endDevice, endOtherDevices } from './devices.actions.ts';
export { deviceQueries } from './devices.queries.ts';
export type { SignedInDevice } from './devices.types.ts';
