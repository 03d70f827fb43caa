export { payloadAddress, takePayload, type PayloadAddress } from './page-payload.api.ts';
