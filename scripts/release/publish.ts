import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** A packed package. */
interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly dependencies: readonly string[];
}

/** Options of {@link publishTarballs}. */
export interface PublishOptions {
  /** Address of the registry, checked by `registryFor`. */
  readonly registry: string;
  /** Name under which the version can be asked for. */
  readonly tag: string;
  /** Signs where the packages were built; possible in CI, if the manifests name a repository. */
  readonly provenance: boolean;
  readonly log: (line: string) => void;
  /** Options of npm beside these, such as a file with a token. */
  readonly npm?: readonly string[];
  /** Environment of npm; default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

function readTarball(file: string): Tarball {
  const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
  const {
    name,
    version,
    publishConfig,
    dependencies = {},
  } = JSON.parse(text) as {
    readonly publishConfig?: object;
    readonly name: string;
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  // Its registry would win over the one that was named.
  if (publishConfig) throw new Error(`${name} has a publishConfig: remove it from the manifest.`);
  return { name, version, file, dependencies: Object.keys(dependencies) };
}

/** Packages after those that they depend on: a release that is cut off leaves only packages that can be installed. */
function inOrder(tarballs: readonly Tarball[]): readonly Tarball[] {
  const done: Tarball[] = [];
  const visit = (tarball: Tarball) => {
    if (done.includes(tarball)) return;
    for (const each of tarballs) if (tarball.dependencies.includes(each.name)) visit(each);
    done.push(tarball);
  };
  for (const tarball of tarballs) visit(tarball);
  return done;
}

/** Integrity of a version in the registry; null if it is not there. @throws when the registry does not answer */
async function published({ name, version }: Tarball, registry: string): Promise<string | null> {
  const reply = await fetch(new URL(name.replace('/', '%2f'), registry), {
    // Between two questions npm publishes, and a registry may close a connection that was kept for so long.
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(30_000),
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${registry} answers ${reply.status} for ${name}: is it the address of a registry?`);
  const { versions } = (await reply.json()) as {
    readonly versions?: Readonly<Record<string, { readonly dist?: { readonly integrity?: string } }>>;
  };
  const found = versions?.[version];
  return found ? (found.dist?.integrity ?? '') : null;
}

/**
 * Publishes tarballs to one registry. Those that it has already are skipped, so that a release that was cut off can be run again.
 * @returns names of the packages that were published now
 * @throws when the registry has the version with other content, or npm fails
 */
export async function publishTarballs(
  files: Iterable<string>,
  { registry, tag, provenance, log, npm = [], env = process.env }: PublishOptions,
): Promise<readonly string[]> {
  const now: string[] = [];
  for (const tarball of inOrder([...files].map(readTarball))) {
    const { name, version, file } = tarball;
    const there = await published(tarball, registry);
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (there !== null && there !== integrity)
      throw new Error(`${registry} has ${name}@${version} with other content: write a note and release a new version.`);
    if (there !== null) {
      log(`${name}@${version} is published already.`);
      continue;
    }
    // A registry that .npmrc gives to a scope would win over --registry.
    const scope = name.startsWith('@') ? [`--${name.split('/')[0]}:registry=${registry}`] : [];
    const args = ['publish', file, '--registry', registry, ...scope, '--tag', tag, '--access', 'public'];
    await promisify(execFile)('npm', [...args, '--ignore-scripts', ...(provenance ? ['--provenance'] : []), ...npm], {
      timeout: 300_000,
      env,
    });
    log(`${name}@${version} is published.`);
    now.push(name);
  }
  return now;
}
