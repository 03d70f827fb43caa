import { deriveTheme, makeTheme } from '@housefront/ui/theme';

// One colour is enough: the derivation keeps every text and control readable, and the build prints what it corrected.
export const theme = makeTheme('site', deriveTheme({ accent: '#d92d7a', surface: '#fff6ec', second: '#0f766e' }));
