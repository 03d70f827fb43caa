import '../../scripts/node-version.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { ensureChromium } from '../../scripts/programs/ensure-chromium.ts';
import { builtInThemes } from '../../packages/ui/src/theme/tokens/builtInThemes.ts';
import { desktopTemplate, mobileTemplate } from '../../packages/contract/src/site/templates.ts';
import type { Locale } from '../../packages/contract/src/site/ids.ts';
import type { MemberName } from '../support/login.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { buildSites, generateSites } from '../templates/real-sites.ts';
import { axeFaults, sizeFaults } from './inspect.ts';
import { places, type Place } from './places.ts';
import { writeSheets, type Picture } from './sheets.ts';
import { states, type State } from './states.ts';
import { isPhone, openVisitor, settle, wear } from './visitor.ts';
import { help, parseWishes, type ThemeName, type Wishes } from './wishes.ts';

process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';
/** Days of deposits, withdrawals and transfers that members look back on. */
const PAST = 90;

/** The content of the agent's messages; one is longer than a line. */
const letters = [
  'Your weekly bonus is in your wallet',
  'Maintenance of Jadewind on Wednesday from 04:00 to 06:00, and what it means for rounds that are under way',
  'Welcome to the house',
];

const began = Date.now();
const step = (text: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

/**
 * Builds a site for dark themes, and one for light themes if one is wished, with the wished languages and templates, unless
 * built ones are named: pictures of games and logos follow the scheme that a site is built with, all else the theme that it wears.
 * @returns what removes them
 */
async function buildLooks(wishes: Wishes): Promise<() => void> {
  const nothing = () => undefined;
  if (wishes.site || process.env['HOUSEFRONT_SITES_FROM']) return nothing;
  const desktop = desktopTemplate(wishes.desktop);
  const mobile = mobileTemplate(wishes.mobile);
  if (!desktop || !mobile) throw new Error('There is no such pair of templates.');
  const isLight = wishes.keep || wishes.themes.some((theme) => builtInThemes[theme].scheme === 'light');
  step(`Building a dark ${isLight ? 'and a light ' : ''}site`);
  const languages = [...new Set<Locale>([...wishes.languages, 'en_US', 'zh_CN'])];
  const workspace = generateSites(
    (isLight ? [sites.dark, sites.light] : [sites.dark]).map(({ theme }) => ({ desktop, mobile, theme })),
    languages,
  );
  await buildSites(workspace.root, () => undefined);
  process.env['HOUSEFRONT_SITES_FROM'] = join(workspace.root, 'sites');
  if (!wishes.keep) return workspace.remove;
  step(`They stay: HOUSEFRONT_SITES_FROM=${join(workspace.root, 'sites')}`);
  return nothing;
}

const nameOf = (place: Place, state: State | null): string => (state ? `${place.name}, ${state.name}` : place.name);
/** The site of each scheme, and the theme that it is built with. */
const sites = { dark: { id: '2001', theme: 'midnight' }, light: { id: '2002', theme: 'daylight' } } as const;
type Scheme = keyof typeof sites;
const fileName = (name: string): string => name.replaceAll('/', '_');

/** Takes pictures in one language at one width, in every theme of a scheme. */
async function walk(
  browser: Browser,
  stack: Stack,
  wishes: Wishes,
  { scheme, language, width }: { readonly scheme: Scheme; readonly language: Locale; readonly width: number },
): Promise<string[]> {
  const { control } = stack;
  const url = stack.url(wishes.site || sites[scheme].id);
  const themes = wishes.themes.filter((theme) => builtInThemes[theme].scheme === scheme);
  if (themes.length === 0) return [];
  const small = isPhone(width);
  const device = small ? 'mobile' : 'desktop';
  await control.reset();
  await control.bring('history', { account: 'falcon1', days: PAST });
  for (const title of letters) await control.letter('falcon1', title);
  const folder = join(wishes.out, `${language} ${width}`);
  const pictures = new Map<ThemeName, Picture[]>(themes.map((theme) => [theme, []]));
  const faults: string[] = [];
  const visitors = new Map<MemberName | null, BrowserContext>();
  const take = async (page: Page, name: string) => {
    await settle(page);
    await page.evaluate(() => scrollTo(0, 0));
    const found = await sizeFaults(page, small);
    const layer = (await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0;
    for (const theme of themes) {
      await wear(page, theme);
      const png = await page.screenshot({ fullPage: !layer });
      pictures.get(theme)?.push({ name, png });
      mkdirSync(join(folder, theme), { recursive: true });
      writeFileSync(join(folder, theme, `${fileName(name)}.png`), png);
      found.push(...(await axeFaults(page)).map((fault) => `${theme}: ${fault}`));
    }
    faults.push(...found.map((fault) => `${language} ${width} ${name}: ${fault}`));
  };
  const look = async (place: Place, state: State | null) => {
    const name = nameOf(place, state);
    let visitor = visitors.get(place.member);
    visitor ??= await openVisitor(browser, { url, control, language, width, member: place.member });
    visitors.set(place.member, visitor);
    const page = await visitor.newPage();
    try {
      await state?.before?.(control);
      await page.goto(place.address);
      await settle(page);
      if (state?.show) {
        page.setDefaultTimeout(8000);
        await state.show(page);
      }
      await take(page, name);
    } catch (error) {
      faults.push(`${language} ${width} ${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await page.close();
      await state?.after?.(control);
    }
  };
  const isWished = (name: string): boolean =>
    wishes.only.length === 0 || wishes.only.some((part) => name.toLowerCase().includes(part));
  for (const place of places) {
    const all: readonly (State | null)[] = [null, ...(states[place.name] ?? [])];
    for (const state of all) {
      if (isWished(nameOf(place, state)) && (state?.on ?? device) === device) await look(place, state);
    }
  }
  for (const visitor of visitors.values()) await visitor.close();
  for (const [theme, some] of pictures)
    await writeSheets(browser, some, { folder: wishes.out, prefix: `${language} ${width} ${theme}`, isPhone: small });
  step(
    `${language}, ${themes.join(' and ')} at ${width} px: ${[...pictures.values()].flat().length} pictures, ${faults.length} faults`,
  );
  return faults;
}

async function run(wishes: Wishes): Promise<void> {
  console.log(ensureChromium());
  const remove = await buildLooks(wishes);
  let stack: Stack | undefined;
  let browser: Browser | undefined;
  try {
    mkdirSync(wishes.out, { recursive: true });
    // An early exit also ends the child processes.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    stack = await startStack(0);
    browser = await chromium.launch(chromiumLaunch());
    const faults: string[] = [];
    for (const language of wishes.languages)
      for (const width of wishes.widths)
        for (const scheme of ['dark', 'light'] as const) {
          faults.push(...(await walk(browser, stack, wishes, { scheme, language, width })));
          writeFileSync(join(wishes.out, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''));
        }
    step(`${faults.length} faults; pictures and sheets are in ${resolve(wishes.out)}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await browser?.close();
    await stack?.stop();
    remove();
  }
}

const wishes = parseWishes(process.argv.slice(2));
if (wishes === 'help') console.log(help);
else if (wishes instanceof Error) {
  console.error(`${wishes.message}\n\n${help}`);
  process.exitCode = 1;
} else await run(wishes);
