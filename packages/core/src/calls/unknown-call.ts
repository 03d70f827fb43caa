import { CallFailure } from '../adapters/call-types.ts';

/** True when the platform lacks the call. Platforms may lack proposed calls (MEM-36x to MEM-45x) and answer 404. */
export const isUnknownCall = (error: unknown): boolean => error instanceof CallFailure && error.code === '404';
