import './node-version.ts';
import { spawnSync, type ChildProcess } from 'node:child_process';
import { demoMembers, demoServices, demoSites } from './demo-services.ts';
import { portIsFree, startService, stopService } from './services.ts';

const withStorybook = !process.argv.includes('--no-storybook');
const started = Date.now();
const children: ChildProcess[] = [];
let stopping = false;

async function stop(code: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    await Promise.all(children.toReversed().map((child) => stopService(child)));
    if (code === 0) console.log('Everything is stopped.');
  }
  process.exit(code);
}

function step(text: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

process.on('SIGINT', () => {
  console.log('\nStopping …');
  void stop(0);
});
process.on('SIGTERM', () => void stop(0));

const services = demoServices({ storybook: withStorybook });
const taken: number[] = [];
for (const { port } of services) if (!(await portIsFree(port))) taken.push(port);
for (const { port } of demoSites()) if (!(await portIsFree(port))) taken.push(port);
if (taken.length > 0) {
  console.error(
    `Already in use: port ${taken.join(', ')}. Another demo may be running: stop it, or choose other ports with HOUSEFRONT_PORT_BASE, e.g. HOUSEFRONT_PORT_BASE=5000 npm run demo.`,
  );
  process.exit(1);
}

step('Building the sites (kept from the last time where nothing changed)');
const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--summarize=false'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
if (build.status !== 0) await stop(1);

try {
  for (const { service } of services) {
    step(`Starting ${service.name}`);
    const child = await startService(service);
    children.push(child);
    child.once('exit', (code) => {
      if (stopping) return;
      console.error(`${service.name} ended with code ${code}.`);
      void stop(1);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

step('Ready');
console.log('');
for (const { id, title, url } of demoSites()) console.log(`  Site ${id}     ${url}   ${title}`);
for (const { label, url } of services) if (url) console.log(`  ${label.padEnd(13)}${url}`);
console.log('\n  Members of the sandbox:');
for (const { account, password, note } of demoMembers) console.log(`    ${account} / ${password}   ${note}`);
console.log('\n  Ctrl+C stops everything.');
