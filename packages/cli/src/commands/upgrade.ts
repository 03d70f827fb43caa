import {
  kitVersion,
  managers,
  migrations,
  readRecord,
  RECORD,
  recordText,
  releasesBetween,
  shown,
  writeTree,
} from '@housefront/generator';
import { eq, gt, lt, valid } from 'semver';
import { Failure, type Command } from '../base/command.ts';
import { openProject } from '../project/project.ts';
import { finish } from '../upgrade/finish.ts';
import { managerIn } from '../upgrade/manager.ts';
import { withEntries } from '../upgrade/migrate.ts';
import { commandOf, runProgram } from '../upgrade/packages.ts';
import { runningRelease } from '../upgrade/release.ts';
import { pendingLines } from '../upgrade/report.ts';
import { upgrade as upgradeRepository } from '../upgrade/run.ts';

/** Set for a command line that another one started, so that both do not start each other forever. */
const STARTED = 'HOUSEFRONT_UPGRADE_STARTED';

/** The command line of the wanted version runs the upgrade: only it knows the new files and migrations. */
async function runOther(root: string, target: string, argv: readonly string[]): Promise<number> {
  const manager = managerIn(root, readRecord(root));
  const command = commandOf(manager, target, argv);
  const advice = `Run it yourself: ${command.join(' ')}`;
  if (process.env[STARTED]) throw new Failure(`${manager} ran ${kitVersion()} in the place of ${target}. ${advice}`);
  const { code } = await runProgram(command, root, 'inherit', { [STARTED]: target });
  if (code === undefined) throw new Failure(`${manager} is not installed. ${advice}`);
  return code;
}

/** Lines about releases that an operator has to read. */
function noteLines(from: string, to: string): string[] {
  const breaking = releasesBetween(from, to).flatMap(({ version, notes }) =>
    notes.flatMap(({ breaking: change }) => (change ? [`  ${version}: ${change.intent} Check: ${change.proof}`] : [])),
  );
  return breaking.length === 0 ? [] : ['Changes that may need your hand:', ...breaking];
}

/** Records a migration that the operator did by hand. @throws {Failure} for one that is not pending */
function recordDone(root: string, id: string): void {
  const record = readRecord(root);
  if (!record.migrations.some((entry) => entry.id === id && entry.state !== 'applied'))
    throw new Failure(`No migration ${shown(id)} is pending. See: npx housefront upgrade --pending`);
  const migrations = withEntries(record.migrations, [{ id, state: 'applied', reason: 'Done by hand.' }]);
  writeTree(root, new Map([[RECORD, recordText({ ...record, migrations })]]));
}

/** Brings the repository to a newer version of the kit. */
export const upgrade: Command = {
  name: 'upgrade',
  summary:
    'Brings the repository to this version of the kit: merges changed files, runs migrations, makes one commit or none.',
  options: () => [
    {
      name: 'to',
      kind: 'text',
      message: 'Version to upgrade to; that of this command if omitted',
      validate: (value) =>
        valid(String(value)) === value ? undefined : `${shown(value)} is no version. Write one such as 0.2.0.`,
    },
    { name: 'only', kind: 'text', message: 'Id of one migration to run, without anything else' },
    { name: 'skip', kind: 'text', message: 'Ids of migrations to leave out, with commas' },
    { name: 'done', kind: 'text', message: 'Id of a migration that you have done by hand; only records it' },
  ],
  switches: {
    'dry-run': 'Prints the difference and changes nothing.',
    yes: 'For bots: changed versions in package.json may wait for a commit, and the bot commits the rest.',
    pending: 'Lists migrations that were left out or left something to do.',
    'no-install': 'Leaves lockfile and packages to you, and with them checks and build.',
    'no-build': 'Does not build the sites.',
  },
  needsGit: true,
  examples: [
    ['npx housefront@latest upgrade', 'Upgrades to the newest version.'],
    ['npx housefront@latest upgrade --dry-run', 'Shows what would change.'],
    ['housefront upgrade --to 0.2.0', 'Runs the command of that version.'],
    ['housefront upgrade --pending', 'Shows what is left to do.'],
    ['housefront upgrade --done 0.2.0-chat', 'Records that you did this migration by hand.'],
  ],
  async run({ given, switches, cwd }) {
    const { root } = openProject(cwd);
    const print = (line: string) => console.log(line);
    if (switches.has('pending')) {
      const lines = pendingLines(readRecord(root).migrations);
      for (const line of lines) print(line);
      print(
        lines.length === 0
          ? 'No migration is pending.'
          : 'Run one: npx housefront upgrade --only ID. Done by hand: npx housefront upgrade --done ID',
      );
      return 0;
    }
    if (given['done'] !== undefined) {
      recordDone(root, String(given['done']));
      print(`${String(given['done'])} is recorded as done. Commit ${RECORD}.`);
      return 0;
    }
    const running = kitVersion();
    const target = String(given['to'] ?? running);
    if (valid(target) !== target) throw new Failure(`${shown(target)} is no version. Write one such as 0.2.0.`);
    const { kit } = readRecord(root);
    if (lt(target, kit) && given['to'] !== undefined)
      throw new Failure(
        `The repository is of ${kit}, and ${target} is older. Take back the commit of the upgrade instead: git revert`,
      );
    if (!eq(target, running)) {
      const rest = [
        ...Object.entries(given).map(([name, value]) => `--${name}=${String(value)}`),
        ...[...switches].map((name) => `--${name}`),
      ];
      return runOther(root, target, ['upgrade', ...rest]);
    }
    const id = given['only'];
    const only = migrations.find((migration) => migration.id === id);
    if (id !== undefined && !only)
      throw new Failure(`There is no migration ${shown(id)}. See: npx housefront upgrade --pending`);
    const isDryRun = switches.has('dry-run');
    const install = !switches.has('no-install');
    const { code, changed, manager, isBot } = await upgradeRepository({
      root,
      release: runningRelease,
      dryRun: isDryRun,
      yes: switches.has('yes'),
      skip: String(given['skip'] ?? '')
        .split(',')
        .filter(Boolean),
      ...(only && { only }),
      install,
      print,
    });
    // This version may be newer than the one that is installed.
    const again = `npx housefront@${running} upgrade${only ? ` --only ${only.id}` : ''}`;
    if (gt(running, kit)) for (const line of noteLines(kit, running)) print(line);
    if (code === 2) {
      print(
        isDryRun
          ? `There would be conflicts. Begin: ${again}`
          : `There are conflicts. Resolve them and commit: git mergetool && git commit. Then: ${managers[manager].install} && ${managers[manager].exec} housefront doctor. To give up: git reset --merge`,
      );
      return code;
    }
    if (!changed) {
      print(
        isDryRun && (only || gt(running, kit))
          ? `Nothing was changed. Do it: ${again}`
          : `The repository is of version ${kit} already. A newer one: npx housefront@latest upgrade`,
      );
      return 0;
    }
    const problems = install ? await finish(root, manager, { build: !switches.has('no-build'), print }) : [];
    for (const line of problems) print(line);
    const next = isBot
      ? 'Commit the changed files.'
      : install
        ? `See it: ${managers[manager].exec} housefront dev`
        : `Next: ${managers[manager].install} && ${managers[manager].exec} housefront doctor`;
    print(
      problems.length > 0
        ? isBot
          ? `The upgrade to ${running} is in the changed files, and something is to be mended.`
          : `The upgrade to ${running} is committed, and something is to be mended. To take it back: git reset --keep HEAD~1`
        : `The repository is of version ${running} now. ${next}`,
    );
    return problems.length > 0 ? 1 : 0;
  },
};
