import { expect, test } from 'vitest';
import { imageSets } from './images.ts';
import { imagePatternFault } from '../config/parts/site-config.images.ts';
import { parseSiteConfig } from '../config/site-config.ts';

const ORIGIN = 'https://play.example.com';
const ART = 'https://img.example.com/a b,1.png?v=2';

test('[IMG-01] the gateway’s route is asked for a fixed width and form, both in the address', () => {
  expect(imageSets('gateway', ORIGIN)(ART, [160, 480])).toEqual([
    '/_images/160.avif?url=https%3A%2F%2Fimg.example.com%2Fa%20b%2C1.png%3Fv%3D2 160w, /_images/480.avif?url=https%3A%2F%2Fimg.example.com%2Fa%20b%2C1.png%3Fv%3D2 480w',
    '/_images/160.webp?url=https%3A%2F%2Fimg.example.com%2Fa%20b%2C1.png%3Fv%3D2 160w, /_images/480.webp?url=https%3A%2F%2Fimg.example.com%2Fa%20b%2C1.png%3Fv%3D2 480w',
  ]);
  // A path of the platform stays one: the gateway knows where the platform is.
  expect(imageSets('gateway', ORIGIN)('/api/static/1.png', [160])?.[1]).toBe(
    '/_images/160.webp?url=%2Fapi%2Fstatic%2F1.png 160w',
  );
});

test('[IMG-01] a service gets the whole address, encoded or as it is, and may choose the form', () => {
  const encoded = imageSets('https://img.example/{width}/{url}', ORIGIN);
  expect(encoded('/api/static/1.png', [160, 320])).toEqual([
    'https://img.example/160/https%3A%2F%2Fplay.example.com%2Fapi%2Fstatic%2F1.png 160w, https://img.example/320/https%3A%2F%2Fplay.example.com%2Fapi%2Fstatic%2F1.png 320w',
  ]);
  const plain = imageSets('/cdn-cgi/image/width={width},format=auto/{+url}', ORIGIN);
  // A blank or a comma would end the candidate.
  expect(plain(ART, [160])).toEqual([
    '/cdn-cgi/image/width=160,format=auto/https://img.example.com/a%20b%2C1.png?v=2 160w',
  ]);
  expect(imageSets('https://img.example/{form}/{width}/{url}', ORIGIN)('http://a.example/1.png', [96])).toEqual([
    'https://img.example/avif/96/http%3A%2F%2Fa.example%2F1.png 96w',
    'https://img.example/webp/96/http%3A%2F%2Fa.example%2F1.png 96w',
  ]);
});

test('[IMG-01] a picture that is cropped counts as narrower than its file', () => {
  expect(imageSets('https://i.example/{width}/{url}', ORIGIN)('http://a.example/1', [160, 480], 1.25)).toEqual([
    'https://i.example/160/http%3A%2F%2Fa.example%2F1 128w, https://i.example/480/http%3A%2F%2Fa.example%2F1 384w',
  ]);
});

test.each([
  'https://img.example.com/a.svg',
  '/api/art/a.SVG?v=1',
  'data:image/png;base64,AAAA',
  'blob:https://play.example.com/1',
  '/logo.png',
  '',
])('[IMG-01] %j is shown as it is', (address) => {
  expect(imageSets('gateway', ORIGIN)(address, [160])).toBeUndefined();
});

test('[IMG-01] a pattern without a width or an address, or with a host that pictures choose, is refused', () => {
  for (const pattern of [
    'https://img.example.com/{width}/{url}',
    '/cdn-cgi/image/width={width},format=auto/{+url}',
    'https://img.example.com/{form}?w={width}&u={url}',
  ])
    expect([pattern, imagePatternFault(pattern)]).toEqual([pattern, undefined]);
  for (const [pattern, fault] of [
    ['https://img.example.com/{url}', 'has no {width}'],
    ['https://img.example.com/{width}', 'needs {url} or {+url}, once'],
    ['https://img.example.com/{width}/{url}/{+url}', 'needs {url} or {+url}, once'],
    ['https://img.example.com/{width}/{height}/{url}', 'may have {width}, {form} and {url} or {+url} only'],
    ['https://img.example.com/{width}/ {url}', 'no spaces'],
    ['https://img.example.com/{width}/{url},', 'no comma at its end'],
    ['http://img.example.com/{width}/{url}', 'must begin with https:// or be a path of this site'],
    ['//img.example.com/{width}/{url}', 'must begin with https:// or be a path of this site'],
    ['img.example.com/{width}/{url}', 'must begin with https:// or be a path of this site'],
    ['https://me:secret@img.example.com/{width}/{url}', 'must begin with https:// or be a path of this site'],
    ['https://w{width}.example.com/{url}', 'must name one host'],
  ])
    expect([pattern, imagePatternFault(pattern ?? '')]).toEqual([pattern, expect.stringContaining(fault ?? '')]);
});

test('[IMG-01] a config names the route or a pattern, and its faults are named', () => {
  const site = {
    version: 1,
    siteId: 88,
    public: {
      SITE_NAME: 'Lucky House',
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1',
      SITE_TITLE: '幸运屋',
    },
    currencies: 'RMB',
    languages: 'zh_CN',
    theme: 'midnight',
    upstream: 'http://localhost:4300',
  };
  const problems = (images: unknown) => {
    const result = parseSiteConfig({ ...site, images });
    return result.ok ? result.config.images : result.problems.map(({ path, problem }) => `${path} ${problem}`);
  };
  expect(problems(undefined)).toBeUndefined();
  expect(problems('gateway')).toBe('gateway');
  expect(problems('https://i.example.com/{width}/{url}')).toBe('https://i.example.com/{width}/{url}');
  expect(problems('https://i.example.com/{url}')).toEqual([expect.stringContaining('images')]);
});
