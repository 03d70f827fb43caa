import { deriveTheme } from '@housefront/ui/theme';

/** The colours of all our sites: everything else is derived so that texts stay readable. */
export const brand = deriveTheme({ accent: '#e4572e', surface: '#10233f' });
