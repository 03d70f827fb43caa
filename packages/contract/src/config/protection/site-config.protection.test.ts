import { expect, test } from 'vitest';
import { minimalConfig } from '../site-config.fixtures.ts';
import { parseSiteConfig } from '../site-config.ts';

const site = { ...minimalConfig, halls: { hidden: [8] } };
const licence = { sentence: 'Licensed.', account: '1', register: 'https://register.example.com/1' };
const links = [{ kind: 'helpline', title: 'Help', url: 'https://help.example.com' }];
const parse = (protection: object) => parseSiteConfig({ ...site, protection });
const problems = (protection: object) => {
  const result = parse(protection);
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const valuesOf = (protection: object) => {
  const result = parse(protection);
  if (!result.ok) throw new Error(result.problems.map(({ path }) => path).join());
  return result.config.protection?.values;
};

test('[RG-37x] none is as without the key', () => {
  for (const over of [{}, { protection: { profile: 'none' } }, { protection: { profile: 'none', licence, links } }]) {
    const result = parseSiteConfig({ ...site, ...over });
    expect(result.ok && result.config.protection).toBeUndefined();
    expect(result.ok).toBe(true);
  }
});

test('[RG-37x] an unknown profile and wrong values are refused with the path of the field', () => {
  const protection = { profile: 'gb', licence, links };
  expect(problems({ ...protection, profile: 'uk' })).toEqual(['protection.profile is not a profile']);
  expect(problems({ ...protection, values: { ages: 18 } })).toEqual(['protection.values.ages is not a capability']);
  const wrong = {
    age: '18',
    raise: { wait: '1 day' },
    sums: { days: 30 },
    zone: 'Europe/Nowhere',
    autoplay: true,
    overall: { EUR: 1000 },
  };
  expect(problems({ ...protection, values: wrong }).map((line) => line.split(' ')[0])).toEqual([
    'protection.values.age',
    'protection.values.raise.wait',
    'protection.values.sums.everyHours',
    'protection.values.zone',
    'protection.values.autoplay',
    'protection.values.overall.EUR',
  ]);
  expect(problems({ ...protection, values: { raise: { wait: '1 day' } } })).toEqual([
    'protection.values.raise.wait is not a length such as 24h, 1w, 6m, 5y, open or forever',
  ]);
});

test('[RG-37x] values of the site replace those of the profile; null takes one away', () => {
  const values = valuesOf({ profile: 'ph', licence, links, excludedPersons: 'officials', values: { age: 22 } });
  expect(values).toEqual({ zone: 'Asia/Manila', age: 22, excludedPersons: true });
  expect(valuesOf({ profile: 'es', licence, links, values: { realityCheck: null } })).toEqual({
    zone: 'Europe/Madrid',
  });
});

test('[RG-46] a value may have days, which are checked', () => {
  const dated = (one: object) => ({ profile: 'es', licence, links, values: { age: { dated: [one] } } });
  expect(valuesOf(dated({ value: 21, from: '2026-09-30' }))).toMatchObject({
    age: { dated: [{ value: 21, from: '2026-09-30' }] },
  });
  expect(problems(dated({ value: 21, from: '30.9.2026' }))).toEqual([
    'protection.values.age.dated.0.from must be a day such as 2026-09-30',
  ]);
  expect(problems(dated({ value: 'x' }))[0]).toMatch(/^protection\.values\.age\.dated\.0\.value /);
  expect(problems({ profile: 'es', licence, links, values: { zone: { dated: [{ value: 'UTC' }] } } })).toEqual([
    'protection.values.zone expected string, received object',
  ]);
});

test('[RG-01] licence and links are demanded, and a host that does not end as the profile asks stops the build', () => {
  expect(problems({ profile: 'mt', marks: [] })).toEqual([
    'protection.licence is missing, and pages that lead to gambling show it',
    'protection.links needs a helpline',
    'protection.marks must be 1 in this profile',
  ]);
  const german = { profile: 'de', licence, links };
  expect(problems(german)).toEqual(['protection.host must end with .de in this profile']);
  expect(problems({ ...german, host: 'www.example.de.com' })).toEqual([
    'protection.host must end with .de in this profile',
  ]);
  expect(problems({ ...german, host: 'www.example.de' })).toEqual([]);
  const mark = { file: 'mark.svg', title: 'Authority', url: 'https://authority.example.com' };
  expect(problems({ profile: 'br', licence, links, marks: [mark], host: 'lucky.bet.br' })).toEqual([]);
  expect(problems({ profile: 'br', licence, links, marks: [mark], host: 'lucky.br' })).toEqual([
    'protection.host must end with .bet.br in this profile',
  ]);
});

test('[RG-02] the persons who may not play are demanded where registration asks for them', () => {
  expect(problems({ profile: 'ph', licence, links })).toEqual([
    'protection.excludedPersons is missing, and registration asks for it in this profile',
  ]);
});
