export { OfferTerms, type OfferTermsProps } from './OfferTerms.tsx';
