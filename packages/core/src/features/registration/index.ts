export { createRegistration, type Registration } from './createRegistration.ts';
export { createProfileEdit } from './registration.profile.ts';
export { agreementQuery, backgroundQuery, settingsQuery } from './registration.queries.ts';
export type { RegistrationConversion, RegistrationState } from './registration.types.ts';
