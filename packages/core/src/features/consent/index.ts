export { browserServices } from '../../adapters/browser/services.ts';
export { agreedCategories, hasAgreed } from '../../visitor/visitor-consent.ts';
export { createConsent, type ConsentFeature } from './createConsent.ts';
