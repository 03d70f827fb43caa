import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { createServer } from 'vite';
import type { themeLab as themeLabHere } from '../../.storybook/themeLab.ts';
import { startService, stopService } from '../../scripts/services/services.ts';
import { copyWorkspace, type Workspace } from '../../tooling/generate/testing/workspace.ts';
import { patient } from '../support/patience.ts';

/** Away from the stacks of all workers. */
const ports = Number(process.env['HOUSEFRONT_PORT_BASE']) + 1000;
const url = (site: number) => `http://localhost:${ports + site}/?lang=en_US`;

/** Long enough for a busy machine that compiles everything for the first page. */
const patience = patient(120_000);

interface Fixtures {
  readonly workspace: Workspace;
  /** Writes a file of the copy that `pnpm dev` serves, with one part of its text replaced; no part is replaced in a new file. */
  readonly save: (file: string, from: string, to: string) => void;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here.
  workspace: async ({}, use) => {
    const workspace = copyWorkspace();
    await use(workspace);
    workspace.remove();
  },
  save: [
    async ({ workspace }, use) => {
      let dev: ChildProcess | undefined;
      try {
        const service = {
          name: 'pnpm dev',
          command: process.execPath,
          args: ['scripts/dev.ts'],
          cwd: workspace.root,
          env: { HOUSEFRONT_PORT_BASE: String(ports) },
          ready: `http://localhost:${ports + 2}/favicon.svg`,
        };
        const onSpawn = (child: ChildProcess) => {
          dev = child;
        };
        const start = () => startService(service, { limit: patience, onSpawn });
        // Vite gives up what takes a minute to compile. Started again, it goes on from what it has.
        await start().catch((error: unknown) => {
          if (!String(error).includes('transport invoke timed out')) throw error;
          return start();
        });
        const originals = new Map<string, string>();
        await use((file, from, to) => {
          const path = join(workspace.root, file);
          if (from === '') return writeFileSync(path, to);
          const text = originals.get(file) ?? readFileSync(path, 'utf8');
          originals.set(file, text);
          expect(text.split(from), `${from} in ${file}`).toHaveLength(2);
          writeFileSync(path, text.replace(from, to));
        });
      } finally {
        if (dev) await stopService(dev);
      }
    },
    { timeout: 2 * patience },
  ],
});

/** Saves until the page shows it: watchers of files may miss a save that follows another one at once. */
const untilShown = (save: () => void, shown: () => Promise<void>) =>
  expect(async () => {
    save();
    await shown();
  }).toPass({ timeout: patience });

/** The part of Storybook's development server that the Theme Lab saves through, for the copy. */
async function labServer({ root }: Workspace) {
  // The plugin writes into its own workspace.
  const { themeLab } = (await import(join(root, '.storybook/themeLab.ts'))) as {
    readonly themeLab: typeof themeLabHere;
  };
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: join(root, '.lab'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [themeLab()],
    server: { port: ports + 50, watch: null },
  });
  await server.listen();
  const address = `${server.resolvedUrls?.local[0] ?? ''}theme-lab/sites/`;
  const ask = (site: string, method: string, body: string, tag = '') =>
    fetch(`${address}${site}`, { method, headers: { 'content-type': 'application/json', 'if-match': tag }, body });
  /** As the lab does it: first it asks what would be lost. */
  const put = async (site: string, body: string) => {
    const planned = await ask(site, 'POST', body);
    if (!planned.ok) return planned;
    const { tag } = (await planned.json()) as { readonly tag: string };
    return ask(site, 'PUT', body, tag);
  };
  return { server, put };
}

const accent = (page: Page) => () =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hf-accent-base'));

/** Loads a site. The server loads an open page anew when a file is saved, which ends a navigation of the same moment. */
const load = (page: Page, site: number) =>
  page.goto(url(site), { timeout: patience }).catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error;
  });

/** Opens the sign-in of a site and types an account. */
async function typeAccount(page: Page, site: number, label: string) {
  await load(page, site);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click({ timeout: patience });
  const account = page.getByRole('dialog', { name: 'Sign in' }).getByLabel(label);
  await account.fill('river77', { timeout: patience });
}

