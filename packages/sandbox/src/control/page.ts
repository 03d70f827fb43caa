import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { SandboxEnv } from '../http/env.ts';
import { loopbackOnly } from './guard.ts';

const folder = new URL('./page/', import.meta.url);
const FILE = /^[a-z-]+\.(css|ts|svg)$/;
const types = { css: 'text/css', svg: 'image/svg+xml', ts: 'text/javascript' } as const;

/**
 * The control page at the root of the sandbox, for this machine only. Its scripts are TypeScript, stripped of types when they
 * are served (SBX-04).
 */
export function createPage(): Hono<SandboxEnv> {
  const page = new Hono<SandboxEnv>();
  const scripts = new Map<string, string>();

  const contentOf = async (name: string, type: keyof typeof types): Promise<string> => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    if (type !== 'ts') return text;
    const known = scripts.get(text);
    if (known !== undefined) return known;
    const { transformSync } = await import('amaro');
    const { code } = transformSync(text, { mode: 'strip-only' });
    scripts.set(text, code);
    return code;
  };

  const shield = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: false,
  });
  page.get('/', loopbackOnly, shield, (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.html(readFileSync(new URL('index.html', folder), 'utf8'));
  });
  page.get('/control/page/:file', loopbackOnly, shield, async (c) => {
    const file = c.req.param('file');
    const type = FILE.exec(file)?.[1];
    if (type !== 'css' && type !== 'ts' && type !== 'svg') return c.notFound();
    try {
      const body = await contentOf(file, type);
      return c.body(body, 200, { 'Content-Type': `${types[type]}; charset=utf-8`, 'Cache-Control': 'no-cache' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return c.notFound();
      throw error;
    }
  });
  return page;
}
