import { request, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createGateway,
  createLogger,
  listenGateway,
  loadSite,
  systemClock,
} from '../../../packages/gateway/src/index.ts';
import {
  PROFILES,
  type ProfileName,
  type Protection,
} from '../../../packages/contract/src/rules/protection/protection.ts';
import type { Control } from '../control.ts';
import { untilStarted } from '../hydration.ts';
import { keptLogin } from '../login.ts';
import type { Stack } from '../stack.ts';

/** The site of the demo with player protection. */
export const PROTECTED_SITE = '1005';

/** A running copy of the protected site. */
export interface ProfileSite {
  readonly url: string;
  /** Port of the site, for a later start at the same origin. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const folder = join(import.meta.dirname, '../../../sites', PROTECTED_SITE);

/** The end of `protection` in the built definition of the site, its last key before the modules. */
const END = /\n\t\},\n\ttemplates,\n/;

/** The beginning of the files that the build found. */
const FILES = /^\tfiles: \{ (?="webApp")/m;

/** The example marks of the site for a profile, without the folder of public files. */
function marksOf(profile: ProfileName): readonly string[] {
  const own = new RegExp(`^${profile}(?:-\\d)?\\.svg$`);
  return readdirSync(join(folder, 'public/marks'))
    .filter((file) => own.test(file))
    .toSorted()
    .map((file) => `marks/${file}`);
}

/** The size of a mark, as the build reads it. */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const [, width, height] =
    /width="(\d+)" height="(\d+)"/.exec(readFileSync(join(folder, 'public', file), 'utf8')) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Keys of the config that some profiles demand. */
function demanded(profile: ProfileName | 'none'): object {
  if (profile === 'none') return { profile };
  const { hostEnd, marks }: Partial<Protection> = PROFILES[profile];
  return {
    profile,
    excludedPersons: 'public officials of the example',
    ...(hostEnd !== undefined && { host: `www.example${hostEnd}` }),
    ...(marks && {
      marks: marksOf(profile).map((file, index) => ({
        file,
        title: `Example of a mark ${index + 1}`,
        url: `https://authority.example.com/${index + 1}`,
      })),
    }),
  };
}

/**
 * Serves the protected site of the demo with another profile, and sets it at the platform.
 * @param values of the site that replace those of the profile
 * @param port of the origin; any free one by default
 */
export async function serveProfile(
  { sandbox, control }: Stack,
  profile: ProfileName | 'none',
  { values = {}, port = 0 }: { readonly values?: object; readonly port?: number } = {},
): Promise<ProfileSite> {
  const dir = mkdtempSync(join(tmpdir(), 'housefront-profile-'));
  // Of thousands of files one is another.
  mkdirSync(join(dir, 'dist/server'), { recursive: true });
  for (const same of ['client', 'server/shared']) symlinkSync(join(folder, 'dist', same), join(dir, 'dist', same));
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  const built = readFileSync(join(folder, 'dist/server/server.js'), 'utf8');
  if (!END.test(built)) throw new Error('The built site has no protection before its templates.');
  const over = JSON.stringify({ ...demanded(profile), values }).slice(1, -1);
  if (!FILES.test(built)) throw new Error('The built site names no files.');
  const sizes = profile === 'none' ? '' : `marks: ${JSON.stringify(marksOf(profile).map(sizeOf))}, `;
  writeFileSync(
    join(dir, 'dist/server/server.js'),
    built.replace(END, (end) => `,${over}${end}`).replace(FILES, (start) => start + sizes),
  );
  await control.bring('protection-profile', { site_id: Number(PROTECTED_SITE), profile });
  const address = new URL(sandbox);
  const site = await loadSite({
    dir,
    hosts: ['localhost'],
    upstream: sandbox,
    realtime: { host: address.hostname, port: Number(address.port), tls: false },
    frameHosts: [sandbox],
  });
  const gateway = createGateway({ sites: [site], logger: createLogger('silent') });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port, site: site.id }]);
  const [open = 0] = running.ports;
  return {
    url: `http://localhost:${open}`,
    port: open,
    stop: async () => {
      await running.stop({ clock: systemClock, delayMs: 0, limitMs: 0 });
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Opens an address of such a site as a member who signed in earlier in this browser. */
export async function openProfile(page: Page, control: Control, { url }: ProfileSite, path: string): Promise<void> {
  const platform = await request.newContext({ baseURL: url });
  const kept = await keptLogin(platform, control, 'river77');
  await platform.dispose();
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  await page.goto(url + path);
  await untilStarted(page);
}
