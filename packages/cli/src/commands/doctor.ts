import { Failure, type Command } from '../command.ts';
import { examine } from '../doctor/examine.ts';
import { ownPlatforms } from '../doctor/ownPlatforms.ts';
import { reportJson, reportText } from '../doctor/report.ts';
import { commandsOf, readSnapshot } from '../doctor/snapshot.ts';
import { platformQuestions, runPlatformCheck } from '../platform/index.ts';
import { chooseSites, findRoot, openProject } from '../project.ts';

/**
 * Checks a platform for a site of the repository: the named one, or the first. Outside of a repository, options say the site.
 * @throws {Failure} for a site without a usable config
 */
async function checkPlatformFor({ words, given, switches, cwd }: Parameters<Command['run']>[0]): Promise<number> {
  const check = (config: Parameters<typeof runPlatformCheck>[0]['config']) =>
    runPlatformCheck({ given, config, cwd, json: switches.has('json') });
  if (findRoot(cwd) === undefined) return check(undefined);
  const project = openProject(cwd);
  const [site, other] = chooseSites(project, words);
  if (words.length > 1 && other) throw new Failure('--against checks for one site. Name one.');
  if (!site) return check(undefined);
  const { sites } = await readSnapshot({ root: project.root, allSites: project.sites, chosen: [site] });
  const config = sites[0]?.config;
  if (!config) throw new Failure(`The config of site ${site.id} cannot be used. See: npx housefront doctor ${site.id}`);
  return check(config);
}

/** Checks of a repository, or of a platform (OPS-04). */
export const doctor: Command = {
  name: 'doctor',
  words: '[site …]',
  summary: 'Checks the repository: packages, configs, texts, colours, files, gateway, builds, secrets and platforms.',
  options: () => platformQuestions,
  switches: {
    json: 'Writes the findings as JSON.',
    ci: 'Leaves out findings that an operator may have a reason for, and platforms.',
    offline: 'Asks no server.',
  },
  examples: [
    ['housefront doctor', 'Checks everything; each finding names the command or setting that mends it.'],
    ['housefront doctor 1001 --json', 'Checks one site, for a program.'],
    ['housefront doctor --ci', 'Checks in CI; the exit code is 1 for a fault and 0 for warnings.'],
    [
      'housefront doctor --against https://api.example.com --member - --report report.html',
      'Checks a platform call by call, and writes a page for its team.',
    ],
  ],
  async run(input) {
    const { words, given, switches, cwd } = input;
    if (given['against'] !== undefined) return checkPlatformFor(input);
    const [stray] = Object.keys(given);
    if (stray !== undefined)
      throw new Failure(`--${stray} goes with --against. Name the platform: --against https://…`);
    const project = openProject(cwd);
    const chosen = words.length === 0 ? project.sites : chooseSites(project, words);
    const snapshot = await readSnapshot({ root: project.root, allSites: project.sites, chosen });
    const isCi = switches.has('ci');
    // A platform may be down for a moment: CI is about the repository.
    const platforms = isCi || switches.has('offline') ? [] : await ownPlatforms(snapshot);
    const findings = [...examine(snapshot, { ci: isCi }), ...platforms];
    const { exec } = commandsOf(snapshot);
    console.log(switches.has('json') ? reportJson(findings) : reportText(findings, `${exec} housefront build`));
    return findings.some(({ status }) => status === 'fail') ? 1 : 0;
  },
};
