export { browserServices, type ServicesPort } from '../../adapters/services.ts';
export { agreedCategories, hasAgreed } from '../../visitor-consent.ts';
export { createConsent, type ConsentFeature, type ConsentState } from './createConsent.ts';
