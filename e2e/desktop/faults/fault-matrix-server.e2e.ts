import { test as base, expect } from '@playwright/test';
import type { AnyCall } from '../../../packages/contract/src/calls/endpoint.ts';
import { FAULTS, type FaultName } from '../../support/faults/faults.ts';
import { slotList } from '../../support/game.ts';
import { startRendering, type Rendered } from '../../support/faults/rendering.ts';
import { patient } from '../../support/patience.ts';

const pages = ['/', '/gameHall/2', slotList];

/** A rendering answers within this many milliseconds, whatever the platform does. */
const LIMIT_MS = patient(3500);

function problemOf({ status, html }: Rendered, took: number): string | null {
  const failures = html.match(/data-kind="failed"/g)?.length ?? 0;
  const wrong = [
    status !== 200 && `answers ${status}`,
    (!html.includes('<header') || !html.includes('<main')) && 'has no frame',
    !html.includes('.type="module"') && 'cannot be hydrated',
    failures > 1 && `says it ${failures} times`,
    took > LIMIT_MS && `takes ${took} ms`,
  ].filter((one) => one !== false);
  return wrong.length > 0 ? wrong.join(', ') : null;
}

/** Renders every page with each of its calls spoilt in one way; all pages that make a call are rendered at once. */
async function tryFault(fault: FaultName): Promise<string[]> {
  const rendering = await startRendering();
  try {
    const users = new Map<AnyCall, string[]>();
    // A rendering that ran out of time has not made all of its calls.
    await expect(async () => {
      for (const path of pages) {
        for (const call of await rendering.callsOf(path)) users.set(call, [...new Set(users.get(call)).add(path)]);
      }
      expect(users.size).toBeGreaterThan(4);
    }).toPass();
    const problems: string[] = [];
    for (const [call, paths] of users) {
      await rendering.spoil(call, fault);
      await Promise.all(
        paths.map(async (path) => {
          const started = performance.now();
          const problem = problemOf(await rendering.page(path), Math.round(performance.now() - started));
          if (problem !== null) problems.push(`${path} with ${call.name} ${fault}: ${problem}`);
        }),
      );
    }
    return problems;
  } finally {
    await rendering.stop();
  }
}

base('[ERR-13] [GW-03] whatever one call answers, the server gives out a page that can be used, in time', async () => {
  base.setTimeout(patient(120_000));
  const problems = await Promise.all(FAULTS.map(tryFault));
  expect(problems.flat()).toEqual([]);
});
