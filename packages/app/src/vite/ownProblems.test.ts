import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { SiteConfigError } from '../site/checkSite.ts';
import { ownProblems } from './ownProblems.ts';

const bundled = (...errors: unknown[]) => Object.assign(new Error('Build failed'), { errors });
const from = (plugin: string, error: Error) => Object.assign(error, { plugin });

test('[GEN-04] what is wrong with a site is said without the stack of the build', () => {
  const wrong = new SiteConfigError(['hiddenLinks.0: no. Write another one.']);
  const told = ownProblems(bundled(from('housefront-site', wrong)), '/srv/sites/7');
  const lines = "/srv/sites/7: This site's config cannot be used:\n  hiddenLinks.0: no. Write another one.";
  expect((told as Error).stack).toBe(lines);
  // In this way Vite prints an error.
  expect(inspect(told)).toBe(lines);
  const content = from('housefront-content', new Error('[plugin housefront-content] content/th_TH.md: no id'));
  expect((ownProblems(bundled(content), '/s') as Error).message).toBe('/s: content/th_TH.md: no id');
});

test('a fault of the build itself keeps its stack', () => {
  for (const error of [
    bundled(from('vite:css', new Error('x'))),
    new Error('y'),
    bundled('z'),
    bundled(),
    'text',
    null,
  ])
    expect(ownProblems(error, '/s')).toBe(error);
});
