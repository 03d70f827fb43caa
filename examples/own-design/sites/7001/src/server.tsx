import { createRenderer } from '@housefront/app/server';
import site from '../site.config.ts';
import { theme } from '../theme.css.ts';

export const { render, addresses, config, buildId } = createRenderer(site, theme);
