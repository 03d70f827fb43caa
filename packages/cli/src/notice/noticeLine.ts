import semver from 'semver';
import { styleText } from 'node:util';
import { managers, type ManagerName } from '@housefront/generator';
import type { Published } from './published.ts';

/**
 * One line about a newer version, louder for one that closes a vulnerability of the installed one; null if there is none.
 * @param installed version of the kit in use
 */
export function noticeLine(installed: string, { latest, security }: Published, manager: ManagerName): string | null {
  if (!semver.valid(installed) || !semver.gt(latest, installed)) return null;
  const command = `${managers[manager].download} housefront@latest upgrade`;
  const closes = security.filter((version) => semver.gt(version, installed) && semver.lte(version, latest));
  return closes.length > 0
    ? styleText(
        ['bold', 'red'],
        `SECURITY: housefront ${latest} closes a vulnerability of ${installed}, which is in use here. Upgrade now: ${command}`,
      )
    : `housefront ${latest} is out, ${installed} is in use here. Upgrade: ${command}`;
}
