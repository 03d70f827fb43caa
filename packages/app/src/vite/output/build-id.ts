import { createHash, randomBytes } from 'node:crypto';

/** Unique per build, sortable by time: seconds since 1970 in base 36 and six random characters (VER-08). */
export function createBuildId(now: Date = new Date()): string {
  const random = createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 6);
  return `${Math.floor(now.getTime() / 1000).toString(36)}-${random}`;
}
