import { join } from 'node:path';
import { chooseSites, openProject } from '../project.ts';
import type { Command } from '../command.ts';
import { startNotice } from '../notice/startNotice.ts';
import { announcement } from '../serve/announce.ts';
import { startDevSite, type DevSite } from '../serve/dev-site.ts';
import { portsFrom } from '../serve/ports.ts';
import { startSandbox } from '../serve/startSandbox.ts';
import { untilStopped } from '../serve/untilStopped.ts';

/** Sites from their sources, with a sandbox platform. */
export const dev: Command = {
  name: 'dev',
  words: '[site …]',
  summary: 'Serves all sites, or some, with a sandbox platform; changes show at once.',
  examples: [
    ['housefront dev', 'Serves every site, the first at http://localhost:4101.'],
    ['HOUSEFRONT_PORT_BASE=5000 housefront dev 1001', 'Serves site 1001 on ports from 5000 on.'],
  ],
  async run({ words, cwd }) {
    const project = openProject(cwd);
    const chosen = chooseSites(project, words);
    const port = portsFrom().sandbox;
    const platform = new URL(`http://localhost:${port}`);
    const stopped = untilStopped();
    const notice = startNotice(project.root);
    const sandbox = await startSandbox(port, join(project.root, '.data/sandbox'), project.sites);
    const sites: DevSite[] = [];
    try {
      for (const site of chosen) sites.push(await startDevSite(site, platform));
      console.log(announcement(chosen, platform.origin, sandbox));
      void notice.line.then((line) => line && console.log(`\n  ${line}`));
      await stopped;
    } finally {
      notice.close();
      await Promise.all([...sites.map((site) => site.close()), sandbox.close()]);
    }
    return 0;
  },
};
