import { desktopTemplate, mobileTemplate } from '@housefront/contract/templates';
import { parseSiteConfig, type SiteConfig } from '@housefront/contract/site-config';
import type { SiteDefinition } from './defineSite.ts';

/** A site's config that cannot be used. The message lists every problem: path, what is wrong and how to mend it. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

const folderOf = (template: string) => template.toLowerCase().replace('_', '-');

/** The template folder that a loader imports, read from its source; null when it cannot be told. */
function importedFolder(loader: unknown): string | null {
  return /templates\/([a-z0-9-]+)/.exec(String(loader))?.[1] ?? null;
}

/**
 * Checks a site's definition (GEN-04).
 * @returns the normalised config, without the templates
 * @throws {SiteConfigError} naming every problem at once
 */
export function checkSite({ templates, content: _content, ...input }: SiteDefinition): SiteConfig {
  const parsed = parseSiteConfig(input);
  const problems = parsed.ok ? [] : parsed.problems.map(({ path, problem, fix }) => `  ${path}: ${problem}. ${fix}`);
  if (parsed.ok) {
    const wanted = {
      desktop: desktopTemplate(parsed.config.public.TEMPLATE_NAME),
      mobile: mobileTemplate(parsed.config.public.MOBILE_TEMPLATE_NAME),
    };
    for (const mode of ['desktop', 'mobile'] as const) {
      const folder = importedFolder(templates[mode]);
      if (folder && folder !== folderOf(wanted[mode] ?? '')) {
        problems.push(
          `  templates.${mode}: imports ${folder} while the config names ${wanted[mode]}. Import '@housefront/ui/templates/${folderOf(wanted[mode] ?? '')}', or name the other template.`,
        );
      }
    }
    if (problems.length === 0) return parsed.config;
  }
  throw new SiteConfigError(`This site's config cannot be used:\n${problems.join('\n')}`);
}
