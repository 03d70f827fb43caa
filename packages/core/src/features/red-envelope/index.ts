export {
  ASK_AGAIN_MS,
  createRedEnvelope,
  type Envelope,
  type RedEnvelope,
  type RedEnvelopeState,
} from './createRedEnvelope.ts';
