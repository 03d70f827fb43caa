import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../support/login.ts';
import type { Stack } from '../support/stack.ts';
import type { Engine } from './arguments.ts';
import { NotInstalledError, type Driver, type Shape } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import type { Way } from './rounds.ts';
import { journey } from './smoke.e2e.ts';
import { Visitor } from './visitor.ts';
import { startWatch } from './watch.ts';
import { startWebKit } from './webkit.ts';

const start: Readonly<Record<Engine, (shape: Shape) => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  chromium: startChromium,
};

const pictures = join(import.meta.dirname, '../../test-results/engines');

/** How a journey went. */
export interface Outcome extends Way {
  /** The line that says it. */
  readonly line: string;
  /** Steps that passed. */
  readonly passed: number;
  /** A step failed, or the browser did. */
  readonly failed: boolean;
  /** The engine is not on this machine. */
  readonly missing: boolean;
  readonly seconds: number;
}

/** The accounts of a journey, which no other one uses meanwhile. */
export interface Accounts {
  readonly member: Credentials;
  readonly newcomer: string;
}

interface Options extends Accounts {
  readonly stack: Stack;
  /** Keeps pictures of the pages; of a failure always. */
  readonly withPictures: boolean;
  /** Receives the browser as soon as it runs, so that it can be ended from outside. */
  readonly onStart: (driver: Driver) => void;
}

/** Goes through the journey in one engine and shape, and ends its browser; never rejects. */
export async function travel({ engine, shape }: Way, options: Options): Promise<Outcome> {
  const { stack, withPictures, onStart, member, newcomer } = options;
  const label = `${engine} ${shape}`;
  const begun = performance.now();
  const passed: string[] = [];
  const watch = await startWatch(stack.url());
  let driver: Driver | undefined;
  const outcome = (line: string, more: Partial<Outcome> = {}): Outcome => ({
    engine,
    shape,
    line: `${label}: ${line}`,
    passed: passed.length,
    failed: false,
    missing: false,
    seconds: (performance.now() - begun) / 1000,
    ...more,
  });
  try {
    driver = await start[engine](shape);
    onStart(driver);
    const { tab, version } = driver;
    const visitor = new Visitor(tab);
    const rest = () => watch.rest(() => visitor.isLoaded());
    const keep = async (name: string) => {
      await rest();
      mkdirSync(pictures, { recursive: true });
      writeFileSync(join(pictures, `${engine}-${shape}-${name}.png`), await tab.picture());
    };
    const context = {
      shape,
      driver,
      visitor,
      control: stack.control,
      watch,
      member,
      newcomer,
      rest,
      elsewhere: stack.sandbox,
      picture: withPictures ? keep : () => Promise.resolve(),
    };
    const steps = journey(shape);
    for (const { name, go } of steps) {
      try {
        await go(context);
        await rest();
        const faults = watch.faults();
        if (faults.length > 0) throw new Error(`faults in pages:\n  ${faults.join('\n  ')}`);
      } catch (error) {
        await keep('failed').catch(() => undefined);
        const reason = error instanceof Error ? error.message : String(error);
        const faults = watch.faults().map((fault) => `\n  ${fault}`);
        const before = `\n  ${label} passed before: ${passed.join(', ')}`;
        return outcome(`FAILED at ${name} (${version}): ${reason}${faults.join('')}${before}`, { failed: true });
      }
      passed.push(name.replace(/^\[.*\] /, ''));
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    return outcome(`${passed.length} of ${steps.length} passed in ${seconds} s (${version}): ${passed.join(', ')}`);
  } catch (error) {
    if (error instanceof NotInstalledError) return outcome(error.message, { missing: true });
    return outcome(`FAILED: ${error instanceof Error ? error.message : String(error)}`, { failed: true });
  } finally {
    await driver?.stop();
    await watch.stop();
  }
}
