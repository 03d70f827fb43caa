import { CallFailure } from './adapters/call-types.ts';

/** True when the platform has no such call: proposed ones (MEM-36x to MEM-45x) are unknown addresses to some. */
export const isUnknownCall = (error: unknown): boolean => error instanceof CallFailure && error.code === '404';
