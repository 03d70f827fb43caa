export { createRegistration, type Registration } from './createRegistration.ts';
export { agreementQuery, backgroundQuery, type AgreementText } from './registration.api.ts';
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
