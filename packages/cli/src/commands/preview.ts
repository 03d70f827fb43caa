import { join } from 'node:path';
import type { Command } from '../base/command.ts';
import { chooseSites, openProject } from '../project/project.ts';
import { announcement } from '../serve/announce.ts';
import { portsFrom } from '../project/ports.ts';
import { needBuilds, serveBuilt } from '../serve/serveBuilt.ts';
import { startSandbox } from '../serve/startSandbox.ts';
import { untilStopped } from '../serve/untilStopped.ts';

/** Built sites with a sandbox platform. */
export const preview: Command = {
  name: 'preview',
  words: '[site …]',
  summary: 'Serves the built sites, or some, with a sandbox platform in the place of the real one.',
  examples: [['housefront preview', 'Serves every built site, the first at http://localhost:4101.']],
  async run({ words, cwd }) {
    const project = openProject(cwd);
    const chosen = chooseSites(project, words);
    needBuilds(chosen);
    const ports = portsFrom();
    const platform = `http://localhost:${ports.sandbox}`;
    const stopped = untilStopped();
    const sandbox = await startSandbox(ports.sandbox, join(project.root, '.data/sandbox'), project.sites);
    try {
      const gateway = await serveBuilt({
        LOG_LEVEL: 'warn',
        REPORTS_URL: `${platform}/control/browser-reports`,
        // All visitors have the same address.
        RATE_LIMIT_SCALE: '20',
        PORT: String(ports.gateway),
        HOUSEFRONT_SITES: JSON.stringify(
          chosen.map(({ id, folder, port }) => ({
            dir: folder,
            hosts: [`${id}.localhost`],
            port,
            upstream: platform,
            realtime: { host: 'localhost', port: ports.sandbox, tls: false },
            frameHosts: [platform],
          })),
        ),
      });
      console.log(announcement(chosen, platform, sandbox));
      await stopped;
      await gateway.stop();
    } finally {
      await sandbox.close();
    }
    return 0;
  },
};
