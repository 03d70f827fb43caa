import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** A picture of a page. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
}

/** Number of pages side by side on a sheet, the width of each in px, and the visible part of its height. */
const layouts = {
  phone: { columns: 5, rows: 1, width: 300, height: 1000 },
  desktop: { columns: 2, rows: 2, width: 780, height: 620 },
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ({ name, png }: Picture): string =>
  `<figure><figcaption>${escaped(name)}</figcaption><div><img src="data:image/png;base64,${png.toString('base64')}"></div></figure>`;

/**
 * Writes contact sheets of pictures of one width: a page is seen from its top, as far as there is room.
 * @param prefix of the files, which are numbered
 * @returns paths of the files
 */
export async function writeSheets(
  browser: Browser,
  pictures: readonly Picture[],
  { folder, prefix, isPhone }: { readonly folder: string; readonly prefix: string; readonly isPhone: boolean },
): Promise<string[]> {
  const { columns, rows, width, height } = layouts[isPhone ? 'phone' : 'desktop'];
  const style = `body{margin:0;padding:12px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:12px;background:#777;font:13px/1.4 sans-serif;width:max-content}
figure{margin:0}figcaption{background:#222;color:#fff;padding:2px 6px;white-space:nowrap;overflow:hidden}
div{height:${height}px;overflow:hidden;background:#777}img{display:block;width:100%}`;
  const page = await browser.newPage();
  const files: string[] = [];
  for (let at = 0; at < pictures.length; at += columns * rows) {
    const some = pictures.slice(at, at + columns * rows);
    await page.setContent(`<style>${style}</style>${some.map(figure).join('')}`);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const file = join(folder, `${prefix} ${String(files.length + 1).padStart(2, '0')}.png`);
    writeFileSync(file, await page.locator('body').screenshot());
    files.push(file);
  }
  await page.close();
  return files;
}
