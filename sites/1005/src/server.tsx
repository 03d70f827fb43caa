import { theme } from '@housefront/app/theme';
import { createRenderer } from '@housefront/app/server';
import site from '../site.config.ts';

export const { render, addresses, config, buildId } = createRenderer(site, theme);
