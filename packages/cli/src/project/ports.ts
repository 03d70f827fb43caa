/** Ports of the programs that serve sites on a developer's machine. */
export interface Ports {
  /** All other ports have a fixed offset from it, so that two sets of programs can run side by side. */
  readonly base: number;
  readonly gateway: number;
  readonly sandbox: number;
}

/**
 * The ports of `dev` and `preview`. Sites follow the gateway's port in the order of their ids.
 * @param wanted the lowest of them, the value of `HOUSEFRONT_PORT_BASE`
 * @throws Error for an invalid port, or one that is too high
 */
export function portsFrom(wanted = process.env['HOUSEFRONT_PORT_BASE']): Ports {
  const base = Number(wanted ?? 4100);
  if (!Number.isInteger(base) || base < 1024 || base > 63_000)
    throw new Error(`HOUSEFRONT_PORT_BASE takes a whole number from 1024 to 63000, not ${wanted}.`);
  return { base, gateway: base, sandbox: base + 200 };
}
