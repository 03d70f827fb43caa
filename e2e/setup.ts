import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoSites } from '../scripts/services/demo-services.ts';

/** The journeys run against built sites; each worker starts a sandbox and a gateway of its own. */
export default function setup(): void {
  const missing = demoSites().filter(({ folder }) => !existsSync(join(folder, 'dist/server/server.js')));
  if (missing.length > 0) {
    throw new Error(`Not built: site ${missing.map(({ id }) => id).join(', ')}. Run "turbo run build" first.`);
  }
}
