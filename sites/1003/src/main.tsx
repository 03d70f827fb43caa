import { theme } from '@housefront/ui/themes/crimson';
import { startSite } from '@housefront/app/client';
import { content, templates } from '../site.config.ts';

startSite({ templates, content, theme });
