export { createRedEnvelope, type RedEnvelope } from './createRedEnvelope.ts';
