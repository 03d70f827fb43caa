import { theme } from '../theme.css.ts';
import { startSite } from '@housefront/app/client';
import { templates } from '../site.config.ts';

startSite({ templates, theme });
