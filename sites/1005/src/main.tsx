import { theme } from '@housefront/app/theme';
import { startSite } from '@housefront/app/client';
import { content, templates } from '../site.config.ts';

startSite({ templates, content, theme });
