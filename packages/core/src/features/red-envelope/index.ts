export { createRedEnvelope, type Envelope, type RedEnvelope, type RedEnvelopeState } from './createRedEnvelope.ts';
