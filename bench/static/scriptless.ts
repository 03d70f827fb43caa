import type { Browser } from 'playwright';
import { openTab, slow, type Device } from '../lib/browser.ts';

/** A page as it is served, without scripts and what they read: what its content, styles and pictures cost by themselves. */
export async function scriptless(browser: Browser, url: string, device: Device): Promise<string> {
  const tab = await openTab(browser, device, { ...slow[device], cpu: 1 });
  const html = (await (await tab.page.goto(url))?.text()) ?? '';
  await tab.close();
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(?:modulepreload|as="script")[^>]*>/g, '');
}
