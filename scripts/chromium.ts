import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to test with: `CHROMIUM` from the environment, else the first one on PATH; undefined leaves it to Playwright's own. */
export function chromiumPath(): string | undefined {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM'];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder; the next one may have it.
      }
    }
  }
  return undefined;
}

/** Launch options for Playwright and for Vitest's browser mode, quiet on machines without a network. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const path = chromiumPath();
  const root = process.getuid?.() === 0;
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ];
  return { ...(path ? { executablePath: path } : {}), args: root ? ['--no-sandbox', ...quiet] : quiet };
}
