import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, type Command } from '../base/command.ts';
import { chooseSites, openProject } from '../project/project.ts';
import { needBuilds, serveBuilt } from '../serve/serveBuilt.ts';
import { untilStopped } from '../serve/untilStopped.ts';

/** Built sites as in production. */
export const start: Command = {
  name: 'start',
  summary: 'Serves the built sites as in production: hosts by gateway.json, settings by environment variables.',
  examples: [
    ['housefront start', 'Serves the sites of gateway.json on port 4100.'],
    ['PORT=8080 HOST=0.0.0.0 TRUST_PROXY=private housefront start', 'Listens to a proxy in front.'],
  ],
  async run({ cwd }) {
    const project = openProject(cwd);
    const list = join(project.root, 'gateway.json');
    const given = process.env['HOUSEFRONT_SITES'];
    if (!given && !existsSync(list))
      throw new Failure('gateway.json is missing, the list of sites and their hosts. See: npx housefront doctor');
    needBuilds(chooseSites(project, []));
    const stopped = untilStopped();
    // Folders of sites are relative to the repository.
    process.chdir(project.root);
    const gateway = await serveBuilt({ ...process.env, HOUSEFRONT_SITES: given || list });
    await stopped;
    await gateway.stop();
    return 0;
  },
};
