/** Packages of a native app, in the versions that the kit is tested with: their native side has to fit the site's pages. */
export const appLibraries = {
  '@aparajita/capacitor-secure-storage': '8.0.1',
  '@capacitor/android': '8.5.2',
  '@capacitor/app': '8.1.1',
  '@capacitor/core': '8.5.2',
  '@capacitor/inappbrowser': '4.0.3',
  '@capacitor/ios': '8.5.2',
} as const;

/** Programs of a native app. */
export const appPrograms = { '@capacitor/cli': '8.5.2' } as const;
