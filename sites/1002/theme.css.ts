import { deriveTheme, makeTheme } from '@housefront/ui/theme';

// Two colours are enough: the derivation keeps every text and control readable.
export const theme = makeTheme('site', deriveTheme({ accent: '#14b88a', surface: '#0c1f1c' }).tokens);
