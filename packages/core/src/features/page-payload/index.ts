export { payloadAddress, takePayload } from './page-payload.api.ts';
