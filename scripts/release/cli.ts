/* Makes a release: `pnpm release [version | publish] --registry <address>`. CONTRIBUTING.md explains the steps. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kitVersion } from '../../tooling/pack/kit-version.ts';
import { packKit } from '../../tooling/pack/pack.ts';
import { runWhole } from '../by-hand/whole.ts';
import { publishTarballs } from './publish.ts';
import { registryFor } from './registry.ts';
import { waitingNotes } from './release-notes.ts';
import { releaseVersion } from './version.ts';
import { onDisk } from './versions.ts';

const root = process.cwd();
const help = `pnpm release version                          next version, changelog and notes from the changesets
pnpm release publish --registry <address>     packs and publishes the version of the manifests, and tags it
pnpm release --registry <address>             both, with a commit between them

Before anything is published, all that people run by hand is run whole (scripts/by-hand), which takes hours. What has passed at
a commit is not run there again.

--tag <name>      dist-tag of the version; default: latest
--provenance      signs where the packages were built (in CI, if the manifests name a repository)`;

/** A reason to stop that the caller can mend. */
class Refusal extends Error {}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function assertClean(): void {
  if (git('status', '--porcelain').trim())
    throw new Refusal('There are changes that are not committed: commit them first.');
}

/** Runs what people run by hand, which test runs start with the smallest inputs alone. */
async function assertByHand(): Promise<void> {
  const failed = (await runWhole(root)).filter(({ ok }) => !ok).map(({ name }) => `pnpm ${name}`);
  if (failed.length > 0)
    throw new Refusal(
      `Not published, because these failed:\n  ${failed.join('\n  ')}\nNext: mend them, commit, pnpm release publish.`,
    );
  assertClean();
}

async function publish(registry: string, tag: string, provenance: boolean): Promise<void> {
  assertClean();
  if (waitingNotes(onDisk(root)).length > 0)
    throw new Refusal('Notes are waiting in .changeset: run pnpm release version first, and commit.');
  await assertByHand();
  const version = kitVersion(root);
  const folder = mkdtempSync(join(tmpdir(), 'housefront-release-'));
  try {
    const tarballs = await packKit(root, folder, version);
    await publishTarballs(tarballs.values(), { registry, tag, provenance, log: console.log });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (!git('tag', '--list', `v${version}`).trim()) git('tag', `v${version}`);
  console.log(`Released ${version} to ${registry}. Next: git push origin HEAD v${version}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      registry: { type: 'string' },
      tag: { type: 'string', default: 'latest' },
      provenance: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [step = 'all', ...more] = positionals;
  if (values.help) return console.log(help);
  if (more.length > 0 || !['all', 'version', 'publish'].includes(step))
    throw new Refusal(`${positionals.join(' ')} is no step.\n${help}`);
  // Before anything is changed.
  const registry = step === 'version' ? undefined : registryFor(values.registry);
  if (registry && !registry.ok) throw new Refusal(registry.problem);
  if (registry) {
    assertClean();
  }
  if (step !== 'publish') {
    const result = releaseVersion(root, new Date().toISOString().slice(0, 10));
    if (!result.ok) throw new Refusal(result.problem);
    if (step === 'version')
      return console.log(
        `${result.version} is written. Next: read CHANGELOG.md, commit, pnpm release publish --registry …`,
      );
    git('add', '--all');
    git('commit', '--quiet', '--message', `chore(release): ${result.version}`);
  }
  if (registry) await publish(registry.url, values.tag, values.provenance);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
