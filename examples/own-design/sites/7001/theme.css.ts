import { brand } from '@example/design/brand';
import { makeTheme } from '@housefront/ui/theme';

export const theme = makeTheme('site', brand);
