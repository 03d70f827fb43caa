import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError, GatewayStartError, startGateway, type StartedGateway } from '@housefront/gateway';
import { Failure } from '../base/command.ts';
import type { SiteFolder } from '../project/siteFolders.ts';

/**
 * Refuses sites that are not built.
 * @throws {Failure} that names them
 */
export function needBuilds(sites: readonly SiteFolder[]): void {
  const missing = sites.filter(({ folder }) => !existsSync(join(folder, 'dist/server/server.js'))).map(({ id }) => id);
  if (missing.length > 0)
    throw new Failure(`Not built: ${missing.join(', ')}. Build first: npx housefront build ${missing.join(' ')}`);
}

/**
 * Starts a gateway by environment variables.
 * @throws {Failure} with all wrong variables, or the reason that it cannot start
 */
export async function serveBuilt(variables: Readonly<Record<string, string | undefined>>): Promise<StartedGateway> {
  try {
    return await startGateway(variables);
  } catch (error) {
    if (error instanceof EnvironmentError)
      throw new Failure(`The gateway cannot start:\n${error.problems.map((line) => `  ${line}`).join('\n')}`);
    if (error instanceof GatewayStartError) throw new Failure(`The gateway cannot start: ${error.message}.`);
    throw error;
  }
}
