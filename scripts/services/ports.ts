import { portsFrom as servedFrom, type Ports as ServedPorts } from '../../packages/cli/src/project/ports.ts';

/** Ports of the programs of the workspace. */
export interface Ports extends ServedPorts {
  readonly storybook: number;
}

/** The ports of the demo, of `pnpm dev` and of Storybook; see the command line's function for what it throws. */
export function portsFrom(wanted?: string): Ports {
  const ports = servedFrom(wanted);
  return { ...ports, storybook: ports.base + 1906 };
}
