import { createSandbox, PortInUse, type Sandbox } from '@housefront/sandbox';
import { Failure } from '../command.ts';

/**
 * Starts the sandbox platform.
 * @param dataDir folder of its world, which it keeps from one start to the next
 * @throws {Failure} when the port is taken
 */
export async function startSandbox(port: number, dataDir: string): Promise<Sandbox> {
  const sandbox = await createSandbox({ dataDir });
  try {
    await sandbox.listen({ port });
    return sandbox;
  } catch (error) {
    await sandbox.close();
    if (!(error instanceof PortInUse)) throw error;
    throw new Failure(
      `Port ${port} is in use. Stop the program that has it, or choose other ports: HOUSEFRONT_PORT_BASE=5000 npx housefront …`,
    );
  }
}
