export { createRegistration, type Registration } from './createRegistration.ts';
export { agreementQuery, backgroundQuery } from './registration.queries.ts';
export type { RegistrationConversion, RegistrationState } from './registration.types.ts';
