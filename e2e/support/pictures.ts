import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { test as base } from './test.ts';

/**
 * Journeys whose pages load and draw pictures. Declared once: files that say it each by themselves have a browser, a
 * platform and a gateway each.
 */
export const test = base.extend<object, object>({ launchOptions: [chromiumLaunch(), { scope: 'worker' }] });
