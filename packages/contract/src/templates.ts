/** Desktop templates (TPL-01). */
export const DESKTOP_TEMPLATES = ['desktop_1', 'desktop_2'] as const;
/** Mobile templates; on the wire and in configuration they may carry the suffix `_mobile` (CFG-06). */
export const MOBILE_TEMPLATES = ['H5_1', 'H5_2', 'H5_3', 'H5_4', 'H5_5', 'H5_6', 'H5_7', 'H5_8'] as const;
/** Old names that still occur (CFG-07). */
export const MOBILE_TEMPLATE_ALIASES = { origin: 'H5_1', bob: 'H5_2' } as const;

/** A desktop template. */
export type DesktopTemplate = (typeof DESKTOP_TEMPLATES)[number];
/** A mobile template. */
export type MobileTemplate = (typeof MOBILE_TEMPLATES)[number];
/** Any template. */
export type TemplateName = DesktopTemplate | MobileTemplate;

/** All ten templates. */
export const TEMPLATES: readonly TemplateName[] = [...DESKTOP_TEMPLATES, ...MOBILE_TEMPLATES];

/** Built-in themes that exist. */
export const THEMES = ['midnight', 'emerald', 'crimson', 'daylight', 'festival', 'neon', 'contrast'] as const;
/** A built-in theme, or `site` for the site's own theme file. */
export type ThemeName = (typeof THEMES)[number] | 'site';

/** The mobile template of a name, with or without `_mobile`, or an alias; undefined for an unknown one (CFG-07). */
export function mobileTemplate(name: string): MobileTemplate | undefined {
  const bare = name.trim().replace(/_mobile$/, '');
  const aliases: ReadonlyMap<string, MobileTemplate> = new Map(Object.entries(MOBILE_TEMPLATE_ALIASES));
  return aliases.get(bare) ?? MOBILE_TEMPLATES.find((template) => template === bare);
}

/** The desktop template of a name; undefined for an unknown one. */
export function desktopTemplate(name: string): DesktopTemplate | undefined {
  return DESKTOP_TEMPLATES.find((template) => template === name.trim());
}

/** The mobile template of a name that arrives at run time; H5_1 for an unknown one (CFG-08x). */
export function resolveMobileTemplate(name: string, warn?: (message: string) => void): MobileTemplate {
  return mobileTemplate(name) ?? unknown(name, 'mobile', 'H5_1', warn);
}

/** The desktop template of a name that arrives at run time; desktop_1 for an unknown one (CFG-08x). */
export function resolveDesktopTemplate(name: string, warn?: (message: string) => void): DesktopTemplate {
  return desktopTemplate(name) ?? unknown(name, 'desktop', 'desktop_1', warn);
}

function unknown<T extends TemplateName>(name: string, kind: string, used: T, warn?: (message: string) => void): T {
  warn?.(`Unknown ${kind} template "${name}", using ${used}`);
  return used;
}
