import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { SiteConfigError } from '../site/checkSite.ts';

/**
 * Runs the `site.config.ts` in a site's folder, again after a change.
 * @throws {SiteConfigError} when the file cannot be run, with the line, or exports nothing
 */
export async function readDefinition(root: string): Promise<SiteDefinition> {
  const file = join(root, 'site.config.ts');
  const refuse = (problem: string) => new SiteConfigError([`site.config.ts${problem}`]);
  if (!existsSync(file)) throw refuse(`: is missing in ${root}. Write one, or name another folder.`);
  let module: object;
  try {
    // A module is an object.
    module = (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as object;
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, line] = /site\.config\.ts(?:\?[^:\s]*)?:(\d+)/.exec(stack) ?? [];
    const problem = message.trim().replaceAll(/\s+/g, ' ');
    throw refuse(`${line === undefined ? '' : `:${line}`}: ${problem}. Correct the file.`);
  }
  const site: unknown = 'default' in module ? module.default : undefined;
  if (typeof site !== 'object' || site === null)
    throw refuse(': has no config. Write export default defineSite({ … }).');
  // Checked by the caller.
  return site as SiteDefinition;
}
