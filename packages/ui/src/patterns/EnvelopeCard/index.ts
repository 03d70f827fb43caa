export { EnvelopeModal } from './EnvelopeCard.tsx';
