import type { Command } from '../base/command.ts';
import { againstPlatform } from '../doctor/againstPlatform.ts';
import { examine } from '../doctor/examine.ts';
import { ownHosts } from '../doctor/ownHosts.ts';
import { ownPlatforms } from '../doctor/ownPlatforms.ts';
import { reportJson, reportText } from '../doctor/report.ts';
import { commandsOf, readSnapshot } from '../doctor/repository/snapshot.ts';
import { platformQuestions } from '../platform/platform-input.ts';
import { chooseSites, openProject } from '../project/project.ts';

/** Checks of a repository (OPS-04). */
export const doctor: Command = {
  name: 'doctor',
  words: '[site …]',
  summary:
    'Checks the repository: packages, configs, texts, colours, files, gateway, builds and secrets. Or a platform.',
  options: () => platformQuestions,
  switches: {
    json: 'Writes the findings as JSON.',
    ci: 'Leaves out findings that an operator may have a reason for, and servers.',
    offline: 'Asks no server.',
  },
  examples: [
    ['housefront doctor', 'Checks everything; each finding names the command or setting that mends it.'],
    ['housefront doctor 1001 --json', 'Checks one site, for a program.'],
    [
      'housefront doctor 1001 --against upstream --member - --report report.html',
      'Checks the platform of a site call by call, members’ calls included, and writes a page for the platform team.',
    ],
    [
      'housefront doctor --against https://api.example.com --site-id 1001',
      'Checks a platform from anywhere, without a repository.',
    ],
    ['housefront doctor --ci', 'Checks in CI; the exit code is 1 for a fault and 0 for warnings.'],
  ],
  async run(input) {
    const { words, switches, cwd } = input;
    const code = await againstPlatform(input);
    if (code !== undefined) return code;
    const project = openProject(cwd);
    const chosen = words.length === 0 ? project.sites : chooseSites(project, words);
    const snapshot = await readSnapshot({ root: project.root, allSites: project.sites, chosen });
    const isCi = switches.has('ci');
    // A server may be down for a moment: CI is about the repository.
    const asksServers = !isCi && !switches.has('offline');
    const servers = asksServers ? await Promise.all([ownHosts(snapshot), ownPlatforms(snapshot)]) : [];
    const findings = [...examine(snapshot, { ci: isCi }), ...servers.flat()];
    const { exec } = commandsOf(snapshot);
    console.log(switches.has('json') ? reportJson(findings) : reportText(findings, `${exec} housefront build`));
    return findings.some(({ status }) => status === 'fail') ? 1 : 0;
  },
};
