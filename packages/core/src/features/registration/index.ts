export { createRegistration, type Registration } from './createRegistration.ts';
export { createProfileEdit } from './registration.profile.ts';
export { downlineFaults, registerDownline } from './registration.downline.ts';
export { agreementQuery, backgroundQuery, downlinePlanQuery, settingsQuery } from './registration.queries.ts';
export type { RegistrationConversion, RegistrationState } from './registration.types.ts';
