import { findProgram } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to test with: `CHROMIUM` from the environment, else the first one on PATH; undefined leaves it to Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM'] || findProgram(names);
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
