export { EnvelopeModal } from './EnvelopeModal.tsx';
