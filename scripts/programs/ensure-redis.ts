import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { installPackages } from './debian-packages.ts';
import { findProgram } from './programs.ts';

const isOffered = (name: string): boolean => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/**
 * Installs Valkey where possible, or Redis where the distribution has no Valkey: tests of several gateways run against a real
 * store. Without one these tests fail with a remedy.
 */
export function ensureRedis(): void {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  if (findProgram(['valkey-server', 'redis-server'], folders)) return;
  installPackages(isOffered('valkey-server') ? 'valkey-server' : 'redis-server');
}
