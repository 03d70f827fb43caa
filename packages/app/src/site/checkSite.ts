import { deprecatedKeys, parseSiteConfig, type SiteConfig } from '@housefront/contract/site-config';
import { desktopTemplate, isOwnTemplate, mobileTemplate, templateFolder } from '@housefront/contract/templates';
import type { ThemeFacts } from '@housefront/ui/theme';
import type { SiteDefinition, SiteTemplates } from '../kernel/defineSite.ts';

/**
 * An invalid site config. The message lists every problem: path, what is wrong and how to fix it. There is no stack, because
 * programs that print one would hide the list in it.
 */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';

  /** @param problems `path: what is wrong. How to fix it` */
  constructor(problems: readonly string[]) {
    super([`This site's config cannot be used:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.stack = this.message;
  }
}

/**
 * Checks a site's definition (GEN-04).
 * @param theme the theme of the build, if known
 * @param deprecated keys that are still accepted under their old names
 * @returns the normalised config, without the templates
 * @throws {SiteConfigError} naming every problem at once
 */
export function checkSite(site: SiteDefinition, theme?: ThemeFacts, deprecated = deprecatedKeys): SiteConfig {
  const { templates: _templates, content: _content, ...input } = site;
  const parsed = parseSiteConfig(input, deprecated);
  if (!parsed.ok) throw new SiteConfigError(parsed.problems.map((one) => `${one.path}: ${one.problem}. ${one.fix}`));
  if (theme && theme.name !== parsed.config.theme) throw new SiteConfigError([otherTheme(parsed.config, theme.name)]);
  return parsed.config;
}

/** The folders of the templates that a config names, by mode. */
export const namedFolders = ({ public: named }: Pick<SiteConfig, 'public'>) => ({
  desktop: folderOf(desktopTemplate(named.TEMPLATE_NAME)),
  mobile: folderOf(mobileTemplate(named.MOBILE_TEMPLATE_NAME)),
});

const folderOf = (name: Parameters<typeof templateFolder>[0] | undefined) => (name ? templateFolder(name) : '');

/**
 * Checks that a site imports the templates that its config names (CFG-03).
 * @throws {SiteConfigError} naming both modes at once
 */
export async function checkTemplates(templates: SiteTemplates, config: Pick<SiteConfig, 'public'>): Promise<void> {
  const wanted = namedFolders(config);
  const modes = ['desktop', 'mobile'] as const;
  const ids = await Promise.all(modes.map(async (mode) => (await templates[mode]()).default.id));
  const problems = modes.flatMap((mode, at) =>
    ids[at] === wanted[mode] ? [] : [`templates.${mode}: imports ${ids[at]}, ${otherTemplate(wanted[mode])}`],
  );
  if (problems.length > 0) throw new SiteConfigError(problems);
}

/** Remedy for a template that is named but not imported. */
export const otherTemplate = (folder: string): string =>
  `while the config names that of ${folder}. Import ${
    isOwnTemplate(folder)
      ? `your templates/${folder}/template.ts, whose id is '${folder}'`
      : `'@housefront/ui/templates/${folder}'`
  }, or name the other template.`;

/** Remedy for a theme that is named but not imported. */
export const otherTheme = ({ theme }: Pick<SiteConfig, 'theme'>, imported: string): string =>
  `theme: names ${theme} while ${imported} is imported. Import '@housefront/app/theme' in src/main.tsx and src/server.tsx: it is the named one.`;
