/** Old names of mobile templates that still occur (CFG-07). */
const MOBILE_TEMPLATE_ALIASES: ReadonlyMap<string, MobileTemplate> = new Map([
  ['origin', 'H5_1'],
  ['bob', 'H5_2'],
]);

/** Name of a desktop template in configs and on the wire. The folders decide which ones exist (TPL-03). */
export type DesktopTemplate = `desktop_${number}`;
/** A mobile template; on the wire and in configuration it may carry the suffix `_mobile` (CFG-06). */
export type MobileTemplate = `H5_${number}`;
/** Any template. */
export type TemplateName = DesktopTemplate | MobileTemplate;

/**
 * The first number of templates that operators bring themselves; the kit takes smaller ones. A platform knows templates by
 * these names, so that they have the kit's form (TPL-03).
 */
export const OWN_TEMPLATES_FROM = 50;

/** Fallback template of each mode, for an unknown name (CFG-08x). */
export const FALLBACK_TEMPLATE = { desktop: 'desktop_1', mobile: 'H5_1' } as const;

/** Built-in themes that exist. */
export const THEMES = ['midnight', 'emerald', 'crimson', 'daylight', 'festival', 'neon', 'contrast'] as const;

const isDesktop = (name: string): name is DesktopTemplate => /^desktop_[1-9]\d?$/.test(name);
const isMobile = (name: string): name is MobileTemplate => /^H5_[1-9]\d?$/.test(name);

/** The mobile template of a name, with or without `_mobile`, or an alias; undefined for an unknown name (CFG-07). */
export function mobileTemplate(name: string): MobileTemplate | undefined {
  const bare = name.trim().replace(/_mobile$/, '');
  return MOBILE_TEMPLATE_ALIASES.get(bare) ?? (isMobile(bare) ? bare : undefined);
}

/** The desktop template of a name; undefined for an unknown name. */
export function desktopTemplate(name: string): DesktopTemplate | undefined {
  const bare = name.trim();
  return isDesktop(bare) ? bare : undefined;
}

/** The folder of a template, which is its id as well: `H5_1` is `h5-1`. */
export const templateFolder = (name: TemplateName): string => name.toLowerCase().replace('_', '-');

/** Whether a folder is that of a template which operators bring themselves. */
export const isOwnTemplate = (folder: string): boolean =>
  templateOfFolder(folder) !== undefined && Number(/\d+$/.exec(folder)?.[0]) >= OWN_TEMPLATES_FROM;

/** The template of a folder; undefined for a folder without one, such as a base. */
export function templateOfFolder(folder: string): TemplateName | undefined {
  const name = folder.replace(/^h5-/, 'H5_').replace('-', '_');
  return (isDesktop(name) || isMobile(name)) && templateFolder(name) === folder ? name : undefined;
}
