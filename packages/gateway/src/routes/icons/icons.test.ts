import { afterAll, describe, expect, test } from 'vitest';
import { builtSite } from '../../sites/site.fixtures.ts';

const built = await builtSite();
afterAll(built.remove);
const { get } = built;

describe('happy', () => {
  test('[API-44][API-47x] the icon endpoint gives only the icons asked for, aliases with their parents', async () => {
    const answer = await get('/icons/lucide.json?icons=user,home');
    expect(await answer.json()).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { house: { body: '<path d="M1"/>' }, user: { body: '<path d="M2"/>' } },
      aliases: { home: { parent: 'house' } },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  });
});

describe('error', () => {
  test('[API-44] icons that the set does not have, and aliases that go round, are named', async () => {
    const answer = await get('/icons/lucide.json?icons=none,loop');
    expect(await answer.json()).toMatchObject({ icons: {}, not_found: ['none', 'loop'] });
  });

  test('[API-44] a set that the site does not have is not there', async () => {
    expect((await get('/icons/other.json?icons=a')).status).toBe(404);
  });
});

describe('security', () => {
  test('[API-47x] names that are none are not looked up, and a long question is cut', async () => {
    const answer = await get('/icons/lucide.json?icons=__proto__,constructor,User,..%2fuser,user');
    expect(await answer.json()).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { user: { body: '<path d="M2"/>' } },
      not_found: ['constructor'],
    });
    const long = await get(`/icons/lucide.json?icons=${'x,'.repeat(1000)}user`);
    expect(await long.json()).toMatchObject({ icons: {}, not_found: ['x'] });
  });
});
