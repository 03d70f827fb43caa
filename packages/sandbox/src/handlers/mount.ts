import { callPath } from '@housefront/contract/endpoint';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import { LOCALES, type Locale } from '@housefront/contract/ids';
import { matchLocale } from '@housefront/contract/locale-match';
import { parseJson } from '@housefront/contract/json';
import { Hono, type Context } from 'hono';
import type { SandboxEnv } from '../http/env.ts';
import { withPlainIds, writeReply } from '../scenarios/writings.ts';
import type { Handler } from '../answers/defineHandler.ts';
import type { Services } from '../answers/services.ts';

/** The language of a request's `language` header, or the nearest one that the sandbox has; else en_US. */
export function requestLocale(c: Context): Locale {
  const language = c.req.header('language') ?? '';
  // A site may have languages that this platform does not know (LOC-02).
  return LOCALES.find((locale) => locale === matchLocale(language, LOCALES)) ?? 'en_US';
}

/** The app that answers the calls at their addresses. */
export function mountHandlers(services: Services, handlers: readonly Handler[]): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  for (const handler of handlers) {
    app.on(handler.call.method, callPath(handler.call), async (c) => {
      const outgoing = await handler.handle(services, {
        body: withPlainIds(handler.call.method === 'GET' ? c.req.query() : parseJson(await c.req.text())),
        token: c.req.header('authorization'),
        locale: requestLocale(c),
        site: c.req.header('x-site-id'),
        address: visitorAddress(c),
        host: c.req.header('x-forwarded-host') ?? c.req.header('host') ?? '',
        idempotencyKey: c.req.header('idempotency-key') ?? '',
      });
      const reply = normalizeEnvelope(outgoing.body);
      c.set('replyCode', reply?.codeFull ?? reply?.code);
      c.set('problem', outgoing.problem);
      c.header('Cache-Control', 'no-store');
      if (outgoing.token !== undefined) c.header('authorization', outgoing.token);
      const written = services.world.situations.current().flatMap(({ writing }) => writing ?? []);
      return c.body(writeReply(handler.call, outgoing.body, written), outgoing.status, {
        'Content-Type': 'application/json',
      });
    });
  }
  return app;
}

/** The visitor's address as forwarded by the site's server; otherwise that of the caller. */
function visitorAddress(c: Context<SandboxEnv>): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  return forwarded || (c.env?.incoming?.socket.remoteAddress ?? '');
}
