import { startSite } from '@housefront/app/client';
import { templates } from '../site.config.ts';
import { theme } from '../theme.css.ts';

startSite({ templates, theme });
