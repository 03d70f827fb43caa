import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { publishedSchema, type Published } from './published.ts';

/** Time for which an answer of the registry is kept, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;

const cacheSchema = z.object({ at: z.number(), published: publishedSchema });
const fileOf = (root: string): string => join(root, 'node_modules/.cache/housefront/notice.json');

/** The last answer of the registry; null if it is older than a day or cannot be read. */
export function readCache(root: string, now: number): Published | null {
  try {
    const parsed = cacheSchema.safeParse(JSON.parse(readFileSync(fileOf(root), 'utf8')));
    const age = parsed.success ? now - parsed.data.at : -1;
    // A time in the future is that of a clock that was wrong.
    return parsed.success && age >= 0 && age < KEPT ? parsed.data.published : null;
  } catch {
    return null;
  }
}

/** Keeps an answer for a day. A folder that cannot be written is no problem. */
export function writeCache(root: string, now: number, published: Published): void {
  // Yarn PnP installs without node_modules, and the folder is not made for this file alone.
  if (!existsSync(join(root, 'node_modules'))) return;
  const file = fileOf(root);
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ at: now, published }));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Read-only.
  }
}
