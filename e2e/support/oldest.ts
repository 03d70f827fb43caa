import type { BrowserContext, Page } from '@playwright/test';
import { cssOfFloor } from '../../tooling/browser-floor/css.ts';
import { newerApis, type NewerApis } from '../../tooling/browser-floor/js-features.ts';

/** The first Chromium that is no browser of tier B any more. */
const FIRST_OF_TIER_A = 111;

/** Takes what is newer than tier B out of a page before its first script. */
function removeApis({ globals, members, attributes }: NewerApis): void {
  const scope = globalThis as unknown as Record<string, object | undefined>;
  for (const [owner, member] of members) {
    const object = scope[owner];
    if (!object) continue;
    Reflect.deleteProperty(object, member);
    const prototype: unknown = Reflect.get(object, 'prototype');
    if (typeof prototype === 'object' && prototype) Reflect.deleteProperty(prototype, member);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
  const unknown = new Set(attributes);
  // oxlint-disable-next-line typescript/unbound-method -- Called with its element below.
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function setKnown(name, value) {
    if (!unknown.has(name.toLowerCase())) set.call(this, name, value);
  };
}

const styles = new Map<string, string>();
const old = (css: string): string => {
  const known = styles.get(css) ?? cssOfFloor(css);
  styles.set(css, known);
  return known;
};

/** The policy as a browser reads it that does not know Trusted Types. */
const withoutTrustedTypes = (policy: string) => ({
  'content-security-policy': policy
    .split('; ')
    .filter((directive) => !/^(?:require-)?trusted-types/.test(directive))
    .join('; '),
});

/** Lets a browser of today see what one of tier B makes of the styles, and run without what that one lacks. */
async function makeOld(context: BrowserContext): Promise<void> {
  // A document that a test hands over counts as one from afar, whose sockets may not reach this machine.
  await context.grantPermissions(['local-network-access']);
  await context.addInitScript(removeApis, newerApis());
  await context.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null);
    if (!response) return route.abort();
    const text = await response.text();
    const body =
      kind === 'stylesheet'
        ? old(text)
        : text.replace(/(<style\b[^>]*>)([^<]*)/g, (_whole, tag: string, css: string) => tag + old(css));
    const { 'content-security-policy': policy, ...headers } = response.headers();
    return route.fulfill({
      response,
      body,
      headers: policy ? { ...headers, ...withoutTrustedTypes(policy) } : headers,
    });
  });
}

/** Playwright asks every element for its visibility by a method that Chromium has had since 105; it does so in a world of its own. */
async function helpPlaywright(page: Page): Promise<void> {
  const help = `Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  }`;
  const session = await page.context().newCDPSession(page);
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name.startsWith('__playwright_utility_world'))
      void session.send('Runtime.evaluate', { contextId: context.id, expression: help }).catch(() => undefined);
  });
  await session.send('Runtime.enable');
}

/**
 * Turns a browser into one of tier B: one that is old helps Playwright to understand it, a new one loses what it has more.
 * @returns whether it is an old one
 */
export async function useOldest(context: BrowserContext): Promise<boolean> {
  const version = Number.parseInt(context.browser()?.version() ?? '', 10);
  if (!(version < FIRST_OF_TIER_A)) {
    await makeOld(context);
    return false;
  }
  context.on('page', (page) => void helpPlaywright(page));
  return true;
}
