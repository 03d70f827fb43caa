import { afterAll, expect, test } from 'vitest';
import { builtSite } from '../../sites/site.fixtures.ts';

const built = await builtSite();
afterAll(built.remove);
const { get } = built;

test('[API-44][API-47x] the icon endpoint gives only the icons asked for, aliases with their parents', async () => {
  const answer = await get('/icons/lucide.json?icons=user,home,none,loop,__proto__');
  expect(await answer.json()).toEqual({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { house: { body: '<path d="M1"/>' }, user: { body: '<path d="M2"/>' } },
    aliases: { home: { parent: 'house' } },
    not_found: ['none', 'loop'],
  });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  expect((await get('/icons/other.json?icons=a')).status).toBe(404);
});
