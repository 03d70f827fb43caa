import { delimiter } from 'node:path';
import { installPackages } from './debian-packages.ts';
import { findProgram } from './programs.ts';

/** Installs nginx where possible: a test runs it with the file that operators get. Without it that test fails with a remedy. */
export function ensureNginx(): void {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  if (!findProgram(['nginx'], folders)) installPackages('nginx-light');
}
