import { installPackages } from './debian-packages.ts';
import { findProgram } from './programs.ts';

/** Installs Prometheus where possible, for promtool: a test checks the alert rules that operators get with it. */
export function ensurePrometheus(): void {
  if (!findProgram(['promtool'])) installPackages('prometheus');
}