test('pnpm dev shows changed texts and colours in the open page, which keeps its dialog and what is typed', async ({
  page,
  save,
  workspace,
}) => {
  test.setTimeout(5 * patience);
  const session = 'packages/core/src/i18n/locales/en_US/session.json';
  const builtIn = 'packages/ui/src/theme/tokens/midnight.tokens.ts';

  const account = page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Player name');

  await typeAccount(page, 1, 'Account name');
  await untilShown(
    () => save(session, '"Account name"', '"Player name"'),
    () => expect(account).toHaveValue('river77'),
  );
  await expect.poll(accent(page)).toBe('#eebb4d');
  await untilShown(
    () => save(builtIn, "base: '#eebb4d'", "base: '#12cd56'"),
    () => expect.poll(accent(page)).toBe('#12cd56'),
  );
  await expect(account).toHaveValue('river77');

  // A new page is rendered with the changed texts, too.
  await typeAccount(page, 2, 'Player name');
  await expect.poll(accent(page)).toBe('#14b88a');
  await untilShown(
    () => save('sites/1002/theme.css.ts', "accent: '#14b88a'", "accent: '#56cd12'"),
    () => expect.poll(accent(page)).toBe('#56cd12'),
  );
  await expect(account).toHaveValue('river77');

  // A theme of design tokens: the file is all that a designer changes.
  const tokens = (components: string) =>
    `{ "$extensions": { "housefront.theme": { "base": "neon" } }, "colour": { "accent": { "base": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [${components}] } } } } }`;
  save('sites/1002/theme.tokens.json', '', tokens('1, 0, 0'));
  await untilShown(
    () =>
      save(
        'sites/1002/theme.css.ts',
        '',
        "import { makeTheme, readTokens } from '@housefront/ui/theme';\nimport tokens from './theme.tokens.json' with { type: 'json' };\nexport const theme = makeTheme('site', readTokens(tokens));\n",
      ),
    () => expect.poll(accent(page)).toBe('#ff0000'),
  );
  // The wait of a designer after saving: within a second on an idle machine, with slack in the limit.
  let saved = 0;
  await untilShown(
    () => {
      save('sites/1002/theme.tokens.json', '', tokens('0, 0, 1'));
      saved = Date.now();
    },
    () => expect.poll(accent(page), { intervals: [25] }).toBe('#0000ff'),
  );
  const waited = Date.now() - saved;
  test.info().annotations.push({ type: 'theme.tokens.json shown after', description: `${waited} ms` });
  expect(waited).toBeLessThan(8000);
  await expect(account).toHaveValue('river77');

  // The Theme Lab writes the file through the server of Storybook.
  const { server, put } = await labServer(workspace);
  try {
    const answer = await put('1002', tokens('0, 1, 0'));
    expect(await answer.text()).toBe(
      'sites/1002/theme.tokens.json is written: 1 value changed, the rest of the file is as it was.',
    );
    await expect.poll(accent(page), { timeout: patience }).toBe('#00ff00');
    expect((await put('1002', '{ "radius": 4 }')).status).toBe(422);
    await expect.poll(accent(page)).toBe('#00ff00');
  } finally {
    await server.close();
  }
  await expect(account).toHaveValue('river77');

  // Words of the site in the place of the kit's: a first file, and an edit of it.
  const words = 'sites/1002/locales/en_US/session.json';
  const wordsOf = (text: string) => `{ "session.account": { "original": "Account name", "text": "${text}" } }`;
  const named = (name: string) => page.getByRole('dialog', { name: 'Sign in' }).getByLabel(name);
  mkdirSync(join(workspace.root, 'sites/1002/locales/en_US'), { recursive: true });
  await untilShown(
    () => save(words, '', wordsOf('Guest name')),
    async () => {
      await typeAccount(page, 2, 'Guest name');
    },
  );
  await untilShown(
    () => save(words, '', wordsOf('Club name')),
    () => expect(named('Club name')).toHaveValue('river77'),
  );

  // A logo appears with the next load, and goes with its file or key.
  const logo = page.getByRole('banner').getByRole('img', { name: 'Jade River' });
  const config = 'sites/1002/site.config.ts';
  const reloaded = (check: () => Promise<void>) => async () => {
    await load(page, 2);
    await expect(page.getByRole('banner').getByRole('link', { name: /Jade River/ })).toBeVisible();
    await check();
  };
  const picture = join(workspace.root, 'sites/1002/public/own-logo.svg');
  save(
    'sites/1002/public/own-logo.svg',
    '',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>',
  );
  await untilShown(
    () => save(config, "  theme: 'site',", "  theme: 'site',\n  logo: { file: 'own-logo.svg' },"),
    reloaded(() => expect(logo).toHaveAttribute('src', '/own-logo.svg')),
  );
  await untilShown(
    () => rmSync(picture, { force: true }),
    reloaded(() => expect(logo).toHaveCount(0)),
  );

  // Only the config names the theme.
  await untilShown(
    () => save('sites/1002/site.config.ts', "theme: 'site'", "theme: 'emerald'"),
    () => expect(page.locator('html')).toHaveAttribute('data-theme', 'emerald'),
  );
  await expect.poll(accent(page)).toBe('#e6b84c');
});
