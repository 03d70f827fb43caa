/** Attributes of the root element that styles and tests rely on (SHELL-15). */
export interface RootAttributes {
  readonly lang: string;
  readonly theme: string;
  readonly mode: 'desktop' | 'mobile';
  /** Folder of the current template; its CSS depends on it. */
  readonly template: string;
  readonly desktopTemplate: string;
  readonly mobileTemplate: string;
}

/** The attributes in their HTML form. */
export function rootAttributes(root: RootAttributes): Record<string, string> {
  return {
    lang: root.lang,
    'data-theme': root.theme,
    'data-mode': root.mode,
    'data-template': root.template,
    'data-desktop-template': root.desktopTemplate,
    'data-mobile-template': root.mobileTemplate,
  };
}
