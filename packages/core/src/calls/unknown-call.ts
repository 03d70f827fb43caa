import { CallFailure } from '../adapters/http/call-types.ts';

/** True when the platform lacks the call. Platforms may lack proposed calls and answer 404 (MEM-45x). */
export const isUnknownCall = (error: unknown): boolean => error instanceof CallFailure && error.code === '404';
