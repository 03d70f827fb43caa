import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import setup from '../setup.ts';
import { startStack } from '../support/stack.ts';
import { help, parseEngines, type Engine } from './arguments.ts';
import { NotInstalledError, type Driver, type Shape } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { journey } from './smoke.e2e.ts';
import { until, Visitor } from './visitor.ts';
import { startWatch } from './watch.ts';
import { startWebKit } from './webkit.ts';

process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

const start: Readonly<Record<Engine, (shape: Shape) => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  chromium: startChromium,
};

const asked = parseEngines(process.argv.slice(2));
if (asked instanceof Error || asked === 'help') {
  console.log(asked === 'help' ? help : `${asked.message}\n\n${help}`);
  process.exit(asked === 'help' ? 0 : 2);
}
setup();
const pictures = join(import.meta.dirname, '../../test-results/engines');
mkdirSync(pictures, { recursive: true });

const stack = await startStack(0);
let driver: Driver | undefined;
/** Ends everything that was started; the second call waits for the first. */
let ending: Promise<void> | undefined;
const end = () =>
  (ending ??= (async () => {
    await driver?.stop();
    await stack.stop();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void end().finally(() => process.exit(130)));
}

/** Goes through the journey in one engine and shape; resolves to the line that says how it went, and whether it passed. */
async function travel(engine: Engine, shape: Shape): Promise<{ readonly line: string; readonly passed: boolean }> {
  const label = `${engine} ${shape}`;
  await stack.control.clear();
  await stack.control.reset();
  // Promotions would cover the pages.
  for (const path of ['/arks/web/bulletin', '/arks/web/bulletin/member']) {
    await stack.control.fault({ path, mode: 'code', code: '999' });
  }
  // On a busy machine the first pages take longer than the gateway waits for them.
  await until('the site answers', async () => (await fetch(stack.url(), { signal: AbortSignal.timeout(30_000) })).ok);
  const begun = performance.now();
  const passed: string[] = [];
  const watch = await startWatch(stack.url());
  const steps = journey(shape);
  try {
    driver = await start[engine](shape);
    const { tab, version } = driver;
    const visitor = new Visitor(tab);
    const rest = () => watch.rest(() => visitor.isLoaded());
    const keep = async (name: string) => {
      await rest();
      writeFileSync(join(pictures, `${engine}-${shape}-${name}.png`), await tab.picture());
    };
    const context = {
      shape,
      driver,
      visitor,
      control: stack.control,
      watch,
      rest,
      elsewhere: stack.sandbox,
      picture: keep,
    };
    for (const { name, go } of steps) {
      try {
        await go(context);
        await rest();
        const faults = watch.faults();
        if (faults.length > 0) throw new Error(`faults in pages:\n  ${faults.join('\n  ')}`);
      } catch (error) {
        await keep('failed').catch(() => undefined);
        const reason = error instanceof Error ? error.message : String(error);
        const faults = watch
          .faults()
          .map((fault) => `\n  ${fault}`)
          .join('');
        return {
          passed: false,
          line: `${label}: FAILED at ${name} (${version}): ${reason}${faults}\n  ${label} passed before: ${passed.join(', ')}`,
        };
      }
      passed.push(name.replace(/^\[.*\] /, ''));
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    return {
      passed: true,
      line: `${label}: ${passed.length} of ${steps.length} passed in ${seconds} s (${version}): ${passed.join(', ')}`,
    };
  } catch (error) {
    if (error instanceof NotInstalledError) return { passed: false, line: `${label}: ${error.message}` };
    throw error;
  } finally {
    await driver?.stop();
    driver = undefined;
    await watch.stop();
  }
}

let failed = 0;
try {
  for (const engine of asked.engines) {
    for (const shape of asked.shapes) {
      const { line, passed } = await travel(engine, shape);
      console.log(line);
      if (!passed) failed += 1;
    }
  }
} finally {
  await end();
}
process.exit(failed === 0 ? 0 : 1);
