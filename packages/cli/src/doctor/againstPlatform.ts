import { activeIgnores } from './examine.ts';
import { readSnapshot } from './repository/snapshot.ts';
import { Failure, type CommandInput } from '../base/command.ts';
import { chooseSites, openProject, type Project } from '../project/project.ts';
import { runPlatformCheck, type PlatformCommand } from '../platform/platform-command.ts';
import { optionOf, platformQuestions } from '../platform/platform-input.ts';

/** The repository; undefined outside of one if no site of it is named. */
function projectOf({ cwd, words }: CommandInput): Project | undefined {
  try {
    return openProject(cwd);
  } catch (error) {
    // A platform team has no repository.
    if (error instanceof Failure && words.length === 0) return undefined;
    throw error;
  }
}

async function siteOf(input: CommandInput): Promise<Pick<PlatformCommand, 'config' | 'ignored'>> {
  const project = projectOf(input);
  if (project === undefined || project.sites.length === 0) return { config: undefined };
  const [site, ...others] = input.words.length === 0 ? project.sites : chooseSites(project, input.words);
  if (input.words.length > 1) throw new Failure('A platform is checked for one site. Name one.');
  if (others.length > 0 && optionOf(input.given, 'site-id') === undefined) {
    const ids = project.sites.map(({ id }) => id).join(', ');
    throw new Failure(
      `A platform is checked for one site. Name it: housefront doctor ${site?.id ?? ''} --against … Sites: ${ids}.`,
    );
  }
  if (site === undefined || others.length > 0) return { config: undefined };
  const snapshot = await readSnapshot({ root: project.root, allSites: project.sites, chosen: [site] });
  const [read] = snapshot.sites;
  if (read?.config === undefined) {
    throw new Failure(`The config of site ${site.id} cannot be used. See why: npx housefront doctor ${site.id}`);
  }
  return { config: read.config, ignored: activeIgnores(snapshot) };
}

/**
 * Checks a platform if the doctor was asked to.
 * @returns the exit code; undefined without `--against`
 * @throws {Failure} for options that do not go together, and for an invalid one
 */
export async function againstPlatform(input: CommandInput): Promise<number | undefined> {
  const { given, switches, cwd } = input;
  if (optionOf(given, 'against') === undefined) {
    const alone = platformQuestions.find(({ name }) => name in given)?.name;
    if (alone === undefined) return undefined;
    throw new Failure(`--${alone} goes with --against. Write --against https://host, or --against upstream.`);
  }
  const refused = ['ci', 'offline'].find((name) => switches.has(name));
  if (refused !== undefined) throw new Failure(`--${refused} does not go with --against. Leave one of them out.`);
  return runPlatformCheck({ given, cwd, json: switches.has('json'), ...(await siteOf(input)) });
}
