import './node-version.ts';
import type { ChildProcess } from 'node:child_process';
import { demoServices, demoSites, describeSite, memberLines, ports, siteLines } from './services/demo-services.ts';
import { startDevSite, type DevSite } from '../packages/cli/src/serve/dev-site.ts';
import { portIsFree, startService, stopService } from './services/services.ts';

// The sites of the workspace from source, with hot updates, beside a sandbox that restarts when it changes.

const sites: DevSite[] = [];
const wanted = process.argv.slice(2);
const all = demoSites();
const chosen = wanted.length > 0 ? all.filter(({ id }) => wanted.includes(id)) : all;
const unknown = wanted.filter((id) => !all.some((site) => site.id === id));
let sandbox: ChildProcess | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([...sites.map((site) => site.close()), sandbox && stopService(sandbox)]);
  if (code === 0) console.log('Everything is stopped.');
  process.exit(code);
}

async function start(): Promise<void> {
  const [service] = await demoServices({ storybook: false });
  if (!service) throw new Error('There is no sandbox to start.');
  const { name, args, ready } = service.service;
  sandbox = await startService({
    name,
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', ...args],
    ...(ready && { ready }),
  });
  sandbox.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.includes('Restarting')) console.log('The sandbox changed and starts anew.');
  });
  sandbox.stderr?.pipe(process.stderr);
  sandbox.once('exit', (code) => {
    if (stopping) return;
    console.error(`The sandbox ended with code ${code}.`);
    void stop(1);
  });
  const platform = new URL(`http://localhost:${ports.sandbox}`);
  for (const site of chosen) {
    sites.push(await startDevSite(site, platform));
    for (const line of siteLines([await describeSite(site)])) console.log(line);
  }
  console.log(`  ${platform.origin}   the sandbox platform\n\n  Members of the sandbox:`);
  for (const line of await memberLines()) console.log(line);
  console.log('\n  Changes show at once. Ctrl+C stops everything.');
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

const taken: number[] = [];
for (const port of [ports.sandbox, ...chosen.map((site) => site.port)]) if (!(await portIsFree(port))) taken.push(port);
if (unknown.length > 0) {
  console.error(`There is no site ${unknown.join(', ')}. Sites: ${all.map(({ id }) => id).join(', ')}.`);
  process.exitCode = 1;
} else if (taken.length > 0) {
  console.error(
    `Already in use: port ${taken.join(', ')}. A demo may be running: stop it, or choose other ports with HOUSEFRONT_PORT_BASE, e.g. HOUSEFRONT_PORT_BASE=5000 pnpm dev.`,
  );
  process.exitCode = 1;
} else {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
