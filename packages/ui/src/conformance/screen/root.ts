import type { Template } from '../../defineTemplate.ts';

/** Direction of lines. */
export type Direction = 'ltr' | 'rtl';

/** State of a page's root element. */
export interface RootState {
  /** Null without a template. */
  readonly template: Template | null;
  readonly theme: string;
  /** Locale in its wire form, e.g. `zh_CN`. */
  readonly locale: string;
  readonly motion: 'full' | 'reduced';
  /** Direction of lines; left to right unless stated. */
  readonly direction?: Direction | undefined;
}

const owned = ['data-template', 'data-desktop-template', 'data-mobile-template', 'data-motion', 'dir'];

/** Writes template, theme, language, direction and motion to the root element, like a site, and removes the previous ones. */
export function applyRootState(
  { template, theme, locale, motion, direction }: RootState,
  root = document.documentElement,
): void {
  const attributes: Record<string, string> = {
    'data-theme': theme,
    lang: locale.replace('_', '-'),
    ...(template ? { 'data-template': template.id, [`data-${template.kind}-template`]: template.id } : {}),
    ...(direction === 'rtl' ? { dir: direction } : {}),
    ...(motion === 'reduced' ? { 'data-motion': 'reduced' } : {}),
  };
  for (const name of owned) if (!(name in attributes)) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
}
