import { theme } from '@housefront/ui/themes/midnight';
import { startSite } from '@housefront/app/client';
import { templates } from '../site.config.ts';

startSite({ templates, theme });
