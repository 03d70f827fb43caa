import { readFileSync } from 'node:fs';

/** Milliseconds in one of the ticks that Linux counts processor time in. */
const TICK_MS = 10;

/**
 * Processor time of a process with all its threads so far, in milliseconds; NaN if the system does not report it.
 * @param which its own, or that of its finished children
 */
export function processorTime(pid: number, which: 'own' | 'children' = 'own'): number {
  try {
    // The name in brackets may hold anything; what follows is numbers.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const first = which === 'own' ? 11 : 13;
    return (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a process, MB. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
