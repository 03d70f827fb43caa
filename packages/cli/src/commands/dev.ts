import { join } from 'node:path';
import { chooseSites, openProject } from '../project/project.ts';
import type { Command } from '../base/command.ts';
import { startNotice } from '../notice/startNotice.ts';
import { announcement, ownAnnouncement } from '../serve/announce.ts';
import type { ServedSite } from '../project/siteFolders.ts';
import { startDevSite, type DevSite } from '../serve/dev-site.ts';
import { givenPlatform, platformsOf } from '../serve/own-platform.ts';
import { portsFrom } from '../project/ports.ts';
import { startSandbox } from '../serve/startSandbox.ts';
import { untilStopped } from '../serve/untilStopped.ts';
import { watchPlatform } from '../serve/watchPlatform.ts';

/** Sites from their sources, with a sandbox platform or one of the operator. */
export const dev: Command = {
  name: 'dev',
  words: '[site …]',
  summary: 'Serves all sites, or some, with a sandbox platform or your own; changes show at once.',
  options: () => [
    {
      name: 'platform',
      message:
        "Address of your platform, for all sites. Without it each site has its upstream, or the sandbox if that is an example's",
      kind: 'text',
      blankIf: () => true,
    },
  ],
  examples: [
    ['housefront dev', 'Serves every site, the first at http://localhost:4101.'],
    [
      'housefront dev 1001 --platform http://localhost:7280',
      'Serves site 1001 with your platform; the terminal names each call that fails, once.',
    ],
    ['HOUSEFRONT_PORT_BASE=5000 housefront dev 1001', 'Serves site 1001 on ports from 5000 on.'],
  ],
  async run({ words, cwd, given }) {
    const project = openProject(cwd);
    const chosen = chooseSites(project, words);
    const platforms = await platformsOf(chosen, givenPlatform(given));
    const own = chosen.flatMap((site): (readonly [ServedSite, URL])[] => {
      const platform = platforms.get(site.id);
      return platform === undefined ? [] : [[site, platform]];
    });
    const others = chosen.filter(({ id }) => platforms.get(id) === undefined);
    const stopped = untilStopped();
    const notice = startNotice(project.root);
    const running: { readonly close: () => unknown }[] = [];
    try {
      if (own.length > 0) running.push(...(await startOwn(own)));
      if (others.length > 0) {
        const port = portsFrom().sandbox;
        const sandbox = await startSandbox(port, join(project.root, '.data/sandbox'), project.sites);
        running.push(sandbox);
        const platform = new URL(`http://localhost:${port}`);
        for (const site of others) running.push(await startDevSite(site, platform));
        console.log(announcement(others, platform.origin, sandbox));
      }
      if (own.length > 0) console.log(ownAnnouncement(own));
      void notice.line.then((line) => line && console.log(`\n  ${line}`));
      await stopped;
    } finally {
      notice.close();
      await Promise.all(running.toReversed().map((one) => one.close()));
    }
    return 0;
  },
};

/** Starts sites with platforms of the operator, each platform watched once. */
async function startOwn(sites: readonly (readonly [ServedSite, URL])[]): Promise<{ readonly close: () => unknown }[]> {
  const running: { readonly close: () => unknown }[] = [];
  const started: DevSite[] = [];
  for (const [origin, own] of Map.groupBy(sites, ([, platform]) => platform.origin)) {
    const watched = await watchPlatform(new URL(origin));
    running.push(watched);
    for (const [site, platform] of own) started.push(await startDevSite(site, platform, watched.origin));
  }
  return [...running, ...started];
}
