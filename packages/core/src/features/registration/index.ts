export { createRegistration, type Registration } from './createRegistration.ts';
export type { AgreementText } from './registration.api.ts';
export { agreementQuery, backgroundQuery } from './registration.queries.ts';
export type {
  FieldFault,
  FieldStatus,
  Introducer,
  IntroducerField,
  RegistrationBanner,
  RegistrationConversion,
  RegistrationFormPort,
  RegistrationOutcome,
  RegistrationState,
  SmsState,
} from './registration.types.ts';
