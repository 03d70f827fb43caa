export { browserServices, type ServicesPort } from '../../adapters/services.ts';
export { hasAgreed } from '../../visitor-consent.ts';
export { createConsent } from './createConsent.ts';
