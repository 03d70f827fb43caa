import { join } from 'node:path';
import { startService, stopService } from '../../../scripts/services/services.ts';
import { freePort } from './repository.ts';

/** A page as a visitor gets it. */
export interface ShownPage {
  readonly status: number;
  readonly title: string | undefined;
}

/** Starts sandbox and gateway of an operator's repository for built sites, and calls `use` with the gateway's address. */
export async function whileServed<Result>(
  repository: string,
  { site, env }: { readonly site: string; readonly env: NodeJS.ProcessEnv },
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const [platform, front] = [await freePort(), await freePort()];
  const program = (name: string) => join(repository, 'node_modules/.bin', name);
  const sandbox = await startService({
    name: 'sandbox',
    command: program('housefront-sandbox'),
    args: ['start', '--port', `${platform}`, '--data', join(repository, '.data')],
    env: { PATH: env['PATH'] ?? '' },
    ready: `http://127.0.0.1:${platform}/`,
  });
  try {
    const address = `http://127.0.0.1:${front}`;
    const gateway = await startService({
      name: 'gateway',
      command: program('housefront-gateway'),
      args: [],
      env: {
        HOUSEFRONT_SITES: JSON.stringify([
          { dir: join(repository, site), hosts: ['127.0.0.1'], upstream: `http://127.0.0.1:${platform}` },
        ]),
        PORT: `${front}`,
        PATH: env['PATH'] ?? '',
      },
      ready: `${address}/`,
    });
    try {
      return await use(address);
    } finally {
      await stopService(gateway);
    }
  } finally {
    await stopService(sandbox);
  }
}

/** The home page in English. */
export async function homeOf(address: string): Promise<ShownPage> {
  const page = await fetch(`${address}/`, { headers: { 'accept-language': 'en' } });
  return { status: page.status, title: /<title>([^<]*)/.exec(await page.text())?.[1] };
}
