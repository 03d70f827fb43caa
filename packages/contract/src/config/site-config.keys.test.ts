import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { asWritten, siteConfigKeys } from './site-config.keys.ts';
import { siteConfigSchema } from './site-config.schema.ts';
import { parseSiteConfig } from './site-config.ts';

const keys = siteConfigKeys();
const keyAt = (path: string) => keys.find((key) => key.path === path);
const top = keys.filter(({ path }) => !path.includes('.'));
/** A config of nothing but examples; what may be left out can be added. */
const examples = Object.fromEntries(top.map(({ path, example }) => [path, example]));

test('[GEN-04] every key has a remedy and an example, those within objects and lists too', () => {
  expect(top.map(({ path }) => path)).toEqual(
    Object.keys(z.toJSONSchema(siteConfigSchema, { io: 'input' }).properties ?? {}),
  );
  expect(top.length).toBeGreaterThan(40);
  const within = ['public.DEMO_MODE', 'realtime.delays.ping', 'footerLinks.url', 'authProviders.id', 'appLinks.ios'];
  expect(within.map((path) => keyAt(path)?.fix.slice(0, 5))).toEqual(Array(5).fill('write'));
});

describe.each(keys)('$path', ({ path, example, fix }) => {
  test('[GEN-04] accepts its example, and its remedy is an order', () => {
    expect(fix).toMatch(/^(?:write|use|list|give|map|name) /);
    const inside = path.includes('.') ? example : examples[path];
    expect(inside).toBe(example);
    const result = parseSiteConfig(within(path.split('.'), example, examples));
    expect(result).toMatchObject({ ok: true });
  });
});

test('[GEN-04] keys of one schema have their own remedies', () => {
  expect(keyAt('public.SITE_NAME')?.fix).toBe("write the site's name, e.g. 'Lucky House'");
  expect(keyAt('modelVersion')?.fix).toBe("write the template's version as a text, e.g. '2'");
  expect(keyAt('realtime.delays')?.example).toEqual({ ping: 5000 });
});

test('[GEN-04] defaults and what is required are read from the schema', () => {
  expect(keyAt('linkLifetimeMinutes')).toEqual({
    path: 'linkLifetimeMinutes',
    required: false,
    default: 1440,
    example: 60,
    order: 'write whole minutes',
    fix: 'write whole minutes, e.g. 60',
  });
  expect(keyAt('realtime')).toMatchObject({ required: false });
  expect(keyAt('realtime')).not.toHaveProperty('default');
  expect(keyAt('public.TEMPLATE_NAME')).toMatchObject({ required: true });
});

test('values are shown as they are written into a config', () => {
  const value = { on: true, n: 5, 'zh-CN': ["it's"], none: {}, list: [] };
  expect(asWritten(value)).toBe(`{ on: true, n: 5, 'zh-CN': ['it\\'s'], none: {}, list: [] }`);
});

/** `config` with `value` at a path; the entries of lists have no name of their own. */
function within([name = '', ...rest]: readonly string[], value: unknown, config: unknown): unknown {
  if (Array.isArray(config)) return config.map((entry: unknown) => within([name, ...rest], value, entry));
  const object = (config ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [name]: rest.length === 0 ? value : within(rest, value, object[name]) };
}
