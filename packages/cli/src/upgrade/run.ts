import { rmSync } from 'node:fs';
import { parseFormer, RECORD, type ManagerName, type Migration } from '@housefront/generator';
import { gt } from 'semver';
import { Failure } from '../base/command.ts';
import { commitTree, layOut, treeWith, writeChanges, writeFiles } from './apply.ts';
import { openCheckout, type Checkout } from './checkout.ts';
import { readHead } from './head.ts';
import { managerIn, refusePlugAndPlay } from './manager.ts';
import { MigrationError } from './migrate.ts';
import { lockfileIn, renewedLockfile } from './packages.ts';
import { planUpgrade, type Plan, type KitRelease } from './plan.ts';
import { commitMessage, planLines } from './report.ts';
import { pruneTemporary, temporaryFolder } from './temporary.ts';

/** Arguments of the command, with its repository and its output. */
export interface UpgradeOptions {
  /** Folder of the operator's repository. */
  readonly root: string;
  /** The version that runs. */
  readonly release: KitRelease;
  readonly dryRun?: boolean;
  /** A bot runs it: changed versions that are not committed are its own, and so is the commit. */
  readonly yes?: boolean;
  readonly skip?: readonly string[];
  readonly only?: Migration;
  /** Whether the lockfile is renewed. */
  readonly install?: boolean;
  readonly print: (line: string) => void;
}

/** How an upgrade ended. */
export interface Outcome {
  readonly code: 0 | 2;
  /** Whether files of the repository changed. */
  readonly changed: boolean;
  /** The repository's package manager. */
  readonly manager: ManagerName;
  /** Whether a bot raised the versions, so that it makes the commit. */
  readonly isBot: boolean;
}

/** Files that a bot changes when it takes a new version. */
const ofPackages =
  /(?:^|\/)(?:package\.json|package-lock\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?)$/;

/** Wants a folder in which nothing waits for a commit, or only what a bot changed. @returns whether it was a bot */
function refuseDirty({ changed }: Checkout, yes: boolean): boolean {
  if (changed.length === 0) return false;
  if (yes && changed.every((path) => ofPackages.test(path))) return true;
  throw new Failure(
    `${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} changed and not committed. Commit first: git commit -a, or put it aside: git stash`,
  );
}

/** The plan with a renewed lockfile. */
async function withLockfile(
  plan: Plan,
  checkout: Checkout,
  tree: string,
  folder: string,
  manager: ManagerName,
): Promise<{ readonly plan: Plan; readonly tree: string }> {
  const lockfile = lockfileIn(checkout, tree, manager);
  const planned = writeChanges(checkout, tree, plan.changes, folder);
  const isOpen = plan.conflicts.some(({ path }) => path === 'package.json');
  const manifests = [...plan.changes.keys()].some((path) =>
    /(?:package\.json|pnpm-workspace\.yaml|\.yarnrc\.yml)$/.test(path),
  );
  if (lockfile === undefined || isOpen || !manifests) return { plan, tree: planned };
  const bytes = await renewedLockfile(checkout, planned, lockfile, manager, folder);
  // Its path is from the top of the repository.
  const top = { ...checkout, prefix: '' };
  return { plan, tree: writeChanges(top, planned, new Map([[lockfile, { mode: '100644', bytes }]]), folder) };
}

/** Lines of a difference between two trees, without the kit's own records. */
export const difference = ({ git }: Checkout, from: string, to: string, colour: boolean): string =>
  git.text([
    'diff',
    '--no-ext-diff',
    `--color=${colour ? 'always' : 'never'}`,
    from,
    to,
    '--',
    '.',
    ':(exclude).housefront',
  ]);

function planOf(head: ReturnType<typeof readHead>, options: UpgradeOptions): Plan {
  const { release, skip, only } = options;
  try {
    return planUpgrade(head, release, { ...(skip && { skip }), ...(only && { only }) });
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new Failure(
      `The migration ${error.id} failed: ${error.message.split('\n')[0]} Nothing was changed. Report it, or leave it out: --skip ${error.id}`,
      3,
    );
  }
}

/**
 * Brings a repository to the version that runs: all or nothing, by one commit, or with conflicts in git's index (OPS-03).
 * @throws {Failure} when it cannot begin or a step fails; nothing is changed then
 */
export async function upgrade(options: UpgradeOptions): Promise<Outcome> {
  const { root, release, dryRun = false, yes = false, install = true, only, print } = options;
  pruneTemporary();
  const checkout = openCheckout(root);
  const isBot = !dryRun && refuseDirty(checkout, yes);
  const folder = temporaryFolder();
  // So that Ctrl+C ends a package manager, and then this, with everything as it was.
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const refuseStopped = async () => {
    // Signals arrive between two tasks.
    await new Promise((resolve) => setImmediate(resolve));
    if (isStopped) throw new Failure('Stopped. Nothing was changed.', 130);
  };
  try {
    const start = isBot
      ? treeWith(checkout, folder, checkout.changed)
      : checkout.git.text(['rev-parse', 'HEAD^{tree}']);
    const head = readHead(checkout.git, isBot ? start : 'HEAD');
    const former = parseFormer(head.texts.get(RECORD) ?? '');
    if (gt(former.kit, release.version))
      throw new Failure(
        `This command line is ${release.version}, and the repository is of ${former.kit}. Run that one: npx housefront@${former.kit} upgrade`,
      );
    const plan = planOf(head, options);
    const manager = managerIn(root, plan.record);
    const isDone = former.kit === release.version && !only;
    if (isDone || (plan.changes.size === 0 && plan.conflicts.length === 0))
      return { code: 0, changed: false, manager, isBot };
    if (install && !dryRun) refusePlugAndPlay(root);
    for (const line of planLines(plan)) print(line);
    await refuseStopped();
    const { tree } =
      install && !dryRun
        ? await withLockfile(plan, checkout, start, folder, manager).catch(async (error: unknown) => {
            await refuseStopped();
            throw error;
          })
        : { tree: writeChanges(checkout, start, plan.changes, folder) };
    await refuseStopped();
    const code = plan.conflicts.length > 0 ? 2 : 0;
    const message = commitMessage(former.kit, plan.record.kit, plan.entries);
    if (dryRun) print(difference(checkout, start, tree, process.stdout.isTTY));
    else if (code === 2 && isBot)
      throw new Failure(
        'There are conflicts, and a bot cannot resolve them. Nothing was changed. Run it by hand: npx housefront upgrade',
        2,
      );
    else if (code === 2) layOut(checkout, tree, plan.conflicts, message, folder);
    else if (isBot) writeFiles(checkout, start, tree, folder);
    else commitTree(checkout, tree, message, folder);
    return { code, changed: !dryRun, manager, isBot };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    rmSync(folder, { recursive: true, force: true });
  }
}
