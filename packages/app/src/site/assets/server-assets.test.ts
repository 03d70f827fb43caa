import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Icon } from '@housefront/ui/primitives/Icon';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createServerAssets } from './server-assets.ts';

/** A site's client build whose icons are these. */
function built(icons: Readonly<Record<string, string>>): { folder: string; remove: () => void } {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['client/.vite', 'client/icons']) mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, 'client/.vite/manifest.json'), '{}');
  const set = {
    prefix: 'set',
    icons: Object.fromEntries(Object.entries(icons).map(([name, body]) => [name, { body }])),
  };
  writeFileSync(join(site, 'client/icons/set.json'), JSON.stringify(set));
  return { folder: join(site, 'server'), remove: () => rmSync(site, { recursive: true }) };
}

test('[API-46] sites of one thread draw their own icons, whichever was read last', () => {
  const [one, other] = [built({ star: '<path d="M1"/>', sun: '<path d="M2"/>' }), built({ star: '<path d="M3"/>' })];
  try {
    const [first, second] = [createServerAssets(one.folder), createServerAssets(other.folder)];
    const star = () => renderToString(createElement(Icon, { name: 'set:star' }));
    const sun = () => renderToString(createElement(Icon, { name: 'set:sun' }));
    expect(first.draw(star)).toContain('M1');
    expect(second.draw(star)).toContain('M3');
    expect(first.draw(sun)).toContain('M2');
    expect(second.draw(sun)).not.toContain('<path');
    expect(first.icons(first.draw(star))).toEqual({ set: { star: '<path d="M1"/>' } });
  } finally {
    for (const { remove } of [one, other]) remove();
  }
});

test('an icon that could run is not drawn', () => {
  const { folder, remove } = built({ bad: '<script>1</script>' });
  const bad = () => renderToString(createElement(Icon, { name: 'set:bad' }));
  expect(createServerAssets(folder).draw(bad)).not.toContain('<script');
  remove();
});
