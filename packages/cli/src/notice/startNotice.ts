import { kitVersion, managerNames, readRecord, type KitRecord } from '@housefront/generator';
import { readCache, writeCache } from './cache.ts';
import { noticeLine } from './noticeLine.ts';
import { readPublished } from './published.ts';
import { registryOf } from './registryOf.ts';

/** Milliseconds until the registry must have answered. */
const LIMIT = 2000;
/** Longest wait for the package manager, in milliseconds: npm alone needs more than one second to start on small machines. */
const MANAGER_LIMIT = 5000;

/** A look for newer versions in the background. */
export interface Notice {
  /** The line, once it is known; null for none. Never rejects. */
  readonly line: Promise<string | null>;
  /** The line, if it is known by now. */
  known(): string | null;
  /** Ends the look: the process need not wait for it. */
  close(): void;
}

/** Options for tests. */
export interface NoticeOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly now?: number;
  readonly installed?: string;
  readonly limit?: number;
}

const isSet = (value: string | undefined): boolean => !!value && !/^(?:0|false)$/i.test(value);

/** Whether to look for newer versions: never against the record of the repository; in CI only where the variable asks for it. */
function isWanted(record: KitRecord, env: NonNullable<NoticeOptions['env']>): boolean {
  const asked = env['HOUSEFRONT_NOTICES'];
  if (record.notices === false) return false;
  if (asked !== undefined && asked !== '') return isSet(asked);
  return !isSet(env['CI']) && !isSet(env['NO_UPDATE_NOTIFIER']);
}

async function look(root: string, record: KitRecord, options: NoticeOptions, end: AbortSignal): Promise<string | null> {
  const { now = Date.now(), installed = kitVersion(), limit = LIMIT } = options;
  const manager = managerNames.find((name) => name === record.repository['package-manager']) ?? 'npm';
  let published = readCache(root, now);
  if (!published) {
    const within = (ms: number) => AbortSignal.any([end, AbortSignal.timeout(ms)]);
    const registry = await registryOf(root, manager, within(Math.max(limit, MANAGER_LIMIT)));
    published = registry ? await readPublished(registry, within(limit)) : null;
    if (published) writeCache(root, now, published);
  }
  return published && noticeLine(installed, published, manager);
}

/**
 * Looks for a newer version of the kit in the registry of the repository's package manager, once a day. It sends nothing
 * about the repository, and whatever fails is silent (OPS-10).
 */
export function startNotice(root: string, options: NoticeOptions = {}): Notice {
  const end = new AbortController();
  let known: string | null = null;
  const start = async () => {
    try {
      const record = readRecord(root);
      if (isWanted(record, options.env ?? process.env)) known = await look(root, record, options, end.signal);
    } catch {
      // Offline, or no record: commands that need it say so.
    }
    return known;
  };
  const line = start();
  return { line, known: () => known, close: () => end.abort() };
}
