import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { demoServices } from '../scripts/demo-services.ts';
import { startService, stopService } from '../scripts/services.ts';

/** Starts the built demo on ports of its own with fresh data, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'housefront-e2e-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await stopService(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    for (const { service } of demoServices({ storybook: false, data })) children.push(await startService(service));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
