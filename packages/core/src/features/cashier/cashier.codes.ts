import { CallFailure } from '../../adapters/call-types.ts';

/** True when the platform has no such call: it never documented one, and answers an unknown address (MEM-36x). */
export const hasNoCashier = (error: unknown): boolean => error instanceof CallFailure && error.code === '404';
