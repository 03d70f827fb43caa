import { EnvironmentError } from './env.ts';
import { GatewayStartError, startGateway } from './startGateway.ts';

/** Resolves with the signal that asks this process to end. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal));
  });
}

/**
 * The gateway as a program: runs until SIGTERM or Ctrl+C.
 * @param variables environment variables of the README
 * @returns exit code of the process: 1 when it cannot start; its output says why
 */
export async function runGateway(variables: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    // The first process of a container ignores signals that it has no listener for, also while it starts.
    const signal = stopSignal();
    const gateway = await startGateway(variables);
    await gateway.stop(await signal);
    return 0;
  } catch (error) {
    if (error instanceof EnvironmentError)
      process.stderr.write(`The gateway cannot start:\n${error.problems.map((line) => `  ${line}`).join('\n')}\n`);
    else if (!(error instanceof GatewayStartError)) throw error;
    return 1;
  }
}
