import './node-version.ts';
import type { ChildProcess } from 'node:child_process';
import { buildSites, type SitesBuild } from './services/build-sites.ts';
import { demoServices, demoSites, describeSite, memberLines, siteLines } from './services/demo-services.ts';
import { portIsFree, startService, stopService } from './services/services.ts';

const withStorybook = !process.argv.includes('--no-storybook');
const started = Date.now();
const children: ChildProcess[] = [];
let build: SitesBuild | undefined;
let stopping: Promise<void> | undefined;

/** Stops everything once, also when called several times. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await Promise.all([build?.stop(), ...children.map((child) => stopService(child))]);
    if (code === 0) console.log('Everything is stopped.');
    process.exit(code);
  })();
  return stopping;
}

function step(text: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function refuseTakenPorts(wanted: readonly number[]): Promise<void> {
  const taken: number[] = [];
  for (const port of wanted) if (!(await portIsFree(port))) taken.push(port);
  if (taken.length === 0) return;
  console.error(
    `Already in use: port ${taken.join(', ')}. Another demo may be running: stop it, or choose other ports with HOUSEFRONT_PORT_BASE, e.g. HOUSEFRONT_PORT_BASE=5000 npm run demo.`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    void stop(0);
  });
}

const sites = demoSites();
const [storybook] = (await demoServices({ storybook: withStorybook })).filter(({ label }) => label === 'Storybook');
const services = await demoServices({ storybook: false });
await refuseTakenPorts([...services, ...(storybook ? [storybook] : []), ...sites].map(({ port }) => port));

try {
  const described = await Promise.all(sites.map(describeSite));

  step('Building the sites that changed');
  build = buildSites((id) => step(`  ${described.find((site) => site.id === id)?.title ?? id}`));
  await build.done;

  for (const { service } of services) {
    if (stopping) await stopping;
    step(`Starting ${service.name}`);
    const child = await startService(service, { onSpawn: (spawned) => children.push(spawned) });
    child.once('exit', (code) => {
      if (stopping) return;
      console.error(`${service.name} ended with code ${code}.`);
      void stop(1);
    });
  }

  step('Ready');
  console.log('');
  for (const line of siteLines(described)) console.log(line);
  for (const { service, url } of services)
    if (url) console.log(`  ${url}   ${service.name} (its page shows what happens, and makes things happen)`);
  if (storybook) console.log(`  ${storybook.url}   Storybook, in a moment`);
  console.log('\n  Members of the sandbox:');
  for (const line of await memberLines()) console.log(line);
  console.log('\n  Ctrl+C stops everything.\n');
} catch (error) {
  // A child process that Ctrl+C stopped did not fail.
  if (!stopping) console.error(messageOf(error));
  await stop(1);
}

// The sites neither wait for Storybook nor stop with it.
if (storybook) {
  try {
    await startService(storybook.service, { limit: 300_000, onSpawn: (spawned) => children.push(spawned) });
    step(`Storybook is up: ${storybook.url}`);
  } catch (error) {
    if (!stopping) console.error(messageOf(error));
  }
}
