import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import { readEntry, type FileEntry } from './file-index.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';

/** Where builds are kept, and for how long. */
export interface KeptBuildsOptions {
  /** Folder that all gateways share and may write to. */
  readonly folder: string;
  /** Time for which a build stays after the last gateway with it has ended (milliseconds). */
  readonly keepMs: number;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}

/** Hashed files of all builds that visitors may have open, whichever gateway they ask (OPS-08). */
export interface KeptBuilds {
  /**
   * A file of another build of the site.
   * @param path decoded path of the address
   */
  find(site: Pick<GatewaySite, 'id'>, path: string): Promise<FileEntry | undefined>;
  /** Marks the builds as in use until now, and ends the upkeep. */
  close(): Promise<void>;
}

/** The builds cannot be kept in the folder; the message says which and why. */
export class KeptBuildsError extends Error {
  override readonly name = 'KeptBuildsError';
}

/** Most builds of one site, those in use aside. */
const MAX_BUILDS = 20;
const HOUR_MS = 3_600_000;
/** A build counts as in use when a gateway has marked it within this time. */
const IN_USE_MS = 2 * HOUR_MS;
/** Folders of a client build in which a name never gets another content. */
const HASHED = ['assets', 'builds/meta'];
const BUILD = 'build-';
const INCOMING = 'incoming-';

/**
 * Adds the builds of these sites to the folder, and removes those that are out of use for too long. It resolves when all files are
 * there: a gateway must not send a page before the other gateways can serve its files (ADR 94).
 * @throws KeptBuildsError when the folder cannot be written to
 */
export async function keepBuilds(sites: readonly GatewaySite[], options: KeptBuildsOptions): Promise<KeptBuilds> {
  const { clock, logger } = options;
  const own = sites.flatMap(({ id, buildId, clientDir }) =>
    clientDir === undefined ? [] : [{ clientDir, folder: folderOf(options, id), name: nameOf(buildId) }],
  );
  const publishAll = async () => {
    for (const build of own) await publish(build, clock);
  };
  await publishAll().catch((error: unknown) => {
    throw new KeptBuildsError(`cannot keep builds in ${options.folder}: ${describeFailure(error)}`);
  });

  const mark = () =>
    publishAll().catch((error: unknown) =>
      logger.warn({ failure: describeFailure(error) }, 'a build cannot be marked as in use'),
    );
  const tidy = async () => {
    for (const folder of new Set(own.map((build) => build.folder))) {
      await removeOld(folder, options).catch((error: unknown) =>
        logger.warn({ failure: describeFailure(error) }, 'kept builds cannot be removed'),
      );
    }
  };
  let cancel = (): void => undefined;
  let upkeep = Promise.resolve();
  const repeat = () => {
    cancel = clock.after(HOUR_MS, () => {
      upkeep = mark().then(tidy);
      repeat();
    });
  };
  await tidy();
  repeat();

  return {
    async find({ id }, path) {
      const parts = partsOf(path);
      if (!parts) return undefined;
      const folder = folderOf(options, id);
      for (const name of await buildsIn(folder)) {
        const entry = await readEntry(join(folder, name, ...parts));
        if (entry) return entry;
      }
      return undefined;
    },
    async close() {
      cancel();
      await upkeep;
      await mark();
    },
  };
}

const folderOf = ({ folder }: Pick<KeptBuildsOptions, 'folder'>, site: string) =>
  join(folder, encodeURIComponent(`site-${site}`));
const nameOf = (buildId: string) => BUILD + encodeURIComponent(buildId);

const touch = (path: string, clock: Clock) => utimes(path, clock.now() / 1000, clock.now() / 1000);

const buildsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(BUILD));

/** Names below a build's folder, or undefined for an address that cannot be one of its hashed files. */
function partsOf(path: string): readonly string[] | undefined {
  const parts = path.split('/').slice(1);
  const isHashed = HASHED.some((folder) => path.startsWith(`/${folder}/`));
  const isPlain = parts.every((part) => /^[^./\\\0][^/\\\0]*$/.test(part)) && !/\.(?:br|gz)$/.test(path);
  return isHashed && isPlain ? parts : undefined;
}

interface OwnBuild {
  readonly clientDir: string;
  readonly folder: string;
  readonly name: string;
}

/** Copies the hashed files of a build. Others never see a part of it: the folder gets its name when it is complete. */
async function publish({ clientDir, folder, name }: OwnBuild, clock: Clock): Promise<void> {
  const target = join(folder, name);
  if (await exists(target)) return touch(target, clock);
  const incoming = join(folder, INCOMING + randomUUID());
  try {
    for (const part of HASHED) {
      const source = join(clientDir, part);
      await mkdir(join(incoming, part), { recursive: true });
      if (await exists(source)) await cp(source, join(incoming, part), { recursive: true, preserveTimestamps: true });
    }
    await touch(incoming, clock);
    await rename(incoming, target);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another gateway with the same build was faster.
    if (!(await exists(target))) throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeOld(folder: string, { clock, keepMs, logger }: KeptBuildsOptions): Promise<void> {
  const now = clock.now();
  const found = [];
  for (const name of await readdir(folder)) {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    if (stats && (name.startsWith(BUILD) || name.startsWith(INCOMING))) found.push({ name, age: now - stats.mtimeMs });
  }
  // A copy that was broken off is older than any copy lasts.
  const isBrokenOff = (name: string, age: number) => name.startsWith(INCOMING) && age > HOUR_MS;
  const idle = found.filter(({ name, age }) => name.startsWith(BUILD) && age > IN_USE_MS).sort((a, b) => a.age - b.age);
  const gone = [
    ...idle.filter(({ age }, index) => age > keepMs || index >= MAX_BUILDS),
    ...found.filter(({ name, age }) => isBrokenOff(name, age)),
  ];
  for (const { name } of gone) {
    await rm(join(folder, name), { recursive: true, force: true });
    logger.info({ build: name }, 'a kept build is removed');
  }
}
