import { deriveTheme, makeTheme } from '@housefront/ui/theme';

// One colour is enough: the derivation keeps every text and control readable, and the build prints what it corrected.
export const theme = makeTheme('site', deriveTheme({ accent: '#14b88a', surface: '#0c1f1c' }));
