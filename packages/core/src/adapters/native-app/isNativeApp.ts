declare global {
  interface Window {
    /** Set by the site's own native app before the page's own scripts run. */
    Capacitor?: { readonly isNativePlatform?: () => boolean };
  }
}

/** Whether the site's own native app shows this document (GEN-08). */
export const isNativeApp = (win: Window): boolean => win.Capacitor?.isNativePlatform?.() === true;
