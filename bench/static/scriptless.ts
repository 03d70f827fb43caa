import type { Browser } from 'playwright';
import { openTab, type Device } from '../lib/browser.ts';
import { staticBase, type Front } from '../lib/front.ts';

/**
 * Puts a site's page beside it as it is served, without scripts and what they read: what its content, styles and pictures cost
 * by themselves.
 * @param path the page's
 * @returns address of the copy
 */
export async function serveScriptless(browser: Browser, front: Front, path: string, device: Device): Promise<string> {
  // Asked for as this device, without loading the page.
  const tab = await openTab(browser, device, { cpu: 1, line: false });
  const answer = await tab.page
    .context()
    .request.get(`${front.origin}${path}`, { headers: { 'accept-language': 'zh-CN', accept: 'text/html' } });
  const html = await answer.text();
  await tab.close();
  const text = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(?:modulepreload|as="script")[^>]*>/g, '');
  const own = `${staticBase}scriptless-${device}.html`;
  front.files.set(own, { type: 'text/html; charset=utf-8', text });
  return `${front.origin}${own}`;
}
