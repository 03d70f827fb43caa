import { createHash } from 'node:crypto';

/** The hash of an inline script as a content security policy lists it, without quotes (SEC-01). */
export const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
