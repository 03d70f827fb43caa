import { chooseSites, openProject } from '../project.ts';
import type { Command } from '../command.ts';
import { buildAll } from '../serve/build-sites.ts';

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
    await buildAll(project.root, chooseSites(project, words));
    console.log('\nThe sites are built. Look at them: npx housefront preview');
    return 0;
  },
};
