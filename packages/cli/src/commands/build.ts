import { chooseSites, openProject } from '../project/project.ts';
import type { Command } from '../base/command.ts';
import { startNotice } from '../notice/startNotice.ts';
import { buildAll } from '../serve/build-sites.ts';
import { needTelemetryLibraries } from '../serve/telemetry-libraries.ts';

/** Sites for production. */
export const build: Command = {
  name: 'build',
  words: '[site …]',
  summary: 'Builds all sites, or some, for production, each into its folder dist.',
  examples: [
    ['housefront build', 'Builds every site.'],
    ['housefront build 1001 1002', 'Builds two of them.'],
  ],
  async run({ words, cwd }) {
    const project = openProject(cwd);
    const chosen = chooseSites(project, words);
    needTelemetryLibraries(project.root);
    const notice = startNotice(project.root);
    try {
      await buildAll(project.root, chosen);
      const line = notice.known();
      if (line) console.log(`\n${line}`);
    } finally {
      notice.close();
    }
    console.log('\nThe sites are built. Look at them: npx housefront preview');
    return 0;
  },
};
