import { BlockList } from 'node:net';
import { join } from 'node:path';
import {
  createGateway,
  createLogger,
  listenGateway,
  loadSite,
  systemClock,
} from '../../../packages/gateway/src/index.ts';
import { startSmallPlatform, type SmallPlatform } from '../../../packages/cli/src/platform/small-platform.fixtures.ts';

/** A built site in front of a platform with the musts alone. */
export interface SmallSite {
  readonly url: string;
  readonly platform: SmallPlatform;
  readonly stop: () => Promise<void>;
}

/** Serves a built site of the workspace over the small platform. */
export async function serveSmallSite(id = '1001'): Promise<SmallSite> {
  const platform = await startSmallPlatform();
  const site = await loadSite({
    dir: join(import.meta.dirname, '../../../sites', id),
    hosts: ['localhost'],
    upstream: platform.address,
    realtime: { host: 'localhost', port: platform.port, tls: false },
  });
  const gateway = createGateway({
    sites: [{ ...site, config: { ...site.config, frameHosts: [platform.address] } }],
    logger: createLogger('silent'),
    options: { rateLimitScale: 0, trustedProxies: new BlockList() },
    frameCheck: { own: [platform.address] },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
  return {
    url: `http://localhost:${running.ports[0] ?? 0}`,
    platform,
    stop: async () => {
      await running.stop({ clock: systemClock, delayMs: 0, limitMs: 1000 });
      await platform.close();
    },
  };
}
