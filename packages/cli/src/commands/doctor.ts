import type { Command } from '../command.ts';
import { examine } from '../doctor/examine.ts';
import { reportJson, reportText } from '../doctor/report.ts';
import { commandsOf, readSnapshot } from '../doctor/snapshot.ts';
import { chooseSites, openProject } from '../project.ts';

/** Checks of a repository (OPS-04). */
export const doctor: Command = {
  name: 'doctor',
  words: '[site …]',
  summary: 'Checks the repository: packages, configs, texts, colours, files, gateway, builds and secrets.',
  switches: {
    json: 'Writes the findings as JSON.',
    ci: 'Leaves out findings that an operator may have a reason for.',
    offline: 'Asks no server.',
  },
  examples: [
    ['housefront doctor', 'Checks everything; each finding names the command or setting that mends it.'],
    ['housefront doctor 1001 --json', 'Checks one site, for a program.'],
    ['housefront doctor --ci --offline', 'Checks in CI; the exit code is 1 for a fault and 0 for warnings.'],
  ],
  async run({ words, switches, cwd }) {
    const project = openProject(cwd);
    const chosen = words.length === 0 ? project.sites : chooseSites(project, words);
    const snapshot = await readSnapshot({ root: project.root, allSites: project.sites, chosen });
    const findings = examine(snapshot, { ci: switches.has('ci') });
    const { exec } = commandsOf(snapshot);
    console.log(switches.has('json') ? reportJson(findings) : reportText(findings, `${exec} housefront build`));
    return findings.some(({ status }) => status === 'fail') ? 1 : 0;
  },
};
